import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { check, failOnErrors, open } from './actions/pages.js'

failOnErrors()

const password = 'a quiet blue kettle'

/** The texts that a member reads in a language. */
interface Texts {
  login: string
  register: string
  registerAction: string
  sent: string
  confirm: string
  confirmed: string
  account: string
  firstName: string
  save: string
  saved: string
  addAddress: string
  saveAddress: string
  defaultShipping: string
  logout: string
}

const german: Texts = {
  login: 'Anmelden',
  register: 'Konto anlegen',
  registerAction: 'Konto anlegen',
  sent: 'Bitte sehen Sie in Ihrem Postfach nach',
  confirm: 'Adresse bestätigen',
  confirmed: 'Ihre Adresse ist bestätigt. Sie können sich jetzt anmelden.',
  account: 'Mein Konto',
  firstName: 'Vorname',
  save: 'Speichern',
  saved: 'Gespeichert.',
  addAddress: 'Adresse hinzufügen',
  saveAddress: 'Adresse speichern',
  defaultShipping: 'Standard-Lieferadresse',
  logout: 'Abmelden',
}

const arabic: Texts = {
  login: 'تسجيل الدخول',
  register: 'إنشاء حساب',
  registerAction: 'إنشاء الحساب',
  sent: 'يرجى تفقّد بريدكم الإلكتروني',
  confirm: 'تأكيد العنوان',
  confirmed: 'تم تأكيد عنوانكم. يمكنكم تسجيل الدخول الآن.',
  account: 'حسابي',
  firstName: 'الاسم الأول',
  save: 'حفظ',
  saved: 'تم الحفظ.',
  addAddress: 'إضافة عنوان',
  saveAddress: 'حفظ العنوان',
  defaultShipping: 'عنوان التوصيل الافتراضي',
  logout: 'تسجيل الخروج',
}

/** Waits for the mail of a registration. @returns path and query of its link. */
async function linkInMail(email: string, path: string): Promise<string> {
  const folder = join(process.env['PLATFORM_DATA'] ?? '', 'mails')
  const found = { link: '' }
  await expect(async () => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
    const mail = mails.find((text) => text.includes(email)) ?? ''
    const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
    found.link = new RegExp(`${path}\\?token=[\\w-]+`).exec(text)?.[0] ?? ''
    expect(found.link).not.toBe('')
  }).toPass()
  return found.link
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

async function register(page: Page, email: string, locale: string, texts: Texts): Promise<void> {
  await open(page, `/${locale}`)
  await page.locator('header').getByRole('link', { name: texts.login }).first().click()
  await expect(page).toHaveURL(new RegExp(`/${locale}/auth/login$`))
  await check(page)
  await page.locator('main').getByRole('link', { name: texts.register }).click()
  await expect(field(page, 'repeat')).toBeVisible()
  await check(page)
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await field(page, 'repeat').fill(password)
  await page.getByRole('button', { name: texts.registerAction }).click()
  await expect(page.getByText(texts.sent)).toBeVisible()
  await open(page, await linkInMail(email, `/${locale}/auth/confirm`))
  await check(page)
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: texts.confirm }).click()
  await expect(page.getByText(texts.confirmed)).toBeVisible()
}

async function changeData(page: Page, texts: Texts): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: texts.firstName }).fill('Lena')
  await main.getByRole('button', { name: texts.save, exact: true }).click()
  await expect(main.getByText(texts.saved, { exact: true })).toBeVisible()
  await main.getByRole('link', { name: texts.addAddress }).click()
  await field(page, 'address').fill('Al Wasl Road 12')
  await field(page, 'city').fill('Dubai')
  await field(page, 'isDefaultShipping').check()
  await check(page)
  await main.getByRole('button', { name: texts.saveAddress }).click()
  await expect(field(page, 'city')).toHaveCount(0)
  await expect(main.getByRole('listitem').filter({ hasText: texts.defaultShipping })).toContainText(
    'Al Wasl Road 12',
  )
  await check(page)
  await page.reload()
  await expect(main.getByRole('textbox', { name: texts.firstName })).toHaveValue('Lena')
}

async function visitAsMember(page: Page, locale: string, texts: Texts): Promise<void> {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => void problems.push(message))
  page.on('console', (line) => void (line.type() === 'error' && problems.push(line.text())))
  const email = `lena-${locale}@example.com`
  await register(page, email, locale, texts)
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await page.getByRole('main').getByRole('button', { name: texts.login, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/${locale}$`))
  const menu = page.getByLabel(`${texts.account}: ${email}`)
  await menu.click()
  await check(page)
  await page.locator('header details').getByRole('link', { name: texts.account }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.account)
  await check(page)
  await changeData(page, texts)
  await menu.click()
  await page.locator('header details').getByRole('button', { name: texts.logout }).click()
  await expect(page).toHaveURL(new RegExp(`/${locale}$`))
  await expect(
    page.locator('header').getByRole('link', { name: texts.login }).first(),
  ).toBeVisible()
  await open(page, `/${locale}/account`)
  await expect(page).toHaveURL(/\/auth\/login\?return=/)
  expect(problems).toEqual([])
}

test(
  'a customer registers, changes the account and logs out, in German',
  { tag: '@long' },
  ({ page }) => visitAsMember(page, 'de', german),
)

test.describe('on a phone', { tag: '@long' }, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a customer registers, changes the account and logs out, in Arabic', ({ page }) =>
    visitAsMember(page, 'ar', arabic))
})
