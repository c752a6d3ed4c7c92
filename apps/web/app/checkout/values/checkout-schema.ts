import * as v from 'valibot'
import { tenant } from '#tenant/tenant.js'
import type { CountryRules } from '@floga/storefront/forms'
import { createFieldRules } from '../../wiring/forms/field-rules.js'
import type { Translate } from '../../wiring/i18n/create-language.js'
import { cardFields } from '../payment/pay-schema.js'

/**
 * The checkout form's fields by name, in the order of the page. Validates the output of
 * `completeForm`.
 */
export function checkoutSchema(t: Translate, countries: readonly CountryRules[]) {
  const rules = createFieldRules(t)
  const { contact, order, required } = rules
  // A field that was left empty is not in the input: the object itself misses it.
  const texts: Record<string, string> = {
    terms: t('checkout.termsRequired'),
    shippingMethodId: t('checkout.shippingRequired'),
    paymentMethodId: t('checkout.paymentRequired'),
  }
  const missing = ({ path }: v.BaseIssue<unknown>): string =>
    texts[String(path?.at(-1)?.key)] ?? required
  const address = v.pipe(
    v.object(rules.address, missing),
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
        [['country'], ['postalCode']],
        ({ country, postalCode }) => postalCode !== '' || !needsPostalCode(countries, country),
        required,
      ),
      ['postalCode'],
    ),
    v.forward(
      v.partialCheck(
        [['country'], ['postalCode'], ['region']],
        (place) => hasRegion(countries, place),
        required,
      ),
      ['region'],
    ),
  )
  const form = v.object(
    {
      ...contact,
      billing: v.optional(address),
      shipToBilling: v.optional(v.literal('on')),
      shipping: v.optional(address),
      saveAddress: v.optional(v.literal('on')),
      shippingMethodId: order.shippingMethodId,
      notes: order.notes,
      paymentMethodId: order.paymentMethodId,
      ...cardFields,
      invoice: v.optional(v.object(rules.invoice, missing)),
      terms: v.literal('on', texts['terms']),
      expectedTotalMinor: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)),
      termsVersion: order.termsVersion,
    },
    missing,
  )
  return v.pipe(
    form,
    v.forward(
      v.partialCheck(
        [
          ['billing', 'country'],
          ['invoice', 'taxOffice'],
        ],
        ({ billing, invoice }) =>
          !invoice || Boolean(invoice.taxOffice) || !hasTaxOffice(billing?.country),
        required,
      ),
      ['invoice', 'taxOffice'],
    ),
  )
}

/** A checkout form that is fit to be ordered. */
export type CheckoutValues = v.InferOutput<ReturnType<typeof checkoutSchema>>

function isPostalCode(countries: readonly CountryRules[], code: string, value: string): boolean {
  const pattern = countries.find((country) => country.code === code)?.postalCodePattern
  if (!pattern || value === '') return true
  return new RegExp(`^(?:${pattern})$`, 'i').test(value.replace(/\s/g, ''))
}

/** An unknown country has an error of its own. */
function needsPostalCode(countries: readonly CountryRules[], code: string): boolean {
  const use = countries.find((country) => country.code === code)?.postalCodeUse
  return use === undefined || use === 'REQUIRED'
}

function hasRegion(
  countries: readonly CountryRules[],
  place: { country: string; postalCode: string; region: string | null },
): boolean {
  const { country: code, postalCode, region } = place
  const regions = countries.find((country) => country.code === code)?.regions ?? []
  if (regions.length === 0 || regions.some((known) => known.code === region)) return true
  // The postal code has an error of its own then, and correcting it fills in the region.
  const isCode = postalCode !== '' && isPostalCode(countries, code, postalCode)
  return !region && !isCode && regions.some(({ postalPrefixes }) => postalPrefixes.length > 0)
}

/**
 * Whether companies of a country belong to a tax office that invoices name. Goods that are fetched
 * need no address.
 */
export function hasTaxOffice(country: string | null | undefined): boolean {
  return tenant.taxOfficeCountries.includes(country || tenant.taxOfficeCountries[0] || '')
}
