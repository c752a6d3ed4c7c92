import type { Page, PlainBrowser } from './plain-browser.js'
import type { PageForm } from './read-forms.js'

/** A purchase: the order's id, which opens its receipt. */
export interface Purchase {
  orderId: string
  email: string
}

const person = {
  firstName: 'Eleni',
  lastName: 'Papadaki',
  phone: '2101234567',
  'billing.country': 'GR',
  'billing.region': 'GR-I',
  'billing.address': 'Ermou 12',
  'billing.city': 'Athens',
  'billing.postalCode': '105 63',
  shippingMethodId: 'courier',
  paymentMethodId: 'card',
  shipToBilling: 'on',
}

/** A card that the sandbox takes without a question. */
const card = { holder: 'ELENI P', number: '4111 1111 1111 1111', expiry: '12/30', code: '123' }

/**
 * Completes a purchase as a person without scripts: page, cart, checkout, payment at the sandbox,
 * receipt.
 */
export async function buy(
  browser: PlainBrowser,
  { slug, email }: { slug: string; email: string },
): Promise<Purchase> {
  const product = await browser.open(`/en/products/${slug}`)
  const adding = formOf(product, ({ fields }) => 'variantId' in fields)
  const cart = await browser.send(product, adding, { quantity: '1' })
  expectPath(cart, '/en/shopping-cart')
  let checkout = await browser.open('/en/checkout')
  // Delivery methods for an address are only known after it is saved.
  checkout = await browser.send(checkout, checkoutOf(checkout), {
    ...person,
    email,
    intent: 'update',
  })
  const placing = { ...person, email, terms: 'on', intent: 'place' }
  for (let tried = 0; tried < maxPlacings; tried += 1) {
    const placed = await browser.send(checkout, checkoutOf(checkout), placing)
    const known = await untilKnown(browser, placed)
    if (!isUnknown(known)) return { orderId: await pay(browser, known), email }
    // The request never arrived: the page says so, and links back.
    checkout = await browser.open('/en/checkout')
  }
  throw new Error('The order was not placed, however often it was sent.')
}

const maxPlacings = 5

/** While the response to an order is lost, the page polls until the result is known. */
async function untilKnown(browser: PlainBrowser, placed: Page): Promise<Page> {
  let page = placed
  for (let looked = 0; isUnknown(page) && looked < 30; looked += 1) {
    const isOver = !/http-equiv="refresh"/.test(page.html)
    if (isOver) break
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    page = await browser.open(page.url)
  }
  return page
}

function isUnknown({ url }: Page): boolean {
  return new URL(url).pathname.endsWith('/checkout/checking')
}

async function pay(browser: PlainBrowser, first: Page): Promise<string> {
  let page = first
  for (let step = 0; step < 30; step += 1) {
    const receipt = /\/receipt\/([\w-]+)$/.exec(new URL(page.url).pathname)
    const unpaid = page.forms.find(({ id }) => id === 'pay')
    if (receipt?.[1] !== undefined && !unpaid) return receipt[1]
    const form = page.forms.find(({ action }) => /\/(card|return\/[\w-]+)$/.test(action))
    const provider = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(page.html)?.[1]
    if (unpaid && /value="card"/.test(page.html)) {
      // The payment could not be begun when the order was placed.
      page = await browser.send(page, unpaid, { paymentMethodId: 'card' })
    } else if (unpaid) {
      // The provider was unreachable: the receipt shows the result later.
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      page = await browser.open(page.url)
    } else if (form)
      page = await browser.send(page, form, form.action.endsWith('/card') ? card : {})
    else if (provider !== undefined) page = await browser.open(provider)
    else break
  }
  throw new Error(`No receipt: ended at ${new URL(page.url).pathname} with status ${page.status}.`)
}

function checkoutOf(page: Page): PageForm {
  return formOf(page, ({ id }) => id === 'checkout')
}

function formOf(page: Page, isWanted: (form: PageForm) => boolean): PageForm {
  const form = page.forms.find((one) => isWanted(one))
  if (form) return form
  throw new Error(`A form is missing at ${new URL(page.url).pathname}, status ${page.status}.`)
}

function expectPath(page: Page, path: string): void {
  const found = new URL(page.url).pathname
  if (found !== path || page.status !== 200) {
    throw new Error(`${path} was expected, but got ${found} with status ${page.status}.`)
  }
}
