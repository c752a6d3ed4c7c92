import * as v from 'valibot'
import { workingDaysSchema } from '../calendar/working-days.js'
import { deliveryZoneSchema, homeZone } from '../pricing/delivery-zones.js'
import { defaultPaymentRules, paymentRuleSchema } from '../pricing/payment-rules.js'
import { vatRulesSchema } from '../pricing/vat-rules.js'
import { pickupAlone, shippingRuleSchema } from '../pricing/shipping-rules.js'
import { contrastOf, textContrast } from '../colours/lighten-for.js'
import { flattenWords } from '../words/flatten-words.js'
import { isCountry, isCurrency, isTimeZone } from './known-codes.js'

const text = v.pipe(v.string(), v.minLength(1))
const words = v.record(v.string(), text)
const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const minor = v.pipe(v.number(), v.integer(), v.minValue(0))

const isOrigin = (address: string): boolean =>
  /^https?:/.test(address) && URL.canParse(address) && new URL(address).origin === address

const contact = v.object({
  email: text,
  address: text,
  phone: text,
  /** The same in its parts, for machines. */
  postalAddress: v.optional(
    v.object({
      street: text,
      city: text,
      postalCode: text,
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    }),
  ),
  geo: v.optional(v.object({ latitude: v.number(), longitude: v.number(), url: text })),
  businessHours: v.optional(
    v.array(
      v.object({
        days: text,
        hours: text,
        /** The same days for machines, 1 is Monday. */
        weekdays: v.optional(v.array(v.picklist([1, 2, 3, 4, 5, 6, 7])), []),
      }),
    ),
    [],
  ),
})

const dispatchDays = v.object({
  availability: v.picklist(['IN_STOCK', 'LOW_STOCK', 'BACKORDER']),
  min: minor,
  max: minor,
})

/** Its id stands in addresses and scripts, its origin in the policy of every page. */
const analyticsProvider = v.object({
  kind: v.picklist(['GTAG', 'PIXEL']),
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  origin: v.optional(v.nullable(v.pipe(v.string(), v.url(), v.check(isOrigin))), null),
})

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'is no colour such as "#1f5d45"'))

/** Colours of its mails: the line below its name; links, and buttons with white text. */
const look = v.object({
  brand: colour,
  action: v.pipe(
    colour,
    v.check(
      (action) => contrastOf(action, '#ffffff') >= textContrast,
      'is too light for white text',
    ),
  ),
})

const locale = v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'is no language code such as "en"'))

const ownTexts = v.pipe(
  v.record(v.string(), v.unknown()),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return flattenWords(dataset.value)
    } catch (error) {
      addIssue({ message: String(error) })
      return NEVER
    }
  }),
)

const settingsSchema = v.object({
  name: text,
  locales: v.pipe(
    v.array(locale),
    v.minLength(1, 'names no language'),
    v.check((all) => new Set(all).size === all.length, 'names a language twice'),
  ),
  defaultLocale: locale,
  /** ISO 4217; every amount is in its minor units, whose number it decides. */
  currency: v.pipe(v.string(), v.check(isCurrency, 'is no currency such as "EUR"')),
  /** ISO 3166-1 alpha-2 code of the shop's own country. */
  country: v.pipe(v.string(), v.check(isCountry, 'is no country code such as "GR"')),
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'is no time zone such as "Europe/Athens"')),
  contact: v.optional(v.record(v.string(), contact), {}),
  /** Sites whose scripts may ask the platform from a browser. */
  allowedOrigins: v.optional(
    v.array(v.pipe(v.string(), v.check(isOrigin, 'is no origin such as "https://shop.example"'))),
    [],
  ),
  /** Where its shop is reached, without a slash at the end; left out, it is the platform's one shop. */
  shopUrl: v.optional(
    v.pipe(v.string(), v.check(isOrigin, 'is no origin such as "https://shop.example"')),
  ),
  /** Left out, those of the kit, which its shop has as well unless it says otherwise. */
  look: v.optional(look, { brand: '#6563ff', action: '#4a48e0' }),
  socialAccounts: v.optional(v.array(v.object({ name: text, icon: text, url: text })), []),
  features: v.optional(v.array(v.object({ slug: text, icon: text, name: words })), []),
  /** Free shipping begins above this sum; null for none. */
  freeShippingAboveMinor: v.optional(v.nullable(minor), null),
  instalments: v.optional(
    v.nullable(v.object({ maxMonths: v.pipe(v.number(), v.integer()), fromMinor: minor })),
    null,
  ),
  /** Working days until goods leave the shop, by availability; left out where none can be promised. */
  dispatchDays: v.optional(v.array(dispatchDays), []),
  /** Left out, no day of arrival is promised. */
  workingDays: v.optional(workingDaysSchema),
  /** Up to so many pieces are counted on a product's page; null for the last ones alone. */
  exactStockUpTo: v.optional(v.nullable(count), null),
  /** What is at hand can be picked up. */
  hasStockAtPickup: v.optional(v.boolean(), false),
  /** The company behind the shop, as documents of orders name it. */
  company: v.optional(
    v.object({ legalName: words, vatNumber: text, taxOffice: words, registryNumber: text }),
  ),
  bankAccount: v.optional(v.object({ bankName: text, holderName: text, iban: text })),
  /** How long money is waited for: minutes for card and IRIS, days for a transfer. */
  unpaidOrders: v.optional(
    v.object({ onlineMinutes: v.optional(count, 30), transferDays: v.optional(count, 7) }),
    {},
  ),
  /** What one network, or one mailbox, may order: beyond it, orders wait. */
  orderLimits: v.optional(
    v.object({
      hourlyByNetwork: v.optional(count, 30),
      hourlyByMailbox: v.optional(count, 10),
      /** Orders that hold stock and are not paid. */
      openByNetwork: v.optional(count, 20),
      openByMailbox: v.optional(count, 6),
    }),
    {},
  ),
  /** Name of the provider that takes cards and IRIS; without one neither is offered. */
  paymentProvider: v.optional(text),
  /** Whether the shop has pages to withdraw from an order on, which mails lead to. */
  hasWithdrawalForm: v.optional(v.boolean(), true),
  termsVersion: v.optional(text, '1'),
  /** Providers that measure visits, one of a kind; visitors are asked where there is one. */
  analytics: v.optional(
    v.pipe(
      v.array(analyticsProvider),
      v.check(
        (providers) => new Set(providers.map(({ kind }) => kind)).size === providers.length,
        'analytics names a provider twice',
      ),
    ),
    [],
  ),
  /** VAT on shipping and fees, per cent. */
  standardTaxRate: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** What VAT is charged on goods that leave the country; null for that of home on all. */
  vat: v.optional(v.nullable(vatRulesSchema), null),
  /** Where it delivers to, the first zone that holds an address counts; left out, its country. */
  deliveryZones: v.optional(v.array(deliveryZoneSchema)),
  /** Left out, goods are picked up at the shop. */
  shippingRules: v.optional(v.array(shippingRuleSchema)),
  /** Left out, whatever it has an account or a provider for, without a fee. */
  paymentRules: v.optional(v.array(paymentRuleSchema)),
  pickupAddress: v.optional(v.union([words, text])),
  /** Texts of its own by language, in the form of the platform's language files: other words, or another language. */
  words: v.optional(v.record(locale, ownTexts), {}),
})

/** What a tenant decides; `tenant.json` holds it together with the tenant's id. */
export const tenantSettingsSchema = v.pipe(
  settingsSchema,
  v.forward(
    v.check(
      ({ locales, defaultLocale }) => locales.includes(defaultLocale),
      'is none of the locales',
    ),
    ['defaultLocale'],
  ),
  v.transform((settings) => {
    const { country, paymentRules = [...defaultPaymentRules] } = settings
    const deliveryZones = settings.deliveryZones ?? [homeZone(country)]
    const keys = deliveryZones.map(({ key }) => key)
    const shippingRules = settings.shippingRules ?? pickupAlone(keys)
    return { ...settings, deliveryZones, shippingRules, paymentRules }
  }),
  v.check(
    ({ deliveryZones, shippingRules }) =>
      shippingRules.every(({ zones }) =>
        zones.every((zone) => deliveryZones.some(({ key }) => key === zone)),
      ),
    'a shipping rule names a zone that deliveryZones does not hold',
  ),
)

/** A tenant's settings, as parsed. */
export type TenantSettings = v.InferOutput<typeof tenantSettingsSchema>
