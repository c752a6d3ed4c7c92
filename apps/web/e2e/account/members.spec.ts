import { expect, ownShopTest, test } from '../fixtures.js'
import { field, expectReceipt, placeButton } from '../actions/checkout.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { englishShop, greekShop } from '../data/languages.js'
import type { ShopLanguage } from '../data/languages.js'
import {
  logInByRequest,
  registerMember,
  linkInMail,
  fillLogin,
  newEmail,
  password,
} from '../actions/account.js'
import { recordResponses } from '../actions/record-responses.js'
import { prepareOrder } from '../actions/order.js'
import { waitForScripts } from '../actions/browse.js'
import { counted } from '../data/extra-products.js'
import { long, longIf } from '../data/long.js'

const visits: { language: ShopLanguage; hasScripts: boolean }[] = [
  { language: greekShop, hasScripts: true },
  { language: englishShop, hasScripts: false },
]

for (const { language, hasScripts } of visits) {
  const { t, path, code } = language

  const title = `A guest (${code}, ${hasScripts ? 'with' : 'without'} scripts)`
  test.describe(title, longIf(!hasScripts), () => {
    test.use({ javaScriptEnabled: hasScripts })

    test('registers, confirms, logs in, reaches the requested page, and resets the password', async ({
      page,
      shop,
      browserProblems,
    }) => {
      browserProblems.allowStatus(400)
      const email = newEmail(`new-${code}`)
      await page.goto(path('/orders?page=2'))
      await expect(page).toHaveURL(/\/auth\/login\?return=/)
      if (hasScripts) await expectNoViolations(page)
      await page
        .locator('main')
        .getByRole('link', { name: t('session.register') })
        .click()
      // The login has a field for the address too, until the page is rendered.
      await expect(page).toHaveURL(/\/auth\/register/)
      await expect(field(page, 'repeat')).toBeVisible()
      await field(page, 'email').fill(email)
      await field(page, 'password').fill(password)
      await field(page, 'repeat').fill('another kettle')
      await page.getByRole('button', { name: t('auth.registerAction') }).click()
      await expect(page.getByText(t('auth.repeatWrong')).first()).toBeVisible()
      await expect(field(page, 'email')).toHaveValue(email)
      await field(page, 'password').fill(password)
      await field(page, 'repeat').fill(password)
      await page.getByRole('button', { name: t('auth.registerAction') }).click()
      await expect(page.getByText(t('auth.registered'))).toBeVisible()

      await page.goto(await linkInMail(shop, email, 'confirm'))
      await expect(page.getByText(t('auth.confirmIntro'))).toBeVisible()
      const forgotten = page.locator('main').getByRole('link', { name: t('auth.forgotLink') })
      // The mail's link is enough to choose another password.
      await expect(forgotten).toHaveAttribute(
        'href',
        path('/auth/reset-password') + new URL(page.url()).search,
      )
      if (hasScripts) await expectNoViolations(page)
      const confirmWith = async (typed: string) => {
        await field(page, 'password').fill(typed)
        await page.getByRole('button', { name: t('auth.confirmAction') }).click()
      }
      const empty = page.locator('#confirm').getByText(t('validation.requiredShort'))
      await confirmWith('')
      await expect(empty.last()).toBeVisible()
      await confirmWith('not the kettle')
      await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, 'password')).toHaveAccessibleDescription(
        code === 'en' ? /not the password that you chose/ : /Δεν είναι ο κωδικός που επιλέξατε/,
      )
      if (hasScripts) await expectNoViolations(page)
      await confirmWith(password)
      await expect(page.getByText(t('auth.note.confirmed'))).toBeVisible()
      await fillLogin(page, language, { email, password: 'not the kettle' })
      await expect(page.getByText(t('auth.wrong'))).toBeVisible()
      await expect(field(page, 'email')).toHaveValue(email)
      // The server sends no password back; text in a page that stays is the visitor's own.
      if (!hasScripts) await expect(field(page, 'password')).toHaveValue('')
      await fillLogin(page, language, { email, password })
      await expect(page).toHaveURL(path('/orders?page=2'))
      await expect(page.getByText(t('orders.empty'))).toBeVisible()
      if (hasScripts) await expectNoViolations(page)
      await page
        .locator('footer')
        .getByRole('button', { name: t('session.logout') })
        .click()
      await expect(page).toHaveURL(path('/'))

      await page.goto(path('/auth/forgot-password'))
      await field(page, 'email').fill(email)
      await page.getByRole('button', { name: t('auth.forgotAction') }).click()
      await expect(page.getByText(t('auth.resetSentText'))).toBeVisible()
      await page.goto(await linkInMail(shop, email, 'reset-password'))
      await field(page, 'password').fill('a second kettle')
      await field(page, 'repeat').fill('a second kettle')
      await page.getByRole('button', { name: t('auth.resetAction') }).click()
      await expect(page.getByText(t('auth.note.reset'))).toBeVisible()
      await fillLogin(page, language, { email, password: 'a second kettle' })
      await expect(page).toHaveURL(path('/'))
    })
  })
}

for (const hasScripts of [true, false]) {
  const { t, path } = greekShop

  const title = `A new address (${hasScripts ? 'with' : 'without'} scripts)`
  test.describe(title, long, () => {
    test.use({ javaScriptEnabled: hasScripts })

    test('is confirmed by its member alone, from the menu of a page to the link of the mail', async ({
      page,
      shop,
      newVisitor,
    }) => {
      const [email, other] = [newEmail('address'), newEmail('moved')]
      await registerMember(page.request, shop, email)
      await logInByRequest(page.request, email)
      await page.goto(path('/account'))
      if (hasScripts) {
        await waitForScripts(page, greekShop)
        await page.goto(path('/products'))
        await waitForScripts(page, greekShop)
        const menu = page.getByRole('banner').locator('details', { hasText: email })
        await menu.locator('summary').click()
        await expectNoViolations(page)
        await menu.getByRole('link', { name: t('session.account') }).click()
        await expect(page).toHaveURL(path('/account'))
        await expect(menu).not.toHaveAttribute('open')
      }
      await page.locator('summary', { hasText: t('account.changeEmail') }).click()
      const form = page
        .locator('form', { has: page.locator('[name="currentPassword"]') })
        .filter({ has: page.locator('[name="email"]') })
      await form.locator('[name="email"]').fill(other)
      await form.locator('[name="currentPassword"]').fill(password)
      await form.getByRole('button', { name: t('account.changeEmail') }).click()
      await expect(page.getByText(t('account.emailSent'))).toBeVisible()

      const link = await linkInMail(shop, other, 'confirm-email')
      // Who reads the mailbox need not be who asked.
      const reader = await newVisitor()
      await reader.goto(link)
      await expect(reader).toHaveURL(/\/auth\/login\?return=/)
      await fillLogin(reader, greekShop, { email, password })
      await expect(reader).toHaveURL(link)
      await reader.getByRole('button', { name: t('auth.confirmAction') }).click()
      await expect(reader.getByText(t('auth.emailChanged'))).toBeVisible()
      await page.goto(path('/account'))
      await expect(page.locator('main').getByText(other).first()).toBeVisible()
    })
  })
}

ownShopTest(
  'A member orders, finds the order, orders again, and is logged out in every tab at once',
  long,
  async ({ page, context, ownShop }) => {
    const { t, path } = greekShop
    const email = newEmail('orders')
    await registerMember(page.request, ownShop, email)
    await logInByRequest(page.request, email)
    const responses = recordResponses(context)
    await prepareOrder(page, greekShop, counted, { email })
    await placeButton(page, greekShop).click()
    await expectReceipt(page, greekShop)
    await page.goto(path('/orders'))
    await page.locator('main li').getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
    await expectNoViolations(page)
    const address = page.url()
    await page.getByRole('button', { name: t('orders.again') }).click()
    await expect(page).toHaveURL(path('/shopping-cart'))
    await expect(page.getByText(t('cartChange.title'))).toBeVisible()

    const other = await context.newPage()
    await other.goto(address)
    await waitForScripts(other, greekShop)
    await page.goto(path('/account'))
    await waitForScripts(page, greekShop)
    await expectNoViolations(page)
    await page
      .locator('main')
      .getByRole('button', { name: t('session.logout') })
      .click()
    await expect(page).toHaveURL(path('/'))
    await expect(other).toHaveURL(/\/auth\/login\?return=%2Forders%2F/)
    const kept = await page.evaluate(() => JSON.stringify([localStorage, document.cookie]))
    expect(kept).not.toContain(email)
    const shown = [kept, ...(await responses.bodies())].join('\n')
    expect(shown).toContain(email)
    const tokens = ownShop.proxy.issuedTokens()
    expect(tokens.length).toBeGreaterThanOrEqual(2)
    for (const token of tokens) expect(shown.includes(token), 'a token was shown').toBe(false)
  },
)

ownShopTest.describe('With tokens that expire within seconds', () => {
  ownShopTest.use({ shopOptions: { accessTokenSeconds: 17 } })

  ownShopTest(
    'a page that stays open stays logged in, until the password is changed elsewhere',
    long,
    async ({ page, newVisitor, ownShop, browserProblems }) => {
      browserProblems.allowStatus(401)
      const { t, path } = englishShop
      const email = newEmail('ends')
      await registerMember(page.request, ownShop, email)
      await logInByRequest(page.request, email)
      await page.goto(path('/account'))
      await waitForScripts(page, englishShop)
      await field(page, 'firstName').fill('Eleni')
      const renewal = () =>
        page.waitForResponse((answer) => answer.url().endsWith('/session/renew'), {
          timeout: 60_000,
        })
      expect((await renewal()).status()).toBe(200)

      const elsewhere = await newVisitor()
      await logInByRequest(elsewhere.request, email)
      const change = { form: 'password', currentPassword: password, password: 'a second kettle' }
      const answer = await elsewhere.request.post(path('/account'), {
        form: { ...change, repeat: change.password },
      })
      expect(await answer.text()).toContain(t('account.passwordChanged'))
      // A post that no form of the page sends does nothing, and does not delete the account.
      const unknown = { form: 'nothing', currentPassword: change.password }
      const refused = await elsewhere.request.post(path('/account'), { form: unknown })
      expect(refused.status()).toBe(400)

      await expect(page).toHaveURL(/\/en\/auth\/login\?return=%2Fen%2Faccount$/, {
        timeout: 60_000,
      })
      await fillLogin(page, englishShop, { email, password: change.password })
      await expect(page).toHaveURL(path('/account'))
      await expect(field(page, 'firstName')).toHaveValue('Eleni')
    },
  )
})
