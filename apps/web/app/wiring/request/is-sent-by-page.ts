/**
 * Whether a browser sent a form by itself, without scripts. A program can say the same.
 *
 * @see {@link https://developer.mozilla.org/docs/Web/HTTP/Headers/Sec-Fetch-Dest}
 */
export function isSentByPage({ headers }: Request): boolean {
  return (
    headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'
  )
}
