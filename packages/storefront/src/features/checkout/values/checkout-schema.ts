import * as v from 'valibot'
import type { InvoiceField } from '@floga/api-client/operations'
import type { CountryRules } from '../../../forms/address/region-of.js'
import { createFieldRules } from '../../../forms/fields/field-rules.js'
import type { Translate } from '../../../lib/create-storefront.js'
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
  const isNamed = (
    field: InvoiceField,
    {
      billing,
      text,
    }: { billing: { country: string } | undefined; text: string | null | undefined },
  ): boolean => Boolean(text) || !invoiceFieldsOf(countries, billing?.country)?.includes(field)
  return v.pipe(
    form,
    v.forward(
      v.partialCheck(
        [
          ['billing', 'country'],
          ['invoice', 'businessActivity'],
        ],
        ({ billing, invoice }) =>
          !invoice || isNamed('BUSINESS_ACTIVITY', { billing, text: invoice.businessActivity }),
        required,
      ),
      ['invoice', 'businessActivity'],
    ),
    v.forward(
      v.partialCheck(
        [
          ['billing', 'country'],
          ['invoice', 'taxOffice'],
        ],
        ({ billing, invoice }) =>
          !invoice || isNamed('TAX_OFFICE', { billing, text: invoice.taxOffice }),
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
 * What an invoice for a company of a country names besides its name and VAT number; null where none
 * is made. Goods that are fetched need no address: the shop's own country counts, which is the first.
 */
export function invoiceFieldsOf(
  countries: readonly CountryRules[],
  country: string | null | undefined,
): readonly InvoiceField[] | null {
  const known = countries.find(({ code }) => code === country) ?? countries[0]
  return known?.invoiceFields ?? null
}
