/** Headers of a kept response. */
export const keptHeaders = {
  /** When it came, in milliseconds since 1970. */
  at: 'x-kept-at',
  /** Bytes of its body. */
  bytes: 'x-kept-bytes',
}
