/** The subset of `Window` that deleting cookies requires. */
export interface CookieWindow {
  document: { cookie: string }
  location: { hostname: string }
}

/**
 * Deletes cookies set by third-party scripts, on this host and its parent domains.
 *
 * @param names A final `*` matches anything.
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
