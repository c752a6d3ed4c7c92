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
    const names = await readdir(join(root, folder)).catch(() => /** @type {string[]} */ ([]))
    if (names.includes(name)) throw new SetupError(`${folder}/${name} exists. Use another name.`)
  }
}

/**
 * The default title of a shop.
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
 * Where a new shop sells, by default.
 *
 * @typedef {object} Place
 * @property {string} country ISO 3166-1 alpha-2 code
 * @property {string} currency ISO 4217 code
 * @property {string} timeZone IANA name
 */

/** @type {Place} */
export const defaultPlace = { country: 'GR', currency: 'EUR', timeZone: 'Europe/Athens' }

/**
 * @param {Partial<Record<'country' | 'currency' | 'time-zone', string>>} given options of the command
 * @returns {Place}
 */
export function readPlace({ country, currency, 'time-zone': timeZone }) {
  if (country !== undefined && (currency === undefined || timeZone === undefined)) {
    throw new SetupError(
      `Name currency and time zone of ${country} as well: --country PT --currency EUR --time-zone Europe/Lisbon`,
    )
  }
  const place = {
    country: country ?? defaultPlace.country,
    currency: currency ?? defaultPlace.currency,
    timeZone: timeZone ?? defaultPlace.timeZone,
  }
  const wrong =
    (!/^[A-Z]{2}$/.test(place.country) && `--country ${place.country}`) ||
    (!Intl.supportedValuesOf('currency').includes(place.currency) &&
      `--currency ${place.currency}`) ||
    (!isTimeZone(place.timeZone) && `--time-zone ${place.timeZone}`)
  if (wrong) throw new SetupError(`${wrong} is none. Use codes such as PT, EUR and Europe/Lisbon.`)
  return place
}

/** @param {string} name */
function isTimeZone(name) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

/**
 * The template's tenant with the messages of its first language, in another place; contact details
 * are to be filled in.
 *
 * @param {string} text
 * @param {{ name: string, title: string, port: number } & Place} shop
 */
export function toTenantFile(text, { name, title, port, country, currency, timeZone }) {
  const { contact, company, deliveryZones, shippingRules, paymentRules, ...tenant } =
    JSON.parse(text)
  const changed = {
    ...tenant,
    id: name,
    name: title,
    locales: ['en'],
    defaultLocale: 'en',
    currency,
    country,
    timeZone,
    shopUrl: `http://127.0.0.1:${port}`,
    contact: {
      en: {
        ...contact.en,
        email: `hello@${name}.example`,
        phone: '000 000 0000',
        address: 'Street 1, City',
        postalAddress: { street: 'Street 1', city: 'City', postalCode: '00000', country },
      },
    },
    company: {
      ...company,
      legalName: { en: title },
      vatNumber: `${country}000000000`,
    },
    deliveryZones: [
      { ...deliveryZones[0], key: 'home', name: { en: 'our country' }, countries: [country] },
    ],
    shippingRules: [{ ...shippingRules[0], zones: ['home'] }],
    paymentRules: paymentRules.map((/** @type {{ countries: string[] | null }} */ rule) => ({
      ...rule,
      countries: rule.countries && [country],
    })),
  }
  return `${JSON.stringify(changed, null, 2)}\n`
}
