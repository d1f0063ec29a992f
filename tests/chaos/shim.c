/* Put before the C library of a server under test: fsync that fails and a wall clock that jumps,
   as told by a page of memory that the test shares with it. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

struct page {
    int64_t ahead;  /* seconds the wall clock is ahead */
    int64_t broken; /* whether nothing can be brought to disk */
    int64_t failed; /* how often that was so */
};

static struct page nothing;
static struct page *page = &nothing;
static int (*real_gettime)(clockid_t, struct timespec *);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);

__attribute__((constructor)) static void begin(void) {
    real_gettime = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    real_fsync = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    const char *path = getenv("CHAOS_PAGE");
    int file = path == NULL ? -1 : open(path, O_RDWR | O_CLOEXEC);
    if (file < 0)
        return;
    void *found = mmap(NULL, sizeof(struct page), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (found != MAP_FAILED)
        page = found;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int answer = real_gettime(clock, now);
    if (answer == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        now->tv_sec += page->ahead;
    return answer;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec exact;
    (void)zone;
    if (clock_gettime(CLOCK_REALTIME, &exact) != 0)
        return -1;
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *kept) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (kept != NULL)
        *kept = now.tv_sec;
    return now.tv_sec;
}

static int broken(void) {
    if (!page->broken)
        return 0;
    __atomic_add_fetch(&page->failed, 1, __ATOMIC_RELAXED);
    errno = EIO;
    return 1;
}

int fsync(int file) { return broken() ? -1 : real_fsync(file); }

int fdatasync(int file) { return broken() ? -1 : real_fdatasync(file); }
