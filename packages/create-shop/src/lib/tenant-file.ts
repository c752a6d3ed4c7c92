import { fillIn, inLanguages } from './new-shop.js'
import type { NewShop } from './new-shop.js'
import { paymentRules } from './payment-rules.js'
import { isInEuropeanUnion } from './shop-place.js'

/** Settings of the shop's tenant on the platform; amounts are in the smallest unit. */
export function tenantFile(shop: NewShop): object {
  const { name, title, port, place } = shop
  const { languages, currency, country, deliverTo, vatPercent, timeZone } = place
  const company = fillIn('name of the company, as it is registered')
  return {
    id: name,
    name: title,
    locales: languages,
    defaultLocale: languages[0],
    currency,
    country,
    timeZone,
    look: { brand: '#1f5d45', action: '#1f5d45' },
    contact: Object.fromEntries(languages.map((code) => [code, contactOf(shop)])),
    company: {
      legalName: inLanguages(shop, { en: company }),
      vatNumber: fillIn('VAT number'),
      registryNumber: fillIn('number in the business registry'),
    },
    pickupAddress: inLanguages(shop, { en: address }),
    bankAccount: { bankName: fillIn('bank'), holderName: company, iban: fillIn('IBAN') },
    features: [],
    standardTaxRate: vatPercent,
    dispatchDays: [
      { availability: 'IN_STOCK', min: 0, max: 1 },
      { availability: 'LOW_STOCK', min: 0, max: 1 },
    ],
    deliveryZones: [
      zone(shop, 'home', [country]),
      ...(deliverTo.length > 0 ? [zone(shop, 'abroad', deliverTo)] : []),
    ],
    shippingRules: [
      { ...pickup, zones: ['home', ...(deliverTo.length > 0 ? ['abroad'] : [])] },
      courier('home', { costMinor: 695, minDays: 1, maxDays: 2 }),
      ...(deliverTo.length > 0
        ? [courier('abroad', { costMinor: 1295, minDays: 2, maxDays: 4 })]
        : []),
    ],
    paymentRules: paymentRules(shop),
    paymentProvider: 'sandbox',
    termsVersion: new Date().toISOString().slice(0, 7),
    reviews: { inviteAfterDays: 7 },
    hasWithdrawalForm: isInEuropeanUnion(country),
    shopUrl: `http://127.0.0.1:${port}`,
  }
}

const address = fillIn('street and number, postal code, city')

function contactOf({ name, place }: NewShop): object {
  return {
    email: `info@${name}.example`,
    phone: fillIn('phone number'),
    address,
    postalAddress: {
      street: fillIn('street and number'),
      city: fillIn('city'),
      postalCode: fillIn('postal code'),
      country: place.country,
    },
    businessHours: [{ days: fillIn('days'), hours: '09:00-17:00', weekdays: [1, 2, 3, 4, 5] }],
  }
}

function zone(shop: NewShop, key: string, countries: readonly string[]): object {
  const name = Object.fromEntries(
    shop.place.languages.map((code) => {
      const names = new Intl.DisplayNames(code, { type: 'region' })
      return [code, countries.map((country) => names.of(country)).join(', ')]
    }),
  )
  return { key, name, countries }
}

const pickup = {
  method: 'pickup',
  kind: 'PICKUP',
  aboveGrams: null,
  uptoGrams: null,
  dangerousGoods: 'accepted',
  steps: [{ uptoGrams: 0, costMinor: 0 }],
  perExtraKgMinor: 0,
  surchargeMinor: 0,
  freeAboveLimit: true,
  minDays: 0,
  maxDays: 1,
}

function courier(
  key: string,
  { costMinor, ...days }: { costMinor: number; minDays: number; maxDays: number },
): object {
  return {
    method: 'courier',
    kind: 'COURIER',
    zones: [key],
    aboveGrams: null,
    uptoGrams: 30_000,
    dangerousGoods: 'refused',
    steps: [{ uptoGrams: 30_000, costMinor }],
    perExtraKgMinor: 0,
    surchargeMinor: 0,
    freeAboveLimit: true,
    ...days,
  }
}
