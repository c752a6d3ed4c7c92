/**
 * Whether a browser submitted a form by itself, without scripts. Other clients can send the same.
 *
 * @see {@link https://developer.mozilla.org/docs/Web/HTTP/Headers/Sec-Fetch-Dest}
 */
export function isSentByPage({ headers }: Request): boolean {
  return (
    headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'
  )
}
