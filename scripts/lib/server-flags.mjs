/**
 * How the server's engine keeps its memory. Left alone it lets what nobody needs any more pile up to several times what is in use before it
 * clears it away, on a machine that may have others to serve; cleared away when a fifth has come on top, it stays flat
 * (docs/decisions/060).
 */
export const serverFlags = ['--heap-growing-percent=20'];
