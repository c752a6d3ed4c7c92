import * as v from 'valibot'

import type { Translate } from '../../wiring/messages.js'

/** What the checks need to know of a country. */
export interface CountryRules {
  code: string
  /** Without anchors; null when any text will do. */
  postalCodePattern: string | null
  regions: readonly { code: string }[]
}

/** Where a form is checked: in what language, for which countries, and how the goods travel. */
export interface CheckoutSchemaOptions {
  t: Translate
  countries: readonly CountryRules[]
  /** Goods that are picked up need no address. */
  isPickup: boolean
}

/**
 * The checkout form as its fields are named, in the order in which they stand on the page. Fields
 * that were left empty are not in its input at all: see {@link filledFields}.
 */
export function checkoutSchema({ t, countries, isPickup }: CheckoutSchemaOptions) {
  const text = (max: number) =>
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, t('validation.required')),
      v.maxLength(max, t('validation.tooLong', { max })),
    )
  // A field that was left empty is not in the input: the object itself misses it.
  const words: Record<string, string> = {
    terms: t('checkout.termsRequired'),
    shippingMethodId: t('checkout.shippingRequired'),
    paymentMethodId: t('checkout.paymentRequired'),
  }
  const missing = ({ path }: v.BaseIssue<unknown>): string =>
    words[String(path?.at(-1)?.key)] ?? t('validation.required')
  const optional = (max: number) => v.optional(text(max))
  const phone = v.pipe(
    text(40),
    v.check((value) => /^\d{8,15}$/.test(value.replace(/[\s()+./-]/g, '')), t('validation.phone')),
  )
  const address = v.pipe(
    v.object(
      {
        company: optional(100),
        address: text(200),
        address2: optional(200),
        floor: optional(20),
        doorbell: optional(60),
        country: text(2),
        region: optional(10),
        city: text(100),
        postalCode: text(12),
      },
      missing,
    ),
    v.forward(
      v.partialCheck(
        [['country'], ['postalCode']],
        ({ country, postalCode }) => isPostalCode(countries, country, postalCode),
        t('validation.postalCodeAny'),
      ),
      ['postalCode'],
    ),
    v.forward(
      v.partialCheck(
        [['country'], ['region']],
        ({ country, region }) => hasRegion(countries, country, region),
        t('validation.required'),
      ),
      ['region'],
    ),
  )
  return v.object(
    {
      email: v.pipe(text(254), v.email(t('validation.email'))),
      firstName: text(100),
      lastName: text(100),
      phone,
      alternativePhone: v.optional(phone),
      billing: isPickup ? v.optional(address) : address,
      shipToBilling: v.optional(v.literal('on')),
      shipping: v.optional(address),
      notes: optional(1000),
      shippingMethodId: text(100),
      paymentMethodId: text(100),
      invoice: v.optional(
        v.object(
          {
            companyName: text(200),
            businessActivity: text(200),
            vatNumber: text(20),
            taxOffice: text(100),
          },
          missing,
        ),
      ),
      terms: v.literal('on', words['terms']),
      expectedTotalMinor: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)),
      termsVersion: v.string(),
    },
    missing,
  )
}

/**
 * What was filled in: without empty fields, without a second address when the first one serves, and
 * without an address that a pick-up does not need.
 */
export function filledFields(form: FormData, { isPickup }: { isPickup: boolean }): FormData {
  const filled = new FormData()
  const leftOut = [
    ...(form.get('shipToBilling') === 'on' ? ['shipping.'] : []),
    ...(isPickup ? ['shipping.', ...(form.get('billing.address') ? [] : ['billing.'])] : []),
  ]
  for (const [name, value] of form) {
    const isEmpty = typeof value !== 'string' || value.trim() === ''
    if (!isEmpty && !leftOut.some((prefix) => name.startsWith(prefix))) filled.append(name, value)
  }
  return filled
}

/** A checkout form that is fit to be ordered. */
export type CheckoutValues = v.InferOutput<ReturnType<typeof checkoutSchema>>

function isPostalCode(countries: readonly CountryRules[], code: string, value: string): boolean {
  const pattern = countries.find((country) => country.code === code)?.postalCodePattern
  return !pattern || new RegExp(`^(?:${pattern})$`).test(value.replace(/\s/g, ''))
}

function hasRegion(
  countries: readonly CountryRules[],
  code: string,
  region: string | undefined,
): boolean {
  const regions = countries.find((country) => country.code === code)?.regions ?? []
  return regions.length === 0 || regions.some((known) => known.code === region)
}
