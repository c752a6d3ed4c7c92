import * as v from 'valibot'
import { workingDaysSchema } from '../calendar/working-days.js'
import { defaultDeliveryZones, deliveryZoneSchema } from '../pricing/delivery-zones.js'
import { paymentRuleSchema } from '../pricing/payment-rules.js'
import { vatRulesSchema } from '../pricing/vat-rules.js'
import { shippingRuleSchema } from '../pricing/shipping-rules.js'

const text = v.pipe(v.string(), v.minLength(1))
const words = v.record(v.string(), text)
const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const minor = v.pipe(v.number(), v.integer(), v.minValue(0))

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
  origin: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.url(),
        v.check((address) => /^https?:/.test(address) && new URL(address).origin === address),
      ),
    ),
    null,
  ),
})

const settingsSchema = v.object({
  name: text,
  locales: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))), v.minLength(1)),
  defaultLocale: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** ISO 3166-1 alpha-2 code of the country that most parcels go to. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), 'GR'),
  timeZone: v.optional(text, 'Europe/Athens'),
  contact: v.optional(v.record(v.string(), contact), {}),
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
  standardTaxRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 24),
  /** What VAT is charged on goods that leave the country; null for that of home on all. */
  vat: v.optional(v.nullable(vatRulesSchema), null),
  /** Where it delivers to, the first zone that holds an address counts. */
  deliveryZones: v.optional(v.array(deliveryZoneSchema), [...defaultDeliveryZones]),
  /** Tables of its own; left out, the built-in ones hold. */
  shippingRules: v.optional(v.array(shippingRuleSchema)),
  paymentRules: v.optional(v.array(paymentRuleSchema)),
  pickupAddress: v.optional(v.union([words, text])),
})

/** What a tenant decides; `tenant.json` holds it together with the tenant's id. */
export const tenantSettingsSchema = v.pipe(
  settingsSchema,
  v.check(
    ({ deliveryZones, shippingRules = [] }) =>
      shippingRules.every(({ zones }) =>
        zones.every((zone) => deliveryZones.some(({ key }) => key === zone)),
      ),
    'a shipping rule names a zone that deliveryZones does not hold',
  ),
)

/** A tenant's settings, as parsed. */
export type TenantSettings = v.InferOutput<typeof tenantSettingsSchema>
