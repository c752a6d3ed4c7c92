import { FormField, Select } from '@floga/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'

import { tenant } from '../../tenant/tenant.js'
import type { CheckoutOptionsData } from '../../wiring/api-types.js'
import { useMessages } from '../../wiring/use-language.js'
import { CheckoutField } from './checkout-field.js'
import type { FieldState } from './checkout-field.js'
import { fieldGrid } from './checkout-form.styles.js'

export interface AddressFieldsProps extends FieldState {
  prefix: 'billing' | 'shipping'
  countries: CheckoutOptionsData['countries']
}

/** An address, with the regions of the chosen country. */
export function AddressFields({ prefix, countries, ...state }: AddressFieldsProps): ReactElement {
  const t = useMessages()
  const name = (field: string): string => `${prefix}.${field}`
  const complete = (token: string): string => `${prefix} ${token}`
  const { values, errors } = state
  const [country, setCountry] = useState(values[name('country')] ?? tenant.country)
  const regions = countries.find(({ code }) => code === country)?.regions ?? []
  return (
    <div className={fieldGrid}>
      <FormField
        id={name('country')}
        label={t('checkout.country')}
        error={errors[name('country')]}
        isRequired
      >
        <Select
          name={name('country')}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          autoComplete={complete('country')}
          options={countries.map(({ code, name: label }) => ({ value: code, label }))}
        />
      </FormField>
      {regions.length > 0 && (
        <FormField
          id={name('region')}
          label={t('checkout.region')}
          error={errors[name('region')]}
          isRequired
        >
          <Select
            name={name('region')}
            key={country}
            defaultValue={values[name('region')] ?? ''}
            emptyLabel={t('checkout.regionChoose')}
            autoComplete={complete('address-level1')}
            options={regions.map(({ code, name: label }) => ({ value: code, label }))}
          />
        </FormField>
      )}
      <CheckoutField
        {...state}
        name={name('address')}
        label={t('checkout.address')}
        autoComplete={complete('address-line1')}
        width="full"
      />
      <CheckoutField
        {...state}
        name={name('address2')}
        label={t('checkout.address2')}
        autoComplete={complete('address-line2')}
        width="full"
        isOptional
      />
      <CheckoutField
        {...state}
        name={name('postalCode')}
        label={t('checkout.postalCode')}
        autoComplete={complete('postal-code')}
        inputMode={country === tenant.country ? 'numeric' : 'text'}
        width="third"
      />
      <CheckoutField
        {...state}
        name={name('city')}
        label={t('checkout.city')}
        autoComplete={complete('address-level2')}
        width="third"
      />
      <CheckoutField
        {...state}
        name={name('company')}
        label={t('checkout.company')}
        autoComplete={complete('organization')}
        width="third"
        isOptional
      />
      <CheckoutField {...state} name={name('floor')} label={t('checkout.floor')} isOptional />
      <CheckoutField {...state} name={name('doorbell')} label={t('checkout.doorbell')} isOptional />
    </div>
  )
}
