/** A document's cookies, as a browser keeps them. */
export interface CookieJar {
  cookie: string
}

/** Creates the cookies of a document for tests: writing sets or ends one, reading gives them all. */
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
