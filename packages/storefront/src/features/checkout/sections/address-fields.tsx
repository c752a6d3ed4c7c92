import type { ReactElement } from 'react'

import { useRegion } from '../../../forms/address/use-region.js'
import { useFormField } from '../../../forms/form-state.js'
import { SelectField } from '../../../forms/fields/select-field.js'
import { fieldGrid } from '../../../forms/shop-form.styles.js'
import { TextField } from '../../../forms/fields/text-field.js'
import { useSite } from '../../../site/use-site.js'
import type { CountryData } from '../../../request/api/api-types.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { MoreDetails } from './more-details.js'

export interface AddressFieldsProps {
  prefix: 'billing' | 'shipping'
  countries: readonly CountryData[]
}

/**
 * The fields of an address, with the regions of the selected country; a postal code that determines
 * its region fills it in.
 */
export function AddressFields({ prefix, countries }: AddressFieldsProps): ReactElement {
  const { t } = useLanguage()
  const name = (field: string): string => `${prefix}.${field}`
  const complete = (token: string): string => `${prefix} ${token}`
  const ownCountry = useSite().settings?.country ?? ''
  const firstCountry = useFormField(name('country')).value ?? ownCountry
  const firstRegion = useFormField(name('region')).value ?? ''
  const place = useRegion(countries, { country: firstCountry, region: firstRegion })
  const { country, regions, region } = place
  return (
    <div className={fieldGrid}>
      <SelectField
        name={name('country')}
        label={t('checkout.country')}
        value={country}
        onChange={place.onCountryChange}
        autoComplete={complete('country')}
        options={countries.map((known) => ({ value: known.code, label: known.name }))}
      />
      <TextField
        name={name('address')}
        label={t('checkout.address')}
        autoComplete={complete('address-line1')}
      />
      {place.postalCodeUse !== 'NONE' && (
        <TextField
          name={name('postalCode')}
          label={t('checkout.postalCode')}
          autoComplete={complete('postal-code')}
          inputMode={place.postalCodeInputMode}
          onChange={place.onPostalCodeChange}
          width="pair"
          isOptional={place.postalCodeUse === 'OPTIONAL'}
        />
      )}
      <TextField
        name={name('city')}
        label={t('checkout.city')}
        autoComplete={complete('address-level2')}
        width={place.postalCodeUse === 'NONE' ? 'full' : 'pair'}
      />
      {regions.length > 0 && (
        <SelectField
          name={name('region')}
          label={t('checkout.region')}
          value={region}
          onChange={place.onRegionChange}
          emptyLabel={t(
            place.isRegionByPostalCode ? 'checkout.regionByCode' : 'checkout.regionChoose',
          )}
          autoComplete={complete('address-level1')}
          options={regions.map((known) => ({ value: known.code, label: known.name }))}
        />
      )}
      <MoreDetails names={['address2', 'company', 'floor', 'doorbell'].map(name)}>
        <div className={fieldGrid}>
          <TextField
            name={name('address2')}
            label={t('checkout.address2')}
            autoComplete={complete('address-line2')}
            isOptional
          />
          <TextField
            name={name('company')}
            label={t('checkout.company')}
            autoComplete={complete('organization')}
            isOptional
          />
          <TextField name={name('floor')} label={t('checkout.floor')} width="pair" isOptional />
          <TextField
            name={name('doorbell')}
            label={t('checkout.doorbell')}
            width="pair"
            isOptional
          />
        </div>
      </MoreDetails>
    </div>
  )
}
