/** A page that is measured. */
export interface ListedPage {
  name: PageName
  language: (typeof languageNames)[number]
  path: string
  /** Sent along: a cart, where the page shows one. */
  cookie: string | undefined
}

export const pageNames = [
  'home',
  'list',
  'category',
  'product',
  'search',
  'cart',
  'contact',
  'checkout',
] as const

export const languageNames = ['el', 'en'] as const

export type PageName = (typeof pageNames)[number]

const languages = [
  { language: 'el', prefix: '', word: 'φίλτρο' },
  { language: 'en', prefix: '/en', word: 'filter' },
] as const

/** Every kind of page in both languages, found by links, so that no slug is written down here. */
export async function listPages(origin: string): Promise<ListedPage[]> {
  const pages: ListedPage[] = []
  for (const { language, prefix, word } of languages) {
    const home = prefix || '/'
    const list = `${prefix}/products`
    const product = await firstLink(origin, list, `${prefix}/products/`)
    const paths: Record<PageName, string> = {
      home,
      list,
      product,
      category: await firstLink(origin, home, `${prefix}/categories/`),
      search: `${list}?search=${encodeURIComponent(word)}`,
      cart: `${prefix}/shopping-cart`,
      contact: `${prefix}/contact`,
      checkout: `${prefix}/checkout`,
    }
    const cart = await createCart(origin, product, `${prefix}/cart-state`)
    for (const name of pageNames) {
      const cookie = name === 'cart' || name === 'checkout' ? cart : undefined
      pages.push({ name, language, path: paths[name], cookie })
    }
  }
  return pages
}

async function firstLink(origin: string, path: string, begin: string): Promise<string> {
  const found = new RegExp(`href="(${begin}[^"?#]+)"`).exec(await read(origin, path))?.[1]
  if (found === undefined) throw new Error(`${path} has no link that begins with ${begin}.`)
  return found
}

/** Puts the product of a page into a new cart. @returns the cart's cookies. */
async function createCart(origin: string, product: string, address: string): Promise<string> {
  const html = await read(origin, product)
  const variantId = /<input[^>]*name="variantId"[^>]*value="([^"]+)"/.exec(html)?.[1]
  if (variantId === undefined) throw new Error(`${product} has nothing to put into a cart.`)
  const response = await fetch(origin + address, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'add', variantId, quantity: '1' }),
    headers: { origin },
  })
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (!response.ok || cookies.length === 0) {
    throw new Error(`${address} returned ${response.status} and created no cart.`)
  }
  return cookies.join('; ')
}

async function read(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path)
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`)
  return response.text()
}
