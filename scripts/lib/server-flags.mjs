/**
 * How the server's engine keeps its memory. Left alone it lets what nobody needs any more pile up to several times what is in use before it
 * clears it away, on a machine that may have others to serve; cleared away when a fifth has come on top, it stays flat
 * (docs/decisions/060).
 */
export const serverFlags = ['--heap-growing-percent=20', '--max-semi-space-size=16'];

/**
 * And how the system keeps what lies outside of the engine: what is large goes back at once. Every sign-in takes 19 MB for a moment, and each of the
 * four threads that do so kept them for good. And no store of small pieces for each of a dozen threads, half empty. Known to glibc; others do
 * not read it.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(16 * 2 ** 20),
  MALLOC_TRIM_THRESHOLD_: String(16 * 2 ** 20),
};
