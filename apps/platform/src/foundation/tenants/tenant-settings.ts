import * as v from 'valibot'
import { workingDaysSchema } from '../calendar/working-days.js'
import { deliveryZoneSchema, homeZone } from '../pricing/delivery-zones.js'
import { paymentRulesSchema } from '../pricing/payment-rules.js'
import { vatRulesSchema } from '../pricing/vat-rules.js'
import { pickupAlone, shippingRuleSchema } from '../pricing/shipping-rules.js'
import { contrastOf, textContrast } from '../colours/lighten-for.js'
import { flattenMessages } from '../messages/flatten-messages.js'
import { isCountry, isCurrency, isTimeZone } from '../pricing/known-codes.js'

const text = v.pipe(v.string(), v.minLength(1))
const texts = v.record(v.string(), text)
const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
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

/** Its id appears in addresses and scripts, its origin in the policy of every page. */
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
  /** Picture of the tenant at the head of its mails, such as `brand/logo`. @default its name */
  logo: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9/-]*$/, 'is no name of a picture'))),
})

const locale = v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'is no language code such as "en"'))

const ownTexts = v.pipe(
  v.record(v.string(), v.unknown()),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return flattenMessages(dataset.value)
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
  /** Origins whose scripts may call the platform from a browser. */
  allowedOrigins: v.optional(
    v.array(v.pipe(v.string(), v.check(isOrigin, 'is no origin such as "https://shop.example"'))),
    [],
  ),
  /** Address of its shop, without a trailing slash. @default the platform's only shop */
  shopUrl: v.optional(
    v.pipe(v.string(), v.check(isOrigin, 'is no origin such as "https://shop.example"')),
  ),
  /**
   * Colours of e-mails and documents. @default those of the kit, which its shop has as well unless
   * customized
   */
  look: v.optional(look, { brand: '#6563ff', action: '#4a48e0' }),
  socialAccounts: v.optional(v.array(v.object({ name: text, icon: text, url: text })), []),
  features: v.optional(v.array(v.object({ slug: text, icon: text, name: texts })), []),
  /** Free shipping begins above this sum; null for none. */
  freeShippingAboveMinor: v.optional(v.nullable(minor), null),
  instalments: v.optional(
    v.nullable(v.object({ maxMonths: v.pipe(v.number(), v.integer()), fromMinor: minor })),
    null,
  ),
  /** Working days until dispatch, by availability; omitted if there is no estimate. */
  dispatchDays: v.optional(v.array(dispatchDays), []),
  /** Omitted: no estimated delivery date. */
  workingDays: v.optional(workingDaysSchema),
  /** A product's page shows exact stock up to this quantity; null for only the last pieces. */
  exactStockUpTo: v.optional(v.nullable(count), null),
  /** Items in stock can be picked up. */
  hasStockAtPickup: v.optional(v.boolean(), false),
  /** The company behind the shop, as documents of orders name it. */
  company: v.optional(
    v.object({
      legalName: texts,
      vatNumber: text,
      /** Omitted in countries whose companies are not named with one. */
      taxOffice: v.optional(texts),
      registryNumber: text,
    }),
  ),
  bankAccount: v.optional(v.object({ bankName: text, holderName: text, iban: text })),
  /**
   * How long money is waited for: minutes where a provider takes it, days for a transfer, to the
   * end of the last.
   */
  unpaidOrders: v.optional(
    v.object({ onlineMinutes: v.optional(count, 30), transferDays: v.optional(count, 7) }),
    {},
  ),
  /**
   * What orders keep of the stock before they are paid. One beyond it is placed all the same, and
   * takes its goods with its money.
   */
  unpaidReservations: v.optional(
    v.object({
      /**
       * Per cent of a variant's stock that unpaid orders of guests keep at most, together; one
       * piece in any case.
       */
      guestSharePercent: v.optional(percent, 25),
      /** The same of guests and members. */
      sharePercent: v.optional(percent, 50),
      /** An order above this value keeps nothing, unless it is paid online. */
      orderValueMinor: v.optional(count, 100_000),
      /**
       * Value of the unpaid orders that keep goods, of one member, or of the guests of one mailbox
       * or network.
       */
      personValueMinor: v.optional(count, 150_000),
      /** How long the order of a guest keeps them. */
      guestHours: v.optional(count, 48),
    }),
    {},
  ),
  /** Name of the provider of the methods that have a page; without one none of them is offered. */
  paymentProvider: v.optional(text),
  /** Whether the shop has pages to withdraw from an order on, which mails lead to. */
  hasWithdrawalForm: v.optional(v.boolean(), true),
  /** Whether the shop has the page on which staff use the links of its own mails. */
  hasOrderLinkPage: v.optional(v.boolean(), true),
  /** Reviews of products by their buyers; null for a shop without. */
  reviews: v.optional(
    v.nullable(
      v.object({
        /**
         * Days after delivery until the one mail that invites the buyer, 0 for at once; null for
         * none: then orders alone lead to the form.
         */
        inviteAfterDays: v.optional(v.nullable(minor), 7),
      }),
    ),
    null,
  ),
  termsVersion: v.optional(text, '1'),
  /** Analytics providers, one of a kind; they require visitors' consent. */
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
  /** VAT on exported goods; null for domestic VAT on all. */
  vat: v.optional(v.nullable(vatRulesSchema), null),
  /** Delivery zones, the first match applies. @default its country */
  deliveryZones: v.optional(v.array(deliveryZoneSchema)),
  /** @default pick-up at the shop */
  shippingRules: v.optional(v.array(shippingRuleSchema)),
  /** Ways to pay, in the order in which they are offered. @default none: nothing can be ordered */
  paymentRules: v.optional(paymentRulesSchema, []),
  pickupAddress: v.optional(v.union([texts, text])),
  /**
   * Its own messages by locale, in the format of the platform's language files: overrides, or
   * another language.
   */
  messages: v.optional(v.record(locale, ownTexts), {}),
})

/** Settings of a tenant; `tenant.json` contains them together with the tenant's id. */
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
    const deliveryZones = settings.deliveryZones ?? [homeZone(settings.country)]
    const keys = deliveryZones.map(({ key }) => key)
    const shippingRules = settings.shippingRules ?? pickupAlone(keys)
    return { ...settings, deliveryZones, shippingRules }
  }),
  v.check(
    ({ deliveryZones, shippingRules }) =>
      shippingRules.every(({ zones }) =>
        zones.every((zone) => deliveryZones.some(({ key }) => key === zone)),
      ),
    'a shipping rule names a zone that deliveryZones does not contain',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { locales, paymentRules } = dataset.value
    for (const { method, name } of paymentRules) {
      const missing = locales.filter((code) => name[code] === undefined)
      if (missing.length === 0) continue
      addIssue({ message: `paymentRules: "${method}" has no name in ${missing.join(', ')}` })
    }
  }),
)

/** A tenant's settings, as parsed. */
export type TenantSettings = v.InferOutput<typeof tenantSettingsSchema>
