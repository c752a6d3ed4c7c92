import { expect, ownShopTest as test } from '../fixtures.js'
import { openProduct } from '../actions/browse.js'
import { addAndOpenCart, cartLine, lineQuantity } from '../actions/cart.js'
import { joinCart, shareCart } from '../actions/shared-cart.js'
import { greekShop } from '../data/languages.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { plenty } from '../data/extra-products.js'
import { long } from '../data/long.js'

test(
  'A shared cart is live again after a kill -9 of the platform, and misses nothing',
  long,
  async ({ newVisitor, ownShop, browserProblems }) => {
    browserProblems.allowStatus(503)
    const { t, path } = greekShop
    const { slug, name } = extraProduct(plenty)
    const owner = await newVisitor()
    await openProduct(owner, greekShop, slug)
    await addAndOpenCart(owner, greekShop)
    const link = await shareCart(owner, greekShop, { name: 'Μαρία' })
    const guest = await newVisitor()
    const main = guest.locator('main')
    const isHere = main.getByLabel(`Μαρία, ${t('sharedCart.here')}`)
    await joinCart(guest, greekShop, { link, name: 'Νίκος' })
    await owner.goto(path('/shopping-cart'))
    await expect(isHere).toBeVisible()

    await ownShop.killPlatform()
    await expect(main.getByText(t('sharedCart.connecting'))).toBeVisible()
    await ownShop.restartPlatform()
    // Made before the guest's page is back, or after: it arrives.
    const more = owner.locator('main').getByRole('button', { name: t('product.increase') })
    await more.click()
    await expect(lineQuantity(owner, greekShop, name.el)).toHaveValue('2')
    await expect(cartLine(main, name.el)).toContainText('× 2')
    await expect(main.getByText(t('sharedCart.connecting'))).toBeHidden()
    await expect(isHere).toBeVisible()
  },
)
