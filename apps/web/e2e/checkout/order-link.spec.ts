import { expect, ownShopTest as test } from '../fixtures.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { expectReceipt, placeButton } from '../actions/checkout.js'
import { prepareOrder } from '../actions/order.js'
import { englishShop, greekShop } from '../data/languages.js'
import { counted } from '../data/extra-products.js'
import { long } from '../data/long.js'

const { t } = greekShop

test(
  'Staff move an order by the links of the shop’s mails, without scripts, each link once',
  long,
  async ({ page, newVisitor, ownShop, browserProblems }) => {
    test.slow()
    // An address of a courier that is none.
    browserProblems.allowStatus(400)
    const { data } = ownShop
    await prepareOrder(page, englishShop, counted)
    await placeButton(page, englishShop).click()
    const id = await expectReceipt(page, englishShop)
    const { number } = await data.order(id)

    /** The address of an action in the newest mail that has it. */
    const linkOf = async (action: string) => {
      const find = async () => {
        const mails = (await data.shopMails(number)).join('').replaceAll(/=\r?\n/g, '')
        return new RegExp(`/order-link/[\\w-]+\\.${action}\\.[\\w.-]+`).exec(mails)?.[0] ?? ''
      }
      await expect.poll(find, { timeout: 60_000 }).not.toBe('')
      return find()
    }
    const staff = await newVisitor({ javaScriptEnabled: false })
    const main = staff.locator('main')
    const submit = (action: 'PAID' | 'SENT') =>
      main.getByRole('button', { name: t(`orderLink.actions.${action}`), exact: true })

    const paid = await linkOf('PAID')
    const response = await staff.goto(paid)
    expect(response?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.any(String),
    })
    await expect(staff.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(main).toContainText('eleni@example.gr')
    await page.goto(paid)
    await expectNoViolations(page)
    // A mail program opens links, and changes nothing.
    expect((await data.order(id)).state).toBe('PENDING')
    await submit('PAID').click()
    await expect(main.getByText(t('orderLink.used'))).toBeVisible()
    expect((await data.order(id)).state).toBe('APPROVED')
    await staff.goto(paid)
    await expect(submit('PAID')).toHaveCount(0)

    await staff.goto(await linkOf('SENT'))
    await main.locator('[name="trackingUrl"]').fill('http://courier.example')
    await submit('SENT').click()
    await expect(main.getByText(t('orderLink.trackingUrlInvalid')).first()).toBeVisible()
    await main.locator('[name="trackingUrl"]').fill('https://courier.example/AB123')
    await main.locator('[name="tracking"]').fill('AB123')
    await submit('SENT').click()
    await expect(main.getByText(t('orderLink.used'))).toBeVisible()
    const { state, shipments } = await data.order(id)
    expect([state, shipments[0]?.tracking]).toEqual(['SHIPPED', 'AB123'])
  },
)
