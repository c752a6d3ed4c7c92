import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.js'
import type { Shop } from '../servers/start-shop.js'
import { englishShop } from '../data/languages.js'
import { losePost, moments } from './lose-post.js'

const { t } = englishShop

/**
 * The page's message that there was no response, or that the platform is unavailable, and that the
 * form can be submitted again.
 */
const lossText = new RegExp(`${t('form.unsentText')}|${t('errors.genericRetry')}`)

/** A form of the shop that has to be submitted more than once, because there is no response. */
export interface UnansweredForm {
  name: string
  /** Its page in English; omitted where the previous form leads to it. */
  open?: string | ((shop: Shop) => Promise<string>)
  /** Typed values by field name. */
  typed?: Readonly<Record<string, string>>
  button: string
  /** The button of the question that scripts ask before the form is sent. @default none */
  confirm?: string
  /** The part of the page that it is in. @default the page */
  within?: string
  /** Its target. @default the page's own URL */
  action?: string
  /** GraphQL operation that the shop sends to the platform, or the end of a URL. */
  operation: string
  /** It has no resubmit button: the notice refers to its own. */
  isButton?: boolean
  /** The page's message after success. */
  done: string | RegExp
  /**
   * The page's message without scripts after an unconfirmed success, if the form is no longer
   * shown.
   */
  doneUnheard?: string
  /** Receiver of one mail. */
  mailTo?: string
}

export interface Visit {
  page: Page
  context: BrowserContext
  shop: Shop
}

/**
 * Opens a form and sends it twice into nothing, then to the end: nothing typed is lost, and it is
 * done once.
 */
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
  const send = async (sender = button): Promise<void> => {
    await sender.click()
    if (!hasScripts || form.confirm === undefined) return
    await page.getByRole('alertdialog').getByRole('button', { name: form.confirm }).click()
  }
  const closed = main.locator('xpath=ancestor-or-self::details[not(@open)]')
  if ((await closed.count()) > 0) await closed.locator('summary').first().click()
  for (const [name, text] of Object.entries(typed)) await control(name).fill(text)

  const mails = async () => (mailTo ? countMails(shop, mailTo) : 0)
  const mailsBefore = await mails()
  const notice = page.locator('main').getByText(lossText).first()
  const path = form.action ?? new URL(page.url()).pathname
  for (const moment of moments) {
    if (hasScripts) await losePost({ page, context, path }, moment, () => send())
    else {
      const cut = moment === 'request' ? 'before-the-request-arrives' : 'after-the-platform-answers'
      const isCut = shop.proxy.cutAt(operation, cut, async () => {})
      // A form without an id of its own is sent on to itself first.
      const answered = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.status() !== 307,
      )
      await send()
      await isCut
      // After success there may be no one left to submit it.
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
    await send(hasScripts && !isButton ? again : button)
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

/** The typed values are preserved; without scripts passwords are not. */
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
