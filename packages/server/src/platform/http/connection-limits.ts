const second = 1000;

/**
 * How long a client may take over a request, and how much it may say before anything is read. The time counts what the
 * client sends, never what it is sent: a stream of live events stays open for as long as somebody listens.
 */
export function connectionLimits(requestTimeoutMs: number, silentMs = requestTimeoutMs + 60 * second) {
  return {
    requestTimeout: requestTimeoutMs,
    // A connection on which nothing moves at all, neither way: its other end is gone or does not read.
    connectionTimeout: silentMs,
    http: {
      headersTimeout: Math.min(20 * second, requestTimeoutMs),
      // How often Node looks; its own half minute would be added to every limit above.
      connectionsCheckingInterval: Math.min(5 * second, requestTimeoutMs),
      maxHeaderSize: 16 * 1024,
    },
  };
}
