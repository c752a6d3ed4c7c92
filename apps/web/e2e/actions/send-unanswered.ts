import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.js'
import type { Shop } from '../servers/start-shop.js'
import { englishShop } from '../data/languages.js'
import { losePost, moments } from './lose-post.js'

const { t } = englishShop

/** The page says that nobody answered, or could; and that it can be sent again. */
const wordsOfLoss = new RegExp(`${t('form.unsentText')}|${t('errors.genericRetry')}`)

/** A form of the shop that has to be sent more than once, because nobody answers. */
export interface UnansweredForm {
  name: string
  /** The page that it is on, in English; left out where the form before has led to it. */
  open?: string | ((shop: Shop) => Promise<string>)
  /** What is typed into its fields, by name. */
  typed?: Readonly<Record<string, string>>
  button: string
  /** The part of the page that it is in. @default the page */
  within?: string
  /** Where it is sent to. @default the page's own address */
  action?: string
  /** Operation that the shop asks the platform for, or the end of a call's address. */
  operation: string
  /** It has no button to send it once more: the notice tells to press its own again. */
  isButton?: boolean
  /** What the page says when it did what it is for. */
  done: string | RegExp
  /** What the page says without scripts once it was done and nobody said so, where there is no form any more. */
  doneUnheard?: string
  /** Whom it sends one mail to. */
  mailTo?: string
}

export interface Visit {
  page: Page
  context: BrowserContext
  shop: Shop
}

/** Opens a form and sends it twice into nothing, then to the end: nothing typed is lost, and it is done once. */
export async function sendUnanswered(
  form: UnansweredForm,
  visit: Visit,
  { hasScripts }: { hasScripts: boolean },
): Promise<void> {
  const { page, context, shop } = visit
  const { open, typed = {}, within = '', operation, isButton = false, mailTo, done } = form
  if (open) await page.goto(typeof open === 'string' ? open : await open(shop))
  const main = page.locator(`main ${within}`).first()
  const control = (name: string) => main.locator(`[name="${name}"]`)
  const button = main.getByRole('button', { name: form.button, exact: true })
  if (hasScripts) await waitUntilHydrated(page)
  const closed = main.locator('xpath=ancestor-or-self::details[not(@open)]')
  if ((await closed.count()) > 0) await closed.locator('summary').first().click()
  for (const [name, text] of Object.entries(typed)) await control(name).fill(text)

  const mails = async () => (mailTo ? countMails(shop, mailTo) : 0)
  const mailsBefore = await mails()
  const notice = page.locator('main').getByText(wordsOfLoss).first()
  const path = form.action ?? new URL(page.url()).pathname
  for (const moment of moments) {
    if (hasScripts) await losePost({ page, context, path }, moment, () => button.click())
    else {
      const cut = moment === 'request' ? 'before-the-request-arrives' : 'after-the-platform-answers'
      const isCut = shop.proxy.cutAt(operation, cut, async () => {})
      // A form without an id of its own is sent on to itself first.
      const answered = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.status() !== 307,
      )
      await button.click()
      await isCut
      // Where it was done there may be nobody left to send it.
      if (moment === 'request' || !form.doneUnheard) {
        expect((await answered).status(), form.name).toBe(503)
      }
    }
    if (moment === 'answer' && !hasScripts && form.doneUnheard) {
      await expect(page.getByText(form.doneUnheard).first()).toBeVisible()
      continue
    }
    await expect(notice).toBeVisible()
    await expectTyped(control, typed, { hasScripts })
  }
  if (hasScripts || !form.doneUnheard) {
    const again = page.locator('main').getByRole('button', { name: t('form.sendOnceMore') })
    await (hasScripts && !isButton ? again : button).click()
    await expect(page.getByText(done).first()).toBeVisible()
  }
  if (mailTo) await expect.poll(mails, form.name).toBe(mailsBefore + 1)
}

/** Mails to an address so far. */
export async function countMails(shop: Shop, address: string): Promise<number> {
  const mails = await shop.data.mails(address)
  return mails.filter((mail) =>
    /^To:(.*)$/m.exec(mail.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1]?.includes(address),
  ).length
}

/** What was typed stands there; without scripts no password comes back. */
async function expectTyped(
  control: (name: string) => Locator,
  typed: Readonly<Record<string, string>>,
  { hasScripts }: { hasScripts: boolean },
): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    const isSecret = !hasScripts && (await control(name).getAttribute('type')) === 'password'
    if (isSecret) await control(name).fill(text)
    else await expect(control(name)).toHaveValue(text)
  }
}

/** Waits until the page's scripts run: React knows the document then. */
async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main button') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  )
}
