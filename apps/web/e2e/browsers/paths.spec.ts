import { newEmail, password, registerMember } from '../actions/account.js'
import { hose, manySided } from '../data/catalogue-samples.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { counted, plenty } from '../data/extra-products.js'
import { englishShop } from '../data/languages.js'
import { long } from '../data/long.js'
import { expect, test } from './fixtures.js'
import type { Target } from './find-target.js'
import type { Visitor } from './visitor.js'

const { t, path } = englishShop

const hosePath = path(`/products/${hose.slug.en}`)
const category = hose.categoryName.en
const categoryPath = path(`/categories/${hose.categorySlug.en}`)
const title = (name: string | RegExp): Target => ({ role: 'heading', name, within: 'main' })
const addButton: Target = { role: 'button', name: t('product.add'), within: 'main' }
const cartToggle = (count: number): Target => ({
  role: 'link',
  name: `${t('cart.open')}, ${t('cart.count', { count })}`,
})
const quantity = (name: string): Target => ({
  role: 'spinbutton',
  name: t('cart.quantityOf', { name }),
  within: 'main',
})
/** A field by the name that it is sent with. */
const field = (name: string, role: Target['role'] = 'field'): Target => ({
  role,
  within: `main :has(> [name="${name}"])`,
})

/** Pieces in the cart, as the server knows it. */
const piecesInCart = `fetch('/cart-state?path=%2F').then((answer) => answer.json())
  .then(({ cart }) => (cart?.lines ?? []).reduce((sum, line) => sum + line.quantity, 0))`

/** Adds a product of one variant, and waits until it is in the cart. */
async function addProduct(
  visitor: Visitor,
  { slug }: { slug: { en: string } },
  count = 1,
): Promise<void> {
  await visitor.open(path(`/products/${slug.en}`))
  await visitor.untilHydrated()
  await visitor.click(addButton)
  await visitor.see({ role: 'dialog', name: t('cart.title') })
  await visitor.press('Escape')
  await visitor.see(cartToggle(count))
  // The cart is optimistic, and the next document shows what the server has by then.
  await expect.poll(() => visitor.evaluate<number>(piecesInCart)).toBe(count)
}

test('The home page leads to a product and its variant', long, async ({ visitor }) => {
  await visitor.open(path('/'))
  await visitor.click({ role: 'link', name: new RegExp(`^${category}`), within: 'main' })
  await visitor.arrive(categoryPath)
  await visitor.see(title(category))
  await visitor.click({ role: 'link', name: hose.name.en, within: 'main' })
  await visitor.arrive(hosePath)
  await visitor.click({ role: 'link', within: `main :has(> a[href$="?variant=${hose.sku}"])` })
  await visitor.arrive(`${hosePath}?variant=${hose.sku}`)
  await expect.poll(() => visitor.evaluate<string>('document.body.innerText')).toContain(hose.sku)
})

test('A category opens by the mouse and leads on', long, async ({ visitor }) => {
  await visitor.open(path('/'))
  await visitor.untilHydrated()
  const label: Target = { role: 'button', name: category, within: 'nav' }
  const all: Target = {
    role: 'link',
    name: t('categories.allIn', { name: category }),
    within: 'nav',
  }
  await visitor.click(label)
  await visitor.see(all)
  await visitor.click(label)
  await visitor.miss(all)
  await visitor.click(label)
  await visitor.click(all)
  await visitor.arrive(categoryPath)
  await visitor.miss(all)
})

test('Arrow keys lead through the menu, into a category and back', long, async ({ visitor }) => {
  await visitor.open(path('/'))
  await visitor.untilHydrated()
  const label: Target = { role: 'button', name: category, within: 'nav' }
  const all: Target = {
    role: 'link',
    name: t('categories.allIn', { name: category }),
    within: 'nav',
  }
  const isFocused = async (target: Target): Promise<boolean> =>
    (await visitor.find(target))[0]?.isFocused ?? false
  await visitor.focus(label)
  await visitor.press('ArrowRight')
  await expect.poll(() => isFocused(label)).toBe(false)
  await visitor.press('ArrowLeft')
  await expect.poll(() => isFocused(label)).toBe(true)
  await visitor.press('Enter')
  await visitor.see(all)
  await visitor.press('Tab')
  await expect.poll(() => isFocused(all)).toBe(true)
  await visitor.press('Escape')
  await visitor.miss(all)
  await expect.poll(() => isFocused(label)).toBe(true)
})

test('Typing shows suggestions, and keys open one', long, async ({ visitor }) => {
  await visitor.open(path('/contact'))
  await visitor.untilHydrated()
  const search: Target = { role: 'combobox', name: t('products.searchLabel') }
  await visitor.type(search, 'multiv')
  await visitor.see({ role: 'option', name: /multivalve.*€/i })
  await visitor.press('ArrowDown', 'Enter')
  await visitor.arrive(/^\/en\/products\/[\w-]+$/)
  await visitor.see(title(/multivalve/i))
  await visitor.type(search, 'hose')
  // Escape closes the list, and clears the field while there is none.
  const hoses: Target = { role: 'option', name: /hose/i }
  await visitor.see(hoses)
  await visitor.press('Escape')
  await visitor.miss(hoses)
  await visitor.press('Enter')
  await visitor.arrive('/en/products?search=hose')
  await visitor.see({ role: 'article', name: /hose/i, within: 'main' })
})

test('A filter narrows a list, and is there again on the way back', long, async ({ visitor }) => {
  const brand: Target = { role: 'checkbox', name: /^Dosaflux/, within: '#filters' }
  await visitor.open(path('/products'))
  await visitor.untilHydrated()
  await visitor.click(brand)
  await visitor.arrive(/brand=dosaflux/)
  await visitor.miss({ role: 'article', name: /^(?!.*Dosaflux)/, within: 'main' })
  await visitor.click({ role: 'link', name: /Dosaflux/, within: 'main article', nth: 0 })
  await visitor.arrive(/^\/en\/products\/[\w-]+/)
  await visitor.see(title(/Dosaflux/))
  await visitor.goBack()
  await visitor.arrive(/brand=dosaflux/)
  expect((await visitor.see(brand)).isChecked).toBe(true)
  await visitor.goForward()
  await visitor.see(title(/Dosaflux/))
})

test('Pictures are browsed and enlarged', long, async ({ visitor }) => {
  const thumbnail: Target = { role: 'link', name: t('product.image', { number: 2 }) }
  await visitor.open(path(`/products/${manySided.slug.en}`))
  await visitor.untilHydrated()
  await visitor.click(thumbnail)
  await visitor.click({ role: 'link', within: '#image-2' })
  await visitor.see({ role: 'dialog' })
  await visitor.see({ role: 'status', name: t('product.image', { number: 2 }), within: 'dialog' })
  await visitor.press('ArrowRight')
  await visitor.see({ role: 'status', name: t('product.image', { number: 3 }), within: 'dialog' })
  await visitor.press('Escape')
  await visitor.miss({ role: 'dialog' })
})

test('A product is added, and its quantity changed', long, async ({ visitor }) => {
  const product = extraProduct(plenty)
  await addProduct(visitor, product)
  await visitor.open(path('/shopping-cart'))
  await visitor.untilHydrated()
  await visitor.click({ role: 'button', name: t('product.increase'), within: 'main article' })
  await expect.poll(async () => (await visitor.see(quantity(product.name.en))).value).toBe('2')
  await visitor.see(cartToggle(2))
  await visitor.reload()
  await expect.poll(async () => (await visitor.see(quantity(product.name.en))).value).toBe('2')
})

test('An order goes through the checkout to its receipt', long, async ({ visitor, shop }) => {
  await addProduct(visitor, extraProduct(counted))
  await visitor.open(path('/shopping-cart'))
  await visitor.untilHydrated()
  await visitor.click({ role: 'link', name: t('cart.checkout'), within: 'main' })
  await visitor.arrive(path('/checkout'))
  await visitor.see(title(t('checkout.title')))
  await visitor.click({ role: 'link', name: t('checkout.guest') })
  await visitor.type(field('email'), 'maria@example.gr')
  await visitor.type(field('firstName'), 'Μαρία')
  await visitor.type(field('lastName'), 'Παπαδοπούλου')
  await visitor.type(field('phone'), '210 123 4567')
  await openSection(visitor, 'delivery')
  await visitor.select(field('billing.region'), 'GR-I')
  await visitor.type(field('billing.address'), 'Ερμού 12')
  await visitor.type(field('billing.city'), 'Αθήνα')
  await visitor.type(field('billing.postalCode'), '105 63')
  await choose(visitor, 'shippingMethodId', 'courier')
  await openSection(visitor, 'payment')
  await choose(visitor, 'paymentMethodId', 'bank-transfer')
  await visitor.click(field('terms', 'checkbox'))
  await visitor.click({ role: 'button', name: t('checkout.place') })
  await visitor.arrive(/^\/en\/receipt\/[\w-]+$/)
  await visitor.see(title(t('receipt.title')))
  await visitor.see(cartToggle(0))
  const id = await visitor.evaluate<string>(`location.pathname.split('/').at(-1)`)
  expect((await shop.data.order(id)).orderItems).toHaveLength(1)
})

async function openSection(visitor: Visitor, section: string): Promise<void> {
  const edit: Target = { role: 'link', within: `#${section} [data-part="line"]` }
  if ((await visitor.find(edit)).length > 0) await visitor.click(edit)
}

async function choose(visitor: Visitor, name: string, value: string): Promise<void> {
  const radio: Target = { role: 'radio', within: `main :has(> [name="${name}"][value="${value}"])` }
  await visitor.click(radio)
  await expect.poll(async () => (await visitor.see(radio)).isChecked).toBe(true)
}

test('A member logs in, and out again', long, async ({ visitor, shop, playwright }) => {
  const email = newEmail('browsers')
  const elsewhere = await playwright.request.newContext({ baseURL: shop.url })
  await registerMember(elsewhere, shop, email)
  await elsewhere.dispose()
  await visitor.open(path('/account'))
  await visitor.arrive(/\/auth\/login\?return=/)
  await visitor.type(field('email'), email)
  await visitor.type(field('password'), password)
  await visitor.click({ role: 'button', name: t('session.login'), within: 'main' })
  await visitor.arrive(path('/account'))
  await visitor.see(field('firstName'))
  await visitor.untilHydrated()
  await visitor.click({ role: 'button', name: t('session.logout'), within: 'footer' })
  await visitor.arrive(path('/'))
})

test('Another language shows the same product', long, async ({ visitor }) => {
  await visitor.open(hosePath)
  await visitor.click({ role: 'link', name: /Ελληνικά/, within: 'header' })
  await visitor.arrive(`/products/${hose.slug.el}`)
  await visitor.see(title(hose.name.el))
  await visitor.click({ role: 'link', name: /English/, within: 'header' })
  await visitor.arrive(hosePath)
})

test('Two people see what the other does in a shared cart', long, async ({ openVisitor }) => {
  const [first, second] = [extraProduct(plenty), extraProduct(counted)]
  const owner = await openVisitor()
  await addProduct(owner, first)
  await owner.open(path('/shopping-cart'))
  await owner.untilHydrated()
  await owner.click({ role: 'link', name: t('cart.share'), within: 'main' })
  const name: Target = { role: 'textbox', name: new RegExp(`^${t('sharedCart.yourName')}`) }
  await owner.type({ ...name, within: 'dialog' }, 'Maria')
  await owner.click({ role: 'button', name: t('sharedCart.makeLink'), within: 'dialog' })
  const link: Target = { role: 'textbox', name: t('sharedCart.link'), within: 'dialog' }
  await expect.poll(async () => (await owner.see(link)).value).toContain('/shared-cart/join/')
  const invitation = new URL((await owner.see(link)).value).pathname
  await owner.open(path('/shopping-cart'))

  const guest = await openVisitor()
  await guest.open(invitation)
  await guest.arrive(path('/shared-cart/join'))
  await guest.type({ ...name, within: 'main' }, 'George')
  await guest.click({ role: 'button', name: t('sharedCart.join'), within: 'main' })
  await guest.arrive(path('/shopping-cart'))
  await addProduct(guest, second, 2)
  const line: Target = { role: 'article', name: new RegExp(second.name.en), within: 'main' }
  await owner.see(line)
  await guest.open(path('/shopping-cart'))
  await owner.click({ role: 'button', name: t('product.increase'), within: 'main article', nth: 1 })
  await expect.poll(async () => (await guest.see(quantity(second.name.en))).value).toBe('2')
})

test(
  'Links within a page, back and forward lead to where each page was left',
  long,
  async ({ visitor }) => {
    const scrollY = (): Promise<number> => visitor.evaluate<number>('Math.round(scrollY)')
    const letter = (name: string): Target => ({ role: 'link', name, within: 'main nav' })
    await visitor.open(path('/brands'))
    await visitor.untilHydrated()
    for (const name of ['S', 'D', 'S']) {
      await visitor.click(letter(name))
      await visitor.arrive(`${path('/brands')}#letter-${name}`)
      const isInView = `document.getElementById('letter-${name}').getBoundingClientRect().top`
      await expect.poll(() => visitor.evaluate<number>(isInView)).toBeLessThan(450)
      await expect.poll(() => visitor.evaluate<number>(isInView)).toBeGreaterThan(60)
    }
    await visitor.click({ role: 'link', name: /^S/, within: 'main li:has(> #letter-S)', nth: 0 })
    await visitor.arrive(/^\/en\/brands\/[\w-]+$/)
    await visitor.see({ role: 'article', within: 'main' })
    await visitor.goBack()
    await visitor.arrive(`${path('/brands')}#letter-S`)
    await expect.poll(scrollY).toBeGreaterThan(0)
    await visitor.goForward()
    await visitor.see({ role: 'article', within: 'main' })
  },
)

test.describe('Without a connection', () => {
  // Files that a page asks for fail there, but nothing violates the policy.
  test.use({ allowedProblems: /^(?!policy)/ })

  test(
    'a page that was seen opens, and any other shows a notice',
    long,
    async ({ visitor, connection }) => {
      await visitor.open(hosePath)
      await visitor.untilHydrated()
      await visitor.evaluate('navigator.serviceWorker.ready.then(() => 0)')
      await visitor.reload()
      const isKept = 'caches.match(location.href).then(Boolean)'
      await expect.poll(() => visitor.evaluate<boolean>(isKept)).toBe(true)
      await connection.cut()
      await visitor.reload()
      await visitor.see(title(hose.name.en))
      // Until then, WebKit's driver may take a new address without going there.
      await visitor.untilHydrated()
      await visitor.open('/en/products?search=tank')
      await visitor.arrive('/en/offline?from=%2Fen%2Fproducts%3Fsearch%3Dtank')
      await visitor.see(title(t('errors.offlineTitle')))
      await connection.restore()
      await visitor.open(path('/contact'))
      await visitor.see(title(t('contact.title')))
    },
  )
})
