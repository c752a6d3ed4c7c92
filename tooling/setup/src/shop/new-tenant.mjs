import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { SetupError } from '../setup-error.mjs'
import { largeTenants, shops } from './choose-shops.mjs'

/**
 * @param {string} root
 * @param {string} name
 */
export async function assertNewName(root, name) {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(name)) {
    throw new SetupError('Name the shop: pnpm create-shop <name>, in small letters and hyphens.')
  }
  for (const folder of ['apps', largeTenants]) {
    // oxlint-disable-next-line no-await-in-loop -- two folders
    const names = await readdir(join(root, folder)).catch(() => /** @type {string[]} */ ([]))
    if (names.includes(name)) throw new SetupError(`${folder}/${name} exists. Take another name.`)
  }
}

/**
 * What a shop is called until somebody says more.
 *
 * @param {string} name
 */
export function toTitle(name) {
  return name.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ')
}

/** Ports that no other shop has. */
export function nextPorts() {
  return {
    port: Math.max(...shops.map((shop) => shop.port)) + 1,
    platformPort: Math.max(...shops.map((shop) => shop.platformPort)) + 1,
  }
}

/**
 * The template's tenant with the words of its first language, and contact and zone to fill in.
 *
 * @param {string} text
 * @param {{ name: string, title: string, port: number }} shop
 */
export function toTenantFile(text, { name, title, port }) {
  const { contact, company, deliveryZones, shippingRules, ...tenant } = JSON.parse(text)
  const changed = {
    ...tenant,
    id: name,
    name: title,
    locales: ['en'],
    defaultLocale: 'en',
    shopUrl: `http://127.0.0.1:${port}`,
    contact: {
      en: {
        ...contact.en,
        email: `hello@${name}.example`,
        address: 'Street 1, City',
        postalAddress: { ...contact.en.postalAddress, street: 'Street 1', city: 'City' },
      },
    },
    company: { ...company, legalName: { en: title }, taxOffice: { en: 'Tax office' } },
    deliveryZones: [{ ...deliveryZones[0], key: 'home', name: { en: 'our country' } }],
    shippingRules: [{ ...shippingRules[0], zones: ['home'] }],
  }
  return `${JSON.stringify(changed, null, 2)}\n`
}
