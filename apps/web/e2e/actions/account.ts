import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../fixtures.js'
import type { Shop } from '../servers/start-shop.js'
import { field } from './checkout.js'
import type { JourneyLanguage } from '../data/languages.js'

export const password = 'a quiet blue kettle'

/** An address that no other journey registers. */
export function newEmail(name: string): string {
  return `${name}-${Date.now().toString(36)}@example.gr`
}

/** The link of a mail to somebody, once it is written: path and query. */
export async function linkInMail(shop: Shop, email: string, page: string): Promise<string> {
  const found = { link: '' }
  await expect(async () => {
    const mails = await shop.data.mails(email)
    const links = mails.flatMap((mail) => {
      const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
      return text.match(new RegExp(`/(?:en/)?auth/${page}\\?token=[\\w-]+`)) ?? []
    })
    found.link = links.at(-1) ?? ''
    expect(found.link).not.toBe('')
  }).toPass({ timeout: 20_000 })
  return found.link
}

/** Registers and confirms a member past the pages. */
export async function becomeMember(
  request: APIRequestContext,
  shop: Shop,
  email: string,
): Promise<void> {
  const page = await (await request.get('/auth/register')).text()
  const stamp = /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const form = { form: 'register', stamp, email, password, repeat: password }
  expect((await request.post('/auth/register', { form })).status()).toBe(200)
  const link = await linkInMail(shop, email, 'confirm')
  expect((await request.post(link, { form: {}, maxRedirects: 0 })).status()).toBe(303)
}

/** Logs in past the pages; the browser's context has the cookies from then on. */
export async function becomeLoggedIn(request: APIRequestContext, email: string): Promise<void> {
  const form = { form: 'login', email, password }
  const answer = await request.post('/auth/login', { form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

/** Fills in the login that is in sight. */
export async function logInHere(
  page: Page,
  { t }: JourneyLanguage,
  credentials: { email: string; password: string },
): Promise<void> {
  await field(page, 'email').fill(credentials.email)
  await field(page, 'password').fill(credentials.password)
  await page
    .locator('main')
    .getByRole('button', { name: t('session.login'), exact: true })
    .click()
}
