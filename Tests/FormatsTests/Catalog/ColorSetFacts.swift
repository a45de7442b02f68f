/// Colour sets of public repositories, what they say and what a phone shows of it.
///
/// Each begins with its repository and folder; then come the entries of its file: idiom, variant, colour space, red green blue
/// or white, opacity. A number with `=` stands bare in the file, everything else in quotes. The last line has what is shown in
/// light, dark, light with high contrast and dark with high contrast, worked out by a program of its own (matrices from the
/// chromaticities of the standards, single precision by IEEE 754). The rows of `gloam` are made up: forms that none of the others has.
let colorSetFacts = """
  Automattic/simplenote-ios
    at SimplenoteWidgets/Assets.xcassets/AccentColor.colorset
    universal any empty
    = missing | missing | missing | missing
  CodeEditApp/CodeEdit
    at CodeEdit/Assets.xcassets/Custom Colors/Amber.colorset
    universal any display-p3 0.784 0.635 0.133 / 1.000
    universal dark display-p3 0.961 0.812 0.302 / 1.000
    = #CFA000 clipped | #FDCD20 | #CFA000 clipped | #FDCD20
  Dimillian/IceCubesApp
    at IceCubesApp/Assets.xcassets/AccentColor.colorset
    universal any empty
    = missing | missing | missing | missing
  Dimillian/IceCubesApp
    at IceCubesAppWidgetsExtension/Assets.xcassets/WidgetBackground.colorset
    universal any display-p3 0.941 0.945 0.949 / 1.000
    universal dark display-p3 0.067 0.082 0.133 / 1.000
    = #F0F1F2 | #101523 | #F0F1F2 | #101523
  OpenSwiftUIProject/OpenSwiftUI
    at Example/Shared/Assets/Assets.xcassets/custom.colorset
    universal any srgb 0xFF 0x00 0x00 / 1.000
    universal light srgb 0x00 0xCC 0x00 / 1.000
    universal dark srgb 0x00 0x00 0xCC / 1.000
    universal anyHigh srgb 0xFF 0x88 0x00 / 1.000
    universal lightHigh srgb 0x00 0xCC 0xCC / 1.000
    universal darkHigh srgb 0xCC 0x00 0xCC / 1.000
    iphone any srgb 0xFF 0x69 0xB4 / 1.000
    iphone light srgb 0x00 0xFF 0x7F / 1.000
    iphone dark srgb 0x6A 0x5A 0xCD / 1.000
    iphone anyHigh srgb 0xFF 0xD7 0x00 / 1.000
    iphone lightHigh srgb 0x40 0xE0 0xD0 / 1.000
    iphone darkHigh srgb 0xEE 0x82 0xEE / 1.000
    mac any srgb 0xFF 0x6B 0x6B / 1.000
    mac light srgb 0x88 0xCC 0x00 / 1.000
    mac dark srgb 0x00 0x00 0x88 / 1.000
    mac anyHigh srgb 0xFF 0xAA 0x00 / 1.000
    mac lightHigh srgb 0x00 0x88 0x88 / 1.000
    mac darkHigh srgb 0x88 0x00 0xCC / 1.000
    = #00FF7F | #6A5ACD | #40E0D0 | #EE82EE
  Ranchero-Software/NetNewsWire
    at Mac/Resources/Assets.xcassets/Account icon colors/freshRSSColor.colorset
    universal any srgb 0.000 0.384 0.741 / 1.000
    universal dark srgb 0.004 0.306 0.663 / 1.000
    = #0062BD | #014EA9 | #0062BD | #014EA9
  Ranchero-Software/NetNewsWire
    at Mac/Resources/Assets.xcassets/iconDarkBackgroundColor.colorset
    universal any srgb 56 56 56 / 1.000
    = #383838 | #383838 | #383838 | #383838
  Ranchero-Software/NetNewsWire
    at Widget/Assets.xcassets/AccentColor.colorset
    universal any srgb 0.031 0.416 0.933 / 1.000
    universal dark display-p3 0.426 0.611 0.929 / 1.000
    = #086AEE | #5E9DF3 | #086AEE | #5E9DF3
  Ranchero-Software/NetNewsWire
    at iOS/Resources/Assets.xcassets/Account icon colors/freshRSSColor.colorset
    universal any srgb 0 98 189 / 1.000
    universal dark srgb 1 78 169 / 1.000
    = #0062BD | #014EA9 | #0062BD | #014EA9
  Ranchero-Software/NetNewsWire
    at iOS/Resources/Assets.xcassets/Account icon colors/theoldreaderColor.colorset
    universal any srgb 0xFF 0x25 0x00 / 1.000
    universal dark srgb 225 17 0 / 1.000
    = #FF2500 | #E11100 | #FF2500 | #E11100
  Ranchero-Software/NetNewsWire
    at iOS/Resources/Assets.xcassets/deleteBackgroundColor.colorset
    universal any ios:systemRedColor
    universal dark ios:systemRedColor
    = #FF3B30 | #FF453A | #D70015 | #FF6961
  Ranchero-Software/NetNewsWire
    at iOS/Resources/Assets.xcassets/vibrantTextColor.colorset
    universal any srgb 1.000 1.000 1.000 / 1.000
    universal dark ios:labelColor
    = #FFFFFF | #FFFFFF | #FFFFFF | #FFFFFF
  SwiftGen/SwiftGen
    at Sources/TestUtils/Fixtures/Resources/XCAssets/Styles.xcassets/24Vision/Background.colorset
    universal any srgb 0.929 0.949 0.957 / 1.000
    = #EDF2F4 | #EDF2F4 | #EDF2F4 | #EDF2F4
  duckduckgo/iOS
    at AutofillCredentialProvider/CredentialProvider/Resources/Assets.xcassets/AutofillCellSelectedBackground.colorset
    universal any display-p3 0.800 0.800 0.800 / 1.000
    universal dark display-p3 0.267 0.267 0.267 / 1.000
    = #CCCCCC | #444444 | #CCCCCC | #444444
  duckduckgo/iOS
    at DuckDuckGo/Assets.xcassets/Waitlist/WaitlistNotificationsBackgroundColor.colorset
    universal any srgb 1.000 1.000 1.000 / 1.000
    universal dark display-p3 0.092 0.093 0.093 / 1.000
    = #FFFFFF | #171818 | #FFFFFF | #171818
  duckduckgo/iOS
    at DuckDuckGo/DeprecatedColors.xcassets/HomeMessage/CancelButtonBackgroundColor.colorset
    universal any extended-srgb 0.933 0.933 0.933 / 1.000
    universal dark srgb 0.400 0.400 0.400 / 1.000
    = #EEEEEE | #666666 | #EEEEEE | #666666
  duckduckgo/iOS
    at DuckDuckGo/DeprecatedColors.xcassets/VoiceSearchCancelColor.colorset
    universal any display-p3 0.278 0.278 0.278 / 1.000
    universal dark srgb 1.000 1.000 1.000 / 1.000
    = #474747 | #FFFFFF | #474747 | #FFFFFF
  element-hq/element-x-ios
    at ElementX/Resources/Assets.xcassets/colors/background-color.colorset
    universal any srgb 1.000 1.000 1.000 / 1.000
    universal dark srgb 0.063 0.075 0.090 / 1.000
    universal anyHigh srgb 1.000 1.000 1.000 / 1.000
    universal darkHigh srgb 0.063 0.075 0.090 / 1.000
    = #FFFFFF | #101317 | #FFFFFF | #101317
  home-assistant/iOS
    at Sources/App/Resources/Assets.xcassets/LaunchScreen/launchScreen-background.colorset
    universal any srgb 250 250 250 / 1.000
    universal dark srgb 17 17 17 / 1.000
    = #FAFAFA | #111111 | #FAFAFA | #111111
  home-assistant/iOS
    at Sources/Shared/Assets/Colors.xcassets/Background/primaryBackground.colorset
    universal any display-p3 0xFA 0xFA 0xFA / 1.000
    universal dark display-p3 0x11 0x10 0x10 / 1.000
    = #FAFAFA | #111010 | #FAFAFA | #111010
  iina/iina
    at iina/Assets.xcassets/Colors/InitialWindowActionButtonBackgroundHover.colorset
    universal any srgb 0.650 0.650 0.650 / 0.250
    universal dark srgb 0.000 0.000 0.000 / 0.250
    = #A6A6A6 / 0.25 | #000000 / 0.25 | #A6A6A6 / 0.25 | #000000 / 0.25
  lukasoppermann/design-tokens
    at examples/build/ios/DesignToken.xcassets/Background.colorset
    universal any srgb 1.000 1.000 1.000 / 1.000
    universal any srgb 0.000 0.000 0.000 / 1.000
    universal any srgb 1.000 1.000 1.000 / 1.000
    universal any srgb 0.000 0.000 0.000 / 1.000
    = #FFFFFF | #FFFFFF | #FFFFFF | #FFFFFF
  mac-cain13/R.swift
    at Examples/FileSystemSynchronized/TheAppClip/ClipAssets.xcassets/MyColor.colorset
    universal any ios:systemTealColor
    universal dark ios:systemOrangeColor
    = #30B0C7 | #FF9F0A | #008299 | #FFB340
  mac-cain13/R.swift
    at Examples/ResourceApp/ResourceApp/Media.xcassets/Folder/Not dupe.colorset
    universal any srgb =0.7860491071 =1 =1 / =1
    = #C8FFFF | #C8FFFF | #C8FFFF | #C8FFFF
  mac-cain13/R.swift
    at Examples/RswiftUI/RswiftUIAppClip/ClipAssets.xcassets/MyColor.colorset
    universal any ios:systemTealColor
    universal dark ios:systemOrangeColor
    = #30B0C7 | #FF9F0A | #008299 | #FFB340
  mastodon/mastodon-ios
    at MastodonSDK/Sources/MastodonAsset/Assets.xcassets/Colors/Brand/Dark Blurple.colorset
    universal any srgb 0x2F 0x0C 0x7A / 1.000
    = #2F0C7A | #2F0C7A | #2F0C7A | #2F0C7A
  mastodon/mastodon-ios
    at MastodonSDK/Sources/MastodonAsset/Assets.xcassets/Colors/Label/primary.colorset
    universal any srgb 0x2B 0x29 0x38 / 1.000
    universal dark srgb 0.933 0.933 0.933 / 1.000
    = #2B2938 | #EEEEEE | #2B2938 | #EEEEEE
  mastodon/mastodon-ios
    at MastodonSDK/Sources/MastodonAsset/Assets.xcassets/Scene/Discovery/profile.card.background.colorset
    universal any srgb 249 250 251 / 1.000
    universal dark srgb 0x1C 0x1C 0x1E / 1.000
    = #F9FAFB | #1C1C1E | #F9FAFB | #1C1C1E
  microsoft/fluentui-apple
    at Demos/FluentUIDemo_macOS/FluentUITestApp/Assets.xcassets/Colors/DemoPrimaryColor.colorset
    universal any srgb 0.063 0.486 0.255 / 1.000
    universal dark srgb 0x10 0x88 0x3B / 1.000
    = #107C41 | #10883B | #107C41 | #10883B
  microsoft/fluentui-apple
    at Sources/FluentUI_macOS/Resources/FluentUI-macos.xcassets/ButtonColors/innerShadow.colorset
    universal any srgb 0xFF 0xFF 0xFF / 0.200
    = #FFFFFF / 0.2 | #FFFFFF / 0.2 | #FFFFFF / 0.2 | #FFFFFF / 0.2
  oblador/hush
    at Shared/Assets.xcassets/AppBackgroundColor.colorset
    universal any srgb 0xFD 0xF0 0x74 / 1.000
    universal dark srgb 0x00 0x00 0x00 / 1.000
    universal anyHigh srgb 0.992 1.000 1.000 / 1.000
    universal darkHigh srgb 0.000 0.000 0.000 / 1.000
    = #FDF074 | #000000 | #FDFFFF | #000000
  terrazzoapp/terrazzo
    at packages/plugin-swift/test/color/Want.xcassets/color.primitive.blue.1.colorset
    universal any display-p3 0.984313725490196 0.9921568627450981 1.0 / 1.0
    universal dark display-p3 0.050980392156862744 0.08235294117647059 0.12549019607843137 / 1.0
    = #FBFDFF clipped | #0B1521 | #FBFDFF clipped | #0B1521
  gloam
    at a grey.colorset
    universal any gray-gamma-22 0.6 / 1.000
    universal dark gray-gamma-22 51 / 0.500
    = #9A9A9A | #303030 / 0.5 | #9A9A9A | #303030 / 0.5
  gloam
    at an extended grey.colorset
    universal any extended-gray =1.5 / =1
    universal dark extended-gray -0.250 / 0x80
    = #FFFFFF clipped | #000000 / 0.501961 clipped | #FFFFFF clipped | #000000 / 0.501961 clipped
  gloam
    at linear light.colorset
    universal any extended-linear-srgb 0.5 0.25 1.0 / 1.000
    universal dark extended-linear-srgb 1.2 -0.1 0.01 / 255
    = #BC89FF | #FF0019 clipped | #BC89FF | #FF0019 clipped
  gloam
    at beyond sRGB.colorset
    universal any extended-srgb 1.2 -0.1 0.5 / 1.000
    universal dark extended-srgb 300 -20 128 / 0xFF
    = #FF0080 clipped | #FF0080 clipped | #FF0080 clipped | #FF0080 clipped
  gloam
    at Display P3.colorset
    universal any display-p3 0.8 0.4 0.2 / 1.000
    universal dark display-p3 0xFF 0x00 0x00 / 0.250
    = #DB5E1F | #FF0000 / 0.25 clipped | #DB5E1F | #FF0000 / 0.25 clipped
  gloam
    at bare numbers.colorset
    universal any srgb =1 =0.5 =0 / =0.5
    universal dark srgb =0.02745098039 =0.1019607843 =0.7215686275 / =1
    = #FF8000 / 0.5 | #071AB8 | #FF8000 / 0.5 | #071AB8
  gloam
    at the whole and one 255th.colorset
    universal any srgb 1 1.0 0x1 / 1.0
    universal dark srgb 235 0xEB 0.92156862745 / 1.
    = #01FF01 | #EBEBEB | #01FF01 | #EBEBEB
  """
