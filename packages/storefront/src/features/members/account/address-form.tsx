'use client'

import { Card, Link } from '@floga/ui'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import { useRegion } from '../../../forms/address/use-region.js'
import { CheckboxField } from '../../../forms/fields/checkbox-field.js'
import { answerFor } from '../../../forms/form-answer.js'
import { formValues } from '../../../forms/form-values.js'
import { SelectField } from '../../../forms/fields/select-field.js'
import { fieldGrid } from '../../../forms/shop-form.styles.js'
import { ShopForm } from '../../../forms/shop-form.js'
import { TextField } from '../../../forms/fields/text-field.js'
import type { FormAnswer } from '../../../forms/form-answer.js'
import { useSite } from '../../../site/use-site.js'
import type { CountryData, MemberAddressData } from '../../../request/api/api-types.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { addressSchema } from './account-schemas.js'

export interface AddressFormProps {
  /** The address that is changed; undefined for a new one. */
  edited: MemberAddressData | undefined
  countries: readonly CountryData[]
  answer: FormAnswer | undefined
}

/** An address of the book, with the regions of the chosen country. */
export function AddressForm({ edited, countries, answer }: AddressFormProps): ReactElement {
  const { t, href } = useLanguage()
  const schema = useMemo(() => addressSchema(t), [t])
  const ownCountry = useSite().settings?.country ?? ''
  const values = useMemo(() => toValues(edited, ownCountry), [edited, ownCountry])
  const typed = answerFor('address', answer)?.result?.initialValue
  const first = { ...values, ...formValues(typed) }
  const place = useRegion(countries, {
    country: first['country'] ?? ownCountry,
    region: first['region'] ?? '',
  })
  const { country, regions, region } = place
  const optional = { width: 'third', isOptional: true } as const
  return (
    <Card padding="md">
      <ShopForm
        id="address"
        answer={answer}
        schema={schema}
        submitLabel={t('account.saveAddress')}
        values={values}
        keepsDraft={!edited}
        actions={<Link href={href('/account#addresses')}>{t('account.cancel')}</Link>}
      >
        {edited && <input type="hidden" name="id" value={edited.id} />}
        <div className={fieldGrid}>
          <TextField name="address" label={t('checkout.address')} autoComplete="address-line1" />
          <TextField
            name="address2"
            label={t('checkout.address2')}
            autoComplete="address-line2"
            isOptional
          />
          {place.postalCodeUse !== 'NONE' && (
            <TextField
              name="postalCode"
              label={t('checkout.postalCode')}
              autoComplete="postal-code"
              inputMode={place.postalCodeInputMode}
              onChange={place.onPostalCodeChange}
              width="half"
              isOptional={place.postalCodeUse === 'OPTIONAL'}
            />
          )}
          <TextField
            name="city"
            label={t('checkout.city')}
            autoComplete="address-level2"
            width="half"
          />
          <SelectField
            name="country"
            label={t('checkout.country')}
            autoComplete="country"
            width="half"
            value={country}
            onChange={place.onCountryChange}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          />
          {regions.length > 0 && (
            <SelectField
              name="region"
              label={t('checkout.region')}
              autoComplete="address-level1"
              width="half"
              value={region}
              onChange={place.onRegionChange}
              emptyLabel={t(
                place.isRegionByPostalCode ? 'checkout.regionByCode' : 'checkout.regionChoose',
              )}
              options={regions.map(({ code, name }) => ({ value: code, label: name }))}
            />
          )}
          <TextField name="company" label={t('checkout.company')} {...optional} />
          <TextField name="floor" label={t('checkout.floor')} {...optional} />
          <TextField name="doorbell" label={t('checkout.doorbell')} {...optional} />
        </div>
        <CheckboxField name="isDefaultShipping" label={t('account.defaultShipping')} />
        <CheckboxField name="isDefaultBilling" label={t('account.defaultBilling')} />
      </ShopForm>
    </Card>
  )
}

function toValues(
  edited: MemberAddressData | undefined,
  ownCountry: string,
): Record<string, string> {
  if (!edited) return { country: ownCountry }
  const { address, isDefaultBilling, isDefaultShipping } = edited
  const { country, region, ...lines } = address
  const texts = Object.entries(lines).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return {
    ...Object.fromEntries(texts),
    country: country.code,
    region: region?.code ?? '',
    ...(isDefaultShipping ? { isDefaultShipping: 'on' } : {}),
    ...(isDefaultBilling ? { isDefaultBilling: 'on' } : {}),
  }
}
