/** Headers that the worker adds to a cached response. */
export const cacheHeaders = {
  /** When it was cached, in milliseconds since 1970. */
  at: 'x-kept-at',
  /** Bytes of its body. */
  bytes: 'x-kept-bytes',
}
