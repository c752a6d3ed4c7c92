/** Header of a kept response: when it came, in milliseconds since 1970. */
export const KEPT_AT = 'x-kept-at'
/** Header of a kept response: bytes of its body. */
export const KEPT_BYTES = 'x-kept-bytes'
