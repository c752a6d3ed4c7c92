/** What is needed of a window to delete cookies. */
export interface CookieWindow {
  document: { cookie: string }
  location: { hostname: string }
}

/**
 * Deletes cookies that somebody else's script has set, on this host and on those above it.
 *
 * @param names `*` at the end stands for anything.
 */
export function deleteCookies(
  { document, location }: CookieWindow,
  names: readonly string[],
): void {
  const isMeant = (name: string): boolean =>
    names.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one))
  const parts = location.hostname.split('.')
  const domains = parts.map((_part, at) => `; Domain=${parts.slice(at).join('.')}`)
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? ''
    if (!isMeant(name)) continue
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
    }
  }
}
