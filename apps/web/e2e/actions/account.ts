import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../fixtures.js'
import type { Shop } from '../servers/start-shop.js'
import { field } from './checkout.js'
import type { ShopLanguage } from '../data/languages.js'

export const password = 'a quiet blue kettle'

/** An e-mail address that no other test registers. */
export function newEmail(name: string): string {
  return `${name}-${Date.now().toString(36)}@example.gr`
}

/** Waits for a mail to an address. @returns path and query of its link. */
export async function linkInMail(shop: Shop, email: string, page: string): Promise<string> {
  const found = { link: '' }
  await expect(async () => {
    const mails = await shop.data.mails(email)
    const links = mails.flatMap((mail) => {
      const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
      return text.match(new RegExp(`/(?:en/)?(?:auth|account)/${page}\\?token=[\\w-]+`)) ?? []
    })
    found.link = links.at(-1) ?? ''
    expect(found.link).not.toBe('')
  }).toPass()
  return found.link
}

/** Registers and confirms a member by requests, without opening pages. */
export async function registerMember(
  request: APIRequestContext,
  shop: Shop,
  email: string,
): Promise<void> {
  const page = await (await request.get('/auth/register')).text()
  const timestamp = /name="timestamp" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const form = { form: 'register', timestamp, email, password, repeat: password }
  expect((await request.post('/auth/register', { form })).status()).toBe(200)
  const link = await linkInMail(shop, email, 'confirm')
  const confirmation = { form: 'confirm', password }
  expect((await request.post(link, { form: confirmation, maxRedirects: 0 })).status()).toBe(303)
}

/** Logs in by a request; the browser's context has the cookies from then on. */
export async function logInByRequest(request: APIRequestContext, email: string): Promise<void> {
  const form = { form: 'login', email, password }
  const answer = await request.post('/auth/login', { form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

/** Fills in and sends the visible login form. */
export async function fillLogin(
  page: Page,
  { t }: ShopLanguage,
  credentials: { email: string; password: string },
): Promise<void> {
  await field(page, 'email').fill(credentials.email)
  await field(page, 'password').fill(credentials.password)
  await page
    .locator('main')
    .getByRole('button', { name: t('session.login'), exact: true })
    .click()
}
