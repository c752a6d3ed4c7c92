import { expect, ownShopTest as test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { choose, expectReceipt, field, placeButton } from '../actions/checkout.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { englishShop } from '../data/languages.js'
import { logInByRequest, registerMember, newEmail } from '../actions/account.js'
import { prepareOrder } from '../actions/order.js'
import { cards, payByCard, providerPage, returnToShop } from '../actions/payment.js'
import { counted } from '../data/extra-products.js'
import { long } from '../data/long.js'

const { t, path } = englishShop

// The counts shown to staff are those of this test.
test.use({ shopOptions: { isNew: true } })

test(
  'A member cancels one order, and returns another that was paid by card, with an invoice',
  long,
  async ({ page, ownShop, browserProblems }) => {
    // Two whole orders.
    test.slow()
    browserProblems.allowStatus(400)
    const { data } = ownShop
    const main = page.locator('main')
    const submitForm = (name: string) => main.getByRole('button', { name, exact: true }).click()
    const email = newEmail('life')
    await registerMember(page.request, ownShop, email)
    await logInByRequest(page.request, email)

    await prepareOrder(page, englishShop, counted, { email })
    await placeButton(page, englishShop).click()
    const first = await data.order(await expectReceipt(page, englishShop))
    await page.goto(path(`/orders/${first.id}`))
    await main.getByText(t('orders.cancel'), { exact: true }).click()
    await expectNoViolations(page)
    await submitForm(t('orders.cancelConfirm'))
    await expect(main.getByText(t('orderState.CANCELED')).first()).toBeVisible()
    await expect(main.getByText(t('orders.cancel'), { exact: true })).toHaveCount(0)

    await prepareOrder(page, englishShop, counted, { email })
    await choose(page, 'paymentMethodId', 'card')
    await main
      .locator('#delivery summary')
      .filter({ hasText: t('checkout.more') })
      .first()
      .click()
    await field(page, 'billing.company').fill('Ερμής ΑΕ')
    await main.getByRole('radio', { name: t('checkout.invoice') }).check()
    await expect(field(page, 'invoice.companyName')).toHaveValue('Ερμής ΑΕ')
    await field(page, 'invoice.businessActivity').fill('Εμπόριο')
    await field(page, 'invoice.vatNumber').fill('090000044')
    await placeButton(page, englishShop).click()
    const taxOffice = field(page, 'invoice.taxOffice')
    await expect(taxOffice).toHaveAccessibleDescription(new RegExp(t('validation.required')))
    await taxOffice.fill('ΦΑΕ Αθηνών')
    await placeButton(page, englishShop).click()
    const vatNumber = field(page, 'invoice.vatNumber')
    await expect(vatNumber).toHaveAccessibleDescription(/valid VAT number/)
    await vatNumber.fill('EL 090000045')
    await field(page, 'terms').check()
    await placeButton(page, englishShop).click()
    const provider = await providerPage(page, true)
    await payByCard(provider, cards.approved)
    await returnToShop(page, provider)
    const { id, number } = await data.order(await expectReceipt(page, englishShop))
    await expect(main.getByText('090000045')).toBeVisible()
    const paper = await page.request.get(path(`/receipt/${id}/document.pdf`))
    expect(paper.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${number}.pdf"`,
    })
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')

    // The page was opened while it could still be called off.
    await page.goto(path(`/orders/${id}`))
    const cancel = main.getByText(t('orders.cancel'), { exact: true })
    await cancel.click()
    const parcel = ['--tracking', 'AB123', '--tracking-url', 'https://courier.example/AB123']
    const printed = await ownShop.staff(
      ['move-order', number, 'processing'],
      ['move-order', number, 'ready'],
      ['move-order', number, 'shipped', ...parcel],
      ['report-visits'],
    )
    // Pages are printed by the shop a while after they were seen.
    expect(printed).toMatch(/^views of PRODUCT\t[1-9]/m)
    expect(printed).toMatch(/^checkouts\t2\t100.0 % of carts\norders\t2\t100.0 % of checkouts$/m)
    await submitForm(t('orders.cancelConfirm'))
    await expect(main.getByRole('alert')).toContainText('can no longer be canceled')
    // The parcel can be tracked from the receipt and by the member.
    for (const place of ['receipt', 'orders']) {
      await page.goto(path(`/${place}/${id}`))
      const track = main.getByRole('link', { name: t('orders.track', { tracking: 'AB123' }) })
      await expect(track).toHaveAttribute('href', 'https://courier.example/AB123')
      const steps = main.getByRole('list', { name: t('orders.progress') })
      await expect(steps.locator('[aria-current="step"]')).toContainText(t('orders.step.delivered'))
    }
    await expect(main.getByText(t('orderState.SHIPPED')).first()).toBeVisible()
    await expect(cancel).toHaveCount(0)

    await main.getByRole('link', { name: t('footer.withdraw') }).click()
    await submitForm(t('withdraw.confirm'))
    await expect(main.getByText(t('withdraw.doneTitle'))).toBeVisible()
    const [, reference = ''] = /\b(\d{7})\b/.exec(await main.innerText()) ?? []
    // Both pages say so, and do not offer it again.
    for (const place of ['receipt', 'orders']) {
      await page.goto(path(`/${place}/${id}`))
      await expect(main.getByText(t('orders.withdrawalPart'))).toBeVisible()
      await expect(main.getByText(new RegExp(reference))).toBeVisible()
      await expect(main.getByRole('link', { name: t('footer.withdraw') })).toHaveCount(0)
    }
    const said = await ownShop.staff(['return-order', number, '--request', reference])
    expect(said).toContain('the order is RETURNED')
    await expect
      .poll(async () => (await data.order(id)).state, { timeout: 120_000 })
      .toBe('REFUNDED')

    const { refunds } = await data.order(id)
    expect(refunds).toHaveLength(1)
    for (const place of ['receipt', 'orders']) {
      await page.goto(path(`/${place}/${id}`))
      const refund = main
        .locator('dl > div')
        .filter({ has: page.locator('dt').getByText(t('orders.refunds'), { exact: true }) })
      await expect(refund).toContainText(refunds[0]?.amount.formatted ?? 'an amount')
    }
    await expect(main.getByText(t('orderState.REFUNDED')).first()).toBeVisible()
    await expect(main).toContainText(t('orders.payment.REFUNDED'))
    await expect(main).toContainText(t('orders.returned', { count: 1 }))
    const receivedMails = async () => (await data.mails(email)).join('').replaceAll(/=\r?\n/g, '')
    for (const texts of ['have received the products that you returned', 'money has gone back']) {
      await expect.poll(receivedMails, { timeout: 120_000 }).toContain(texts)
    }

    await page.goto(path('/account?address=new'))
    await waitForScripts(page, englishShop)
    await field(page, 'postalCode').fill('713 06')
    await expect(field(page, 'region')).toHaveValue('GR-M')
  },
)
