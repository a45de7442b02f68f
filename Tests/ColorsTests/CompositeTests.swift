import Colors
import Testing

@Suite struct CompositeTests {
  @Test(arguments: compositeRows)
  func layersAreBlendedAsCoreAnimationAndBrowsersDo(row: CompositeRow) {
    let stack = row.layers.reversed().reduce(Composite(row.ground)) { $0.under($1) }
    for (channel, expected) in zip([stack.red, stack.green, stack.blue], row.unrounded) {
      #expect(abs(channel / 255 - expected) < 1e-6)
    }
    #expect(stack.rgb == row.shown)
  }

  @Test(arguments: overlayRows)
  func aBlackOverlayLiesOverTextAndGroundAlike(row: OverlayRow) {
    let overlay = Color(.black, alpha: row.opacity)
    let (text, ground) = (Composite(row.text).under(overlay).rgb, Composite(row.ground).under(overlay).rgb)
    #expect(text == row.textSeen)
    #expect(ground == row.groundSeen)
    #expect(abs(contrastRatio(text, ground) - row.ratio) < 1e-6)
  }

  @Test(arguments: groupRows)
  func aGroupIsFlattenedBeforeItIsBlended(row: GroupRow) {
    let text = Composite(row.backdrop).under(Color(row.text, alpha: row.opacity)).rgb
    let ground = Composite(row.backdrop).under(Color(row.ground, alpha: row.opacity)).rgb
    #expect(text == row.textSeen)
    #expect(ground == row.groundSeen)
    #expect(abs(contrastRatio(text, ground) - row.ratio) < 1e-6)
  }

  @Test func aClearLayerChangesNothingAndAnOpaqueOneIsAllThatIsSeen() {
    for packed in stride(from: UInt32(0), through: 0xFFFFFF, by: 4099) {
      let (ground, top) = (RGB(packed: packed), RGB(packed: 0xFFFFFF - packed))
      #expect(Composite(ground).under(Color(top, alpha: 0)) == Composite(ground))
      #expect(Composite(ground).under(Color(top, alpha: 1)) == Composite(top))
    }
  }

  @Test func aBlackOverlayLeavesEachChannelItsPartRoundedHalfUp() {
    for percent in stride(from: 0, through: 100, by: 5) {
      let opacity = Double(percent) / 100
      for value in UInt8.min...UInt8.max {
        let seen = Composite(RGB(value, value, value)).under(Color(.black, alpha: opacity)).rgb
        #expect(Int(seen.red) == Int((1 - opacity) * Double(value) + 0.5 + 1e-9))
      }
    }
  }

  @Test(arguments: [(-1, 0), (2, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0)] as [(Double, Double)])
  func anOpacityOutsideItsRangeIsBroughtIntoIt(given: Double, kept: Double) {
    #expect(Color(.white, alpha: given).alpha == kept)
  }

  @Test func anOpacityThatIsSetToNoNumberDoesNotTrap() {
    var color = Color(.white)
    color.alpha = .nan
    #expect(Composite(.white).under(color).rgb == .black)
  }
}
