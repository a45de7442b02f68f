#define _GNU_SOURCE
#include "Guard.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static volatile sig_atomic_t armed;
static int tty = -1, signals = -1, held = -1, errors = -1;
static struct termios saved;
static char reset[GUARD_RESET_MAX];
static volatile size_t reset_size;
static char stack[65536] __attribute__((aligned(16)));

static void put(int fd, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t n = write(fd, bytes, count);
        if (n < 0 && errno != EINTR) return; /* the terminal is gone or full: nothing more to do */
        if (n > 0) bytes += n, count -= (size_t)n;
    }
}

/* Puts stderr back and shows what was written to it meanwhile. */
static void release_errors(void) {
    char part[512];
    off_t at = 0;
    ssize_t n;
    if (errors < 0) return;
    dup2(errors, STDERR_FILENO);
    while ((n = pread(held, part, sizeof part, at)) > 0) put(STDERR_FILENO, part, (size_t)n), at += n;
    if (ftruncate(held, 0) == 0) lseek(held, 0, SEEK_SET);
}

void guard_restore(void) {
    struct sigaction ignore = {.sa_handler = SIG_IGN}, old;
    if (!armed) return;
    armed = 0;
    /* From the background tcsetattr would stop the program instead of ending it. */
    sigaction(SIGTTOU, &ignore, &old);
    put(tty, reset, reset_size);
    tcsetattr(tty, TCSANOW, &saved);
    release_errors();
    sigaction(SIGTTOU, &old, NULL);
}

static void deadly(int number) {
    sigset_t only;
    guard_restore();
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
    static const int deaths[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT,
                                 SIGSYS, SIGINT, SIGTERM, SIGHUP, SIGQUIT};
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
