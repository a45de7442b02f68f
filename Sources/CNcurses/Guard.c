#define _GNU_SOURCE
#include "Guard.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t armed;
static int tty = -1, signals = -1, held = -1, errors = -1;
static struct termios saved;
static char reset[GUARD_RESET_MAX];
static volatile size_t reset_size;
static char stack[65536] __attribute__((aligned(16)));

/* How long a dying program waits for a terminal that takes nothing, in milliseconds. */
#define PATIENCE 500
#define FOREVER LONG_MAX

static long clock_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* Waits until there is room or an error to be read; 0 when it is `end`. */
static int wait_for_room(int fd, long end) {
    struct pollfd room = {.fd = fd, .events = POLLOUT};
    long rest = end == FOREVER ? -1 : end - clock_now();
    if (end != FOREVER && rest <= 0) return 0;
    poll(&room, 1, (int)rest);
    return 1;
}

/* Writes until `end`: 1 when all was written, 0 when the terminal is gone or takes no more. */
static int put(int fd, const char *bytes, size_t count, long end) {
    /* Room for one byte does not mean that a write of two returns. Other programs write through the
       same open file, so it is as it was afterwards. */
    int flags = fcntl(fd, F_GETFL), change = end != FOREVER && flags >= 0 && !(flags & O_NONBLOCK);
    if (change) fcntl(fd, F_SETFL, flags | O_NONBLOCK);
    while (count > 0) {
        ssize_t n = write(fd, bytes, count);
        if (n > 0) bytes += n, count -= (size_t)n;
        else if (n == 0 || (errno != EINTR && (errno != EAGAIN || !wait_for_room(fd, end)))) break;
    }
    if (change) fcntl(fd, F_SETFL, flags);
    return count == 0;
}

/* Puts stderr back and shows what was written to it meanwhile. */
static void release_errors(long end) {
    char part[512];
    off_t at = 0;
    ssize_t n;
    if (errors < 0) return;
    dup2(errors, STDERR_FILENO);
    while ((n = pread(held, part, sizeof part, at)) > 0 && put(STDERR_FILENO, part, (size_t)n, end)) at += n;
    if (ftruncate(held, 0) == 0) lseek(held, 0, SEEK_SET);
}

static void restore(long end) {
    struct sigaction ignore = {.sa_handler = SIG_IGN}, old;
    if (!armed) return;
    /* From the background tcsetattr would stop the program instead of ending it. */
    sigaction(SIGTTOU, &ignore, &old);
    if (!put(tty, reset, reset_size, end)) {
        /* What nobody has read yet makes way: a terminal that wakes up later is in order then. */
        tcflush(tty, TCOFLUSH);
        put(tty, reset, reset_size, end);
    }
    tcsetattr(tty, TCSANOW, &saved);
    release_errors(end);
    sigaction(SIGTTOU, &old, NULL);
    /* Only now: a deadly signal that comes in between does it all, and in bounded time. */
    armed = 0;
}

void guard_restore(void) { restore(FOREVER); }

static void deadly(int number) {
    sigset_t only;
    /* Every signal is held back here: a wait without an end could only be ended by SIGKILL. */
    restore(clock_now() + PATIENCE);
    signal(number, SIG_DFL);
    sigemptyset(&only);
    sigaddset(&only, number);
    sigprocmask(SIG_UNBLOCK, &only, NULL);
    raise(number);
}

static void tell(int number) {
    int before = errno;
    char letter = number == SIGTSTP ? 'z' : number == SIGCONT ? 'c' : 'w';
    ssize_t n = write(signals, &letter, 1); /* a full pipe already says enough */
    (void)n;
    errno = before;
}

static void handle(int number, void (*handler)(int), int flags) {
    struct sigaction now, old;
    if (sigaction(number, NULL, &old) == 0 && old.sa_handler == SIG_IGN) return;
    now.sa_handler = handler;
    now.sa_flags = flags;
    sigfillset(&now.sa_mask);
    sigaction(number, &now, NULL);
}

int guard_stop(int job) {
    struct sigaction stop = {.sa_handler = SIG_DFL}, own;
    sigset_t only, before;
    if (sigaction(SIGTSTP, NULL, &own) != 0 || own.sa_handler == SIG_IGN) return 0;
    guard_restore();
    sigaction(SIGTSTP, &stop, NULL);
    sigemptyset(&only);
    sigaddset(&only, SIGTSTP);
    sigprocmask(SIG_UNBLOCK, &only, &before);
    /* Not SIGSTOP: the kernel discards this one where no shell is left to continue the program. */
    if (job) kill(0, SIGTSTP);
    else raise(SIGTSTP);
    sigprocmask(SIG_SETMASK, &before, NULL);
    sigaction(SIGTSTP, &own, NULL);
    return 1;
}

void guard_install(int terminal, const struct termios *before, int pipe) {
    static const int deaths[] = {
        SIGILL,  SIGTRAP, SIGSEGV, SIGBUS,  SIGFPE,    SIGABRT, SIGSYS, SIGINT, SIGTERM,  SIGHUP,
        SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO,  SIGPWR, SIGSTKFLT, SIGXCPU,
        SIGXFSZ,
    };
    stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
    tty = terminal, saved = *before, signals = pipe;
    sigaltstack(&own, NULL);
    for (size_t i = 0; i < sizeof deaths / sizeof *deaths; i++) handle(deaths[i], deadly, SA_ONSTACK);
    handle(SIGTSTP, tell, SA_RESTART);
    handle(SIGCONT, tell, SA_RESTART);
    handle(SIGWINCH, tell, SA_RESTART);
    signal(SIGPIPE, SIG_IGN);
    atexit(guard_restore);
}

void guard_set_reset(const void *bytes, size_t count) {
    reset_size = 0;
    if (count > GUARD_RESET_MAX) count = GUARD_RESET_MAX;
    if (count > 0) __builtin_memcpy(reset, bytes, count);
    reset_size = count;
}

void guard_arm(void) {
    if (isatty(STDERR_FILENO)) {
        if (errors < 0) errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
        if (held < 0) held = memfd_create("stderr", MFD_CLOEXEC);
        if (errors >= 0 && held >= 0) dup2(held, STDERR_FILENO);
    }
    armed = 1;
}
