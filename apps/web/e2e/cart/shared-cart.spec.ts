import { expect, test } from '../fixtures.js'
import { openProduct } from '../actions/browse.js'
import { addAndOpenCart, addToCart, cartDrawer, cartLine, lineQuantity } from '../actions/cart.js'
import { expectReceipt, fillCheckout, goToCheckout, placeButton } from '../actions/checkout.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { inviteAgain, joinCart, shareCart } from '../actions/shared-cart.js'
import { englishShop, greekShop } from '../data/languages.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { counted, plenty } from '../data/extra-products.js'
import { long } from '../data/long.js'

test("Two people work on one cart and see each other's changes", long, async ({ newVisitor }) => {
  const { code, t } = greekShop
  const first = extraProduct(plenty)
  const second = extraProduct(counted)
  const owner = await newVisitor()
  await openProduct(owner, greekShop, first.slug)
  await addAndOpenCart(owner, greekShop)
  const link = await shareCart(owner, greekShop, { name: 'Μαρία' })

  const guest = await newVisitor()
  await joinCart(guest, greekShop, { link, name: 'Γιώργος' })
  const main = guest.locator('main')
  await expect(main).toContainText(t('cart.sharedOf', { name: 'Μαρία' }))
  // Another person's line is read-only.
  await expect(cartLine(main, first.name[code])).toContainText('× 1')
  await expect(main.getByRole('link', { name: t('cart.checkout') })).toHaveCount(0)

  await openProduct(guest, greekShop, second.slug)
  await addToCart(guest, greekShop)
  await expect(cartLine(cartDrawer(guest, greekShop), second.name[code])).toBeVisible()

  // The owner has a page open without any interaction.
  const ownersMain = owner.locator('main')
  await owner.goto(greekShop.path('/shopping-cart'))
  await expect(cartLine(ownersMain, second.name[code])).toContainText(
    t('cart.addedBy', { name: 'Γιώργος' }),
  )
  await guest.goto(greekShop.path('/shopping-cart'))
  await main
    .getByRole('article')
    .filter({ hasText: second.name[code] })
    .getByRole('button', { name: t('product.increase') })
    .click()
  await expect(lineQuantity(owner, greekShop, second.name[code])).toHaveValue('2')
  await cartLine(ownersMain, second.name[code])
    .getByRole('button', { name: t('cart.removeNamed', { name: second.name[code] }) })
    .click()
  // In the place of the line.
  await expect(cartLine(main, second.name[code])).toContainText(
    t('sharedCart.removedBy', { name: 'Μαρία', count: 2 }),
  )
  const putBack = t('sharedCart.putBackNamed', { name: second.name[code] })
  await cartLine(main, second.name[code]).getByRole('button', { name: putBack }).click()
  await expect(lineQuantity(owner, greekShop, second.name[code])).toHaveValue('2')

  // A removed person is notified on the current page, and has their own cart back.
  await owner.goto(greekShop.path('/shared-cart'))
  await ownersMain
    .getByRole('link', { name: t('sharedCart.managePerson', { name: 'Γιώργος' }) })
    .click()
  await ownersMain
    .getByRole('button', { name: t('sharedCart.removeNamed', { name: 'Γιώργος' }) })
    .click()
  await expect(ownersMain).toContainText(t('sharedCart.removedNow', { name: 'Γιώργος' }))
  await expect(main).toContainText(t('sharedCart.endRemoved', { name: 'Μαρία' }))
  await expect(main.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
})

test(
  'Without scripts a viewer sees the cart, and has their own back once they are removed',
  long,
  async ({ newVisitor, browserProblems }) => {
    browserProblems.allowStatus(404)
    const language = greekShop
    const { t, path } = language
    const [shared, own] = [extraProduct(plenty), extraProduct(counted)]
    const owner = await newVisitor({ javaScriptEnabled: false })
    await openProduct(owner, language, shared.slug)
    await addAndOpenCart(owner, language, { hasScripts: false })
    const link = await shareCart(owner, language, {
      name: 'Μαρία',
      right: 'VIEW',
      hasScripts: false,
    })

    const viewer = await newVisitor({ javaScriptEnabled: false })
    const main = viewer.locator('main')
    await openProduct(viewer, language, own.slug)
    await addAndOpenCart(viewer, language, { hasScripts: false })
    await joinCart(viewer, language, { link, name: 'Νίκος' })
    await expect(cartLine(main, shared.name.el)).toContainText('× 1')
    await expect(cartLine(main, own.name.el)).toHaveCount(0)
    await expect(cartLine(main, shared.name.el).getByRole('button')).toHaveCount(0)
    await viewer.goto(path('/checkout'))
    await expect(viewer).toHaveURL(path('/shopping-cart'))

    const owners = owner.locator('main')
    await owner.goto(path('/shared-cart'))
    await owners
      .getByRole('link', { name: t('sharedCart.managePerson', { name: 'Νίκος' }) })
      .click()
    await owners
      .getByRole('button', { name: t('sharedCart.removeNamed', { name: 'Νίκος' }) })
      .click()
    await expect(owners).toContainText(
      t('sharedCart.eventREMOVED_PERSON', { name: t('sharedCart.asker'), other: 'Νίκος' }),
    )
    await viewer.goto(path('/shopping-cart'))
    await expect(main).toContainText(t('cart.sharingOver'))
    await expect(cartLine(main, own.name.el)).toBeVisible()

    // The link was revoked with the person who had joined by it.
    const stranger = await newVisitor({ javaScriptEnabled: false })
    const answer = await stranger.goto(new URL(link).pathname)
    expect(answer?.status()).toBe(404)
    await expect(stranger).toHaveURL(path('/shared-cart/join'))
    await expect(stranger.locator('main')).toContainText(t('sharedCart.linkGone'))
  },
)

test(
  'While the owner orders others suggest, and then have their own cart back and see the ordered items without personal data',
  long,
  async ({ newVisitor, browserProblems }) => {
    browserProblems.allowStatus(404)
    const language = englishShop
    const { t, path } = language
    const [first, second] = [extraProduct(plenty), extraProduct(counted)]
    const owner = await newVisitor()
    await openProduct(owner, language, first.slug)
    await addAndOpenCart(owner, language)
    const link = await shareCart(owner, language, { name: 'Maria' })
    await expectNoViolations(owner)
    const guest = await newVisitor()
    const main = guest.locator('main')
    await guest.goto(new URL(link).pathname)
    await expectNoViolations(guest)
    await joinCart(guest, language, { link, name: 'George' })

    await owner.goto(path('/shopping-cart'))
    await goToCheckout(owner, language)
    await expect(main).toContainText('Maria is ordering')
    await openProduct(guest, language, second.slug)
    await addToCart(guest, language)
    // A confirmation, not an error.
    const drawer = cartDrawer(guest, language)
    await expect(drawer.getByRole('status').filter({ hasText: second.name.en })).toContainText(
      t('cartErrors.SUGGESTED'),
    )
    await expect(guest.getByRole('alert')).toHaveCount(0)
    // The owner sees it at once, where they are: in the checkout, and in the cart.
    const count = t('cart.suggestionsForYou', { count: 1 })
    await expect(owner.locator('main')).toContainText(count)
    await owner.goto(path('/shopping-cart'))
    await expect(owner.locator('main')).toContainText(count)
    await guest.goto(path('/shopping-cart'))
    await expect(main).toContainText('Maria is ordering')
    await expectNoViolations(guest)

    const owners = owner.locator('main')
    await owners.getByRole('link', { name: t('cart.seeSuggestions') }).click()
    await expect(owner).toHaveURL(path('/shared-cart#suggestions'))
    await expectNoViolations(owner)
    await owners
      .getByRole('button', { name: t('sharedCart.acceptNamed', { name: second.name.en }) })
      .click()
    await expect(owners).toContainText(
      t('sharedCart.eventSUGGESTION_ACCEPTED', {
        name: t('sharedCart.asker'),
        product: second.name.en,
      }),
    )
    await owner.goto(path('/shopping-cart'))
    await expect(cartLine(owners, second.name.en)).toContainText(
      t('cart.addedBy', { name: 'George' }),
    )
    const unlock = owners.getByRole('button', { name: t('sharedCart.unlock') })
    await unlock.click()
    await expect(main).not.toContainText('Maria is ordering')
    // The notice disappears from each page by itself, which shifts the content below.
    await expect(unlock).toBeHidden()
    await goToCheckout(owner, language)
    await fillCheckout(owner)
    await placeButton(owner, language).click()
    const orderId = await expectReceipt(owner, language)

    // The guest's page closes by itself, and shows their own cart.
    await expect(main).toContainText(t('sharedCart.endOrdered', { name: 'Maria' }))
    await expect(main.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
    await expectNoViolations(guest)
    await openProduct(guest, language, first.slug)
    await addToCart(guest, language)
    await expect(cartLine(drawer, first.name.en)).toBeVisible()
    await guest.goto(path('/shopping-cart'))
    await expect(main.getByRole('link', { name: t('cart.checkout') })).toBeVisible()
    await guest.goto(path('/shared-cart/ordered'))
    await expect(main.getByRole('table')).toContainText(first.name.en)
    await expect(main.getByRole('table')).toContainText('George')
    const html = await guest.content()
    for (const secret of [orderId, 'maria@example.gr', 'Ερμού']) expect(html).not.toContain(secret)
    await main.getByRole('link', { name: t('sharedCart.backToOwn') }).click()
    await expect(guest).toHaveURL(path('/shopping-cart'))
    await expect(cartLine(main, first.name.en)).toBeVisible()

    // Their next shared cart has a log of its own.
    await openProduct(owner, language, first.slug)
    await addAndOpenCart(owner, language)
    const next = await shareCart(owner, language, { name: 'Maria' })
    await joinCart(guest, language, { link: next, name: 'George' })
    await owner.goto(path('/shopping-cart'))
    await expect(main.getByLabel(`Maria, ${t('sharedCart.here')}`)).toBeVisible()
  },
)

test(
  'Without scripts others suggest while the owner orders, and have their own cart back afterwards',
  long,
  async ({ newVisitor, browserProblems }) => {
    browserProblems.allowStatus(404)
    const language = greekShop
    const { t, path } = language
    const hasScripts = false
    const [first, second] = [extraProduct(plenty), extraProduct(counted)]
    const owner = await newVisitor()
    await openProduct(owner, language, first.slug)
    await addAndOpenCart(owner, language)
    const name = 'Μαρία'
    const link = await shareCart(owner, language, { name })
    const guest = await newVisitor({ javaScriptEnabled: false })
    const main = guest.locator('main')
    await openProduct(guest, language, second.slug)
    await addAndOpenCart(guest, language, { hasScripts })
    await joinCart(guest, language, { link, name: 'Γιώργος' })
    const viewer = await newVisitor({ javaScriptEnabled: false })
    const viewers = viewer.locator('main')
    await owner.goto(path('/shopping-cart'))
    const viewing = await inviteAgain(owner, language)
    await joinCart(viewer, language, { link: viewing, name: 'Νίκος' })
    // Who only looks adds to their own cart.
    await openProduct(viewer, language, second.slug)
    await addAndOpenCart(viewer, language, { hasScripts })
    await expect(viewers).toContainText(t('cartErrors.ADDED_TO_OWN'))
    await expect(cartLine(viewers, second.name.el)).toHaveCount(0)

    await goToCheckout(owner, language)
    await openProduct(guest, language, second.slug)
    await addAndOpenCart(guest, language, { hasScripts })
    await expect(main).toContainText(t('cartErrors.SUGGESTED'))
    await expect(main.getByRole('alert')).toHaveCount(0)
    await expect(main).toContainText(t('cart.suggestionsForOwner', { count: 1, name }))
    await fillCheckout(owner)
    await placeButton(owner, language).click()
    await expectReceipt(owner, language)

    for (const page of [guest, viewer]) {
      await page.goto(path('/checkout'))
      await expect(page).toHaveURL(path('/shopping-cart'))
      const own = page.locator('main')
      await expect(own).toContainText(t('cart.sharingOrdered', { name }))
      await expect(lineQuantity(page, language, second.name.el)).toHaveValue('1')
      await own.getByRole('link', { name: t('cart.orderedTogether') }).click()
      await expect(page.locator('main').getByRole('table')).toContainText(first.name.el)
    }
  },
)

test(
  'A change made offline is sent on reconnect, and the owner hands the cart over',
  long,
  async ({ newVisitor, browserProblems }) => {
    browserProblems.allowText(/ERR_INTERNET_DISCONNECTED/)
    const language = englishShop
    const { t, path } = language
    const [first, second] = [extraProduct(plenty), extraProduct(counted)]
    const owner = await newVisitor()
    const owners = owner.locator('main')
    await openProduct(owner, language, first.slug)
    await addAndOpenCart(owner, language)
    const link = await shareCart(owner, language, { name: 'Maria' })
    const guest = await newVisitor()
    const main = guest.locator('main')
    await joinCart(guest, language, { link, name: 'George' })
    await openProduct(guest, language, second.slug)
    await addAndOpenCart(guest, language)
    await owner.goto(path('/shopping-cart'))
    await expect(lineQuantity(owner, language, second.name.en)).toHaveValue('1')
    // The guest's page follows the cart: the owner is seen to be here.
    await expect(main.getByLabel(`Maria, ${t('sharedCart.here')}`)).toBeVisible()

    await guest.context().setOffline(true)
    const more = cartLine(main, second.name.en).getByRole('button', { name: t('product.increase') })
    await more.click()
    await more.click()
    await expect(lineQuantity(guest, language, second.name.en)).toHaveValue('3')
    await cartLine(owners, second.name.en)
      .getByRole('button', { name: t('product.increase') })
      .click()
    await expect(lineQuantity(owner, language, second.name.en)).toHaveValue('2')
    // The page is closed with pending changes; the next one sends them.
    await guest.goto('about:blank')
    await guest.context().setOffline(false)
    await guest.goto(path('/shopping-cart'))
    // Both count.
    await expect(lineQuantity(owner, language, second.name.en)).toHaveValue('4')
    await expect(lineQuantity(guest, language, second.name.en)).toHaveValue('4')

    await owner.goto(path('/shared-cart'))
    await owners
      .getByRole('link', { name: t('sharedCart.managePerson', { name: 'George' }) })
      .click()
    await owners
      .getByRole('button', { name: t('sharedCart.handOverNamed', { name: 'George' }) })
      .click()
    await expect(main).toContainText(t('cart.sharedOf', { name: 'George' }))
    await expect(main.getByRole('link', { name: t('cart.checkout') })).toBeVisible()
    await owner.goto(path('/shopping-cart'))
    await expect(owners.getByRole('link', { name: t('cart.checkout') })).toHaveCount(0)
    await owner.goto(path('/shared-cart'))
    await owners.getByRole('button', { name: t('sharedCart.leave') }).click()
    await expect(owner).toHaveURL(path('/shopping-cart'))
    const kept = () => owner.evaluate(() => localStorage.getItem('floga.shared-cart'))
    await expect.poll(kept).toBeNull()
    await expect(owners.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
  },
)
