import { expect, test } from '../fixtures.js'
import { logInByRequest, newEmail, registerMember } from '../actions/account.js'
import { openProduct } from '../actions/browse.js'
import { addAndOpenCart, addToCart, cartLine, lineQuantity } from '../actions/cart.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { joinCart, shareCart } from '../actions/shared-cart.js'
import { englishShop } from '../data/languages.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { counted, plenty } from '../data/extra-products.js'
import { long } from '../data/long.js'

test(
  'A member and a visitor on a phone share a cart, until a link is revoked',
  long,
  async ({ newVisitor, shop, browserProblems }) => {
    browserProblems.allowStatus(404)
    const language = englishShop
    const { t, path } = language
    const [first, second] = [extraProduct(plenty), extraProduct(counted)]
    const owner = await newVisitor()
    await openProduct(owner, language, first.slug)
    await addAndOpenCart(owner, language)
    const link = await shareCart(owner, language, { name: 'Maria' })

    // By keyboard: a second link, to view only; the focus returns to where the dialog was opened.
    const dialog = owner.getByRole('dialog', { name: t('cart.share') })
    const linkField = dialog.getByLabel(t('sharedCart.link'), { exact: true })
    await expect(linkField).toBeFocused()
    await expectNoViolations(owner)
    await dialog.getByRole('radio', { name: t('sharedCart.rightEdit') }).focus()
    await owner.keyboard.press('ArrowDown')
    await dialog.getByRole('button', { name: t('sharedCart.makeLink') }).focus()
    await owner.keyboard.press('Enter')
    await expect(linkField).not.toHaveValue(link)
    const viewLink = await linkField.inputValue()
    await owner.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(owner.locator('main').getByRole('link', { name: t('cart.share') })).toBeFocused()

    const member = await newVisitor()
    const email = newEmail('member')
    await registerMember(member.request, shop, email)
    await logInByRequest(member.request, email)
    await joinCart(member, language, { link, name: 'George' })
    const viewer = await newVisitor({ viewport: { width: 390, height: 844 } })
    await joinCart(viewer, language, { link: viewLink, name: 'Nick' })
    await expect(viewer.locator('main').getByLabel(`George, ${t('sharedCart.here')}`)).toBeVisible()
    await openProduct(member, language, second.slug)
    await addToCart(member, language)
    const line = cartLine(viewer.locator('main'), second.name.en)
    await expect(line).toContainText(t('cart.addedBy', { name: 'George' }))
    await expect(line.getByRole('button')).toHaveCount(0)
    await expectNoViolations(viewer)

    await owner.goto(path('/shared-cart'))
    const revoke = owner.locator('main').getByRole('button', { name: /^Revoke the link/ })
    await expect(revoke).toHaveCount(2)
    await revoke.first().click()
    await expect(revoke).toHaveCount(1)
    const stranger = await newVisitor()
    await stranger.goto(new URL(viewLink).pathname)
    await expect(stranger.locator('main')).toContainText(t('sharedCart.linkGone'))

    // A member of a cart is told that joining another one leaves it.
    await openProduct(stranger, language, first.slug)
    await addAndOpenCart(stranger, language)
    const other = await shareCart(stranger, language, { name: 'Eleni' })
    await viewer.goto(new URL(other).pathname)
    await expect(viewer.locator('main')).toContainText(
      t('sharedCart.leavesOther', { name: 'Maria' }),
    )
    await viewer.goto(path('/shopping-cart'))
    await expect(viewer.locator('main').getByLabel(`Maria, ${t('sharedCart.here')}`)).toBeVisible()

    await owner.locator('main').getByText(t('sharedCart.end'), { exact: true }).first().click()
    await owner
      .locator('main')
      .getByRole('button', { name: t('sharedCart.end') })
      .click()
    await expect(viewer.locator('main')).toContainText(t('sharedCart.endEnded', { name: 'Maria' }))
  },
)

test(
  'A copy of a cart is sent, and put into another one without scripts',
  long,
  async ({ newVisitor, browserProblems }) => {
    const { code, path, t } = englishShop
    browserProblems.allowStatus(400)
    const first = extraProduct(plenty)
    const sender = await newVisitor()
    await openProduct(sender, englishShop, first.slug)
    await addAndOpenCart(sender, englishShop)
    await sender
      .locator('main')
      .getByRole('link', { name: t('cart.share') })
      .click()
    const dialog = sender.getByRole('dialog', { name: t('cart.share') })
    await dialog.getByText(t('cartCopy.send')).click()
    const link = await dialog.getByLabel(t('cartCopy.link'), { exact: true }).inputValue()
    const address = new URL(link)
    expect(address.pathname + address.search).toBe(path(`/shopping-cart/copy?items=${first.sku}:1`))

    await sender.goto(`${path('/shopping-cart/copy')}?items=${first.sku}:999,UNKNOWN-1:1`)
    await expect(sender.locator('main')).toContainText('UNKNOWN-1')
    await expectNoViolations(sender)

    const receiver = await newVisitor({ javaScriptEnabled: false })
    const main = receiver.locator('main')
    await receiver.goto(`${path('/shopping-cart/copy')}?items=${first.sku}:2,UNKNOWN-1:1`)
    await expect(cartLine(main, first.name[code])).toBeVisible()
    await expect(main).toContainText('UNKNOWN-1')
    await main.getByRole('button', { name: t('cartCopy.add') }).click()
    await expect(receiver).toHaveURL(path('/shopping-cart'))
    await expect(lineQuantity(receiver, englishShop, first.name[code])).toHaveValue('2')
    await expect(main).toContainText(t('cartChange.added', { name: first.name[code] }))
    await expect(main).toContainText(t('cartChange.gone', { name: 'UNKNOWN-1' }))

    await receiver.goto(`${path('/shopping-cart/copy')}?items=${first.sku}`)
    await expect(main).toContainText(t('cartCopy.wrong'))
  },
)
