import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { visitShop } from '@floga/setup/visit-shop'
import { findEnglish, type MessageTree } from './find-english.js'
import { readMail } from './read-mail.js'

/** The shop of the guide, while it runs. */
export interface RunningShop {
  /** Its folder. */
  shop: string
  origin: string
  /** Origin of the sandbox of payments. */
  payments: string
}

const buyer = {
  firstName: 'Anna',
  lastName: 'de Vries',
  email: 'anna@example.com',
  phone: '+31612345678',
  'billing.country': 'NL',
  'billing.postalCode': '3511 AB',
  'billing.address': 'Oudegracht 1',
  'billing.city': 'Utrecht',
}
/** The parts of a Belgian buyer's address that differ. */
const belgian = {
  'billing.country': 'BE',
  'billing.postalCode': '2000',
  'billing.address': 'Meir 1',
  'billing.city': 'Antwerpen',
}

/** Buys the bicycle of the guide's catalogue with iDEAL, without scripts, and reads the mails. */
export async function buyBicycle({ shop, origin, payments }: RunningShop): Promise<string[]> {
  const pages = await readMessages(join(shop, 'node_modules/@floga/storefront/messages'))
  const mails = await readMessages(
    join(shop, 'node_modules/@floga/platform/src/foundation/messages/languages'),
  )
  const visit = visitShop(origin, new Map(), [payments])
  const findings: string[] = []
  const page = (): string => {
    const { body } = visit.page()
    for (const element of body.querySelectorAll('script, style')) element.remove()
    return body.textContent?.replaceAll(/\s+/gu, ' ') ?? ''
  }
  /** Checks the page that is shown. */
  const expectPage = (name: string, status: number, ...texts: string[]): void => {
    if (status !== 200) findings.push(`${name}: status ${status}`)
    for (const text of texts) {
      if (!page().includes(text)) findings.push(`${name}: no '${text}'`)
    }
    const english = findEnglish(page(), pages.en, pages.nl)
    findings.push(...english.map((text) => `${name}: English '${text}'`))
  }

  expectPage('home', await visit.open('/'), 'Stadsfietsen')
  expectPage('list', await visit.follow('Stadsfietsen'), 'Omafiets 28 inch')
  expectPage('product', await visit.follow('Omafiets 28 inch'), '649,00', '18 kg')
  const addresses = [...visit.page().querySelectorAll('main img')].map(
    (image) => image.getAttribute('src') ?? '',
  )
  for (const src of addresses.filter((one) => !one.startsWith('data:'))) {
    const { status } = await fetch(new URL(src, origin))
    if (status !== 200) findings.push(`product: image ${src} has status ${status}`)
  }
  await visit.send(/^In winkelwagen/u)
  expectPage('cart', await visit.open('/shopping-cart'), 'Omafiets 28 inch')
  expectPage('checkout', await visit.follow('Naar afrekenen'))
  await visit.send(toShowDelivery, { ...buyer, ...belgian })
  expectPage('checkout to Belgium', await visit.send(toShowDelivery), '12,95', 'Bancontact')
  await visit.send(toShowDelivery, buyer)
  await visit.send(toShowDelivery, { shippingMethodId: 'pickup', paymentMethodId: 'ideal' })
  await visit.send(/^Bestellen/u, { terms: 'on' })
  await visit.follow('Verder naar de betaalpagina')
  expectPage('bank', 200, 'Betalen met iDEAL', '649,00')
  await visit.send(/^Betaling goedkeuren/u)
  const status = await visit.send(/^Terug naar de winkel/u)
  expectPage('receipt', status, 'Bedankt voor je bestelling', 'Omafiets 28 inch', 'iDEAL', '649,00')

  for (const [receiver, eml] of await waitForMails(join(shop, '.data/platform/mails'))) {
    const { subject, text } = readMail(eml)
    const whole = `${subject}\n${text}`.replaceAll(/\s+/gu, ' ')
    if (!whole.includes('Omafiets 28 inch')) findings.push(`mail to ${receiver}: no bicycle in it`)
    const english = findEnglish(whole, mails.en, mails.nl)
    findings.push(...english.map((one) => `mail to ${receiver}: English '${one}'`))
  }
  return findings
}

/** The button that saves an address and shows its ways of delivery. */
const toShowDelivery = /^Toon de bezorgmethoden/u

/** Messages of a package in both languages; in folders of features, or in one. */
async function readMessages(folder: string): Promise<Record<'en' | 'nl', MessageTree>> {
  const names = await readdir(folder, { recursive: true })
  const read = async (code: string): Promise<MessageTree> => {
    const own = names.filter((name) => basename(name) === `${code}.json`)
    const trees = await Promise.all(
      own.map(async (name) => [name, JSON.parse(await readFile(join(folder, name), 'utf8'))]),
    )
    return Object.fromEntries(trees) as MessageTree
  }
  return { en: await read('en'), nl: await read('nl') }
}

/** The mails of the order, to the customer and to the shop. @throws after two minutes. */
async function waitForMails(folder: string): Promise<[receiver: string, eml: string][]> {
  for (let tries = 0; tries < 240; tries += 1) {
    const names = await readdir(folder).catch(() => [])
    const done = names.filter((name) => name.endsWith('.eml'))
    const toShop = done.filter((name) => name.startsWith('shop-order-'))
    if (toShop.length > 0 && done.length > toShop.length) {
      return Promise.all(
        done.map(async (name) => [
          toShop.includes(name) ? 'shop' : 'customer',
          await readFile(join(folder, name), 'utf8'),
        ]),
      )
    }
    await delay(500)
  }
  throw new Error(`There are no mails of the order in ${folder} after two minutes.`)
}
