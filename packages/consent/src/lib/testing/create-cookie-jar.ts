/** A document's cookies, as in a browser. */
export interface CookieJar {
  cookie: string
}

/** Creates a document's cookies for tests: writing sets or deletes one, reading returns all. */
export function createCookieJar(start: Readonly<Record<string, string>> = {}): CookieJar {
  const values = new Map(Object.entries(start))
  return {
    get cookie() {
      return [...values].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text) {
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) values.delete(name)
      else values.set(name, value)
    },
  }
}
