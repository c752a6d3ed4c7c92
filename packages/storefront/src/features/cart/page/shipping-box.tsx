'use client'

import { CartFields } from '@floga/cart-core/react'
import { formatPostalCode, INPUT_LIMITS } from '@floga/platform-contract/input-rules'
import type { OptimisticCart } from '@floga/cart-core'
import { useFormatters } from '@floga/i18n/react'
import { Button, Disclosure, FormField, Select, Text, TextInput } from '@floga/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'

import { useCartForm } from '../use-cart-form.js'
import { useDeliveryTime } from '../use-delivery-time.js'
import { useSite } from '../../../site/use-site.js'
import type { CountryData } from '../../../request/api/api-types.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { besideButton, methodList } from './shopping-cart-page.styles.js'

export interface ShippingBoxProps {
  cart: OptimisticCart
  countries: readonly CountryData[]
  /** The error of an address that was submitted without scripts. */
  postedError: string | null
}

/** Cost of delivery to a country and a postal code. */
export function ShippingBox({ cart, countries, postedError }: ShippingBoxProps): ReactElement {
  const { t } = useLanguage()
  const { formProps, isBusy, errorMessage } = useCartForm()
  const { address, shippingEstimate } = cart
  const message = errorMessage ?? postedError
  const ownCountry = useSite().settings?.country ?? ''
  const [country, setCountry] = useState(address?.country ?? ownCountry)
  const use = countries.find(({ code }) => code === country)?.postalCodeUse ?? 'REQUIRED'
  const name = countries.find(({ code }) => code === country)?.name ?? country
  const postalCode = formatPostalCode(address?.country ?? '', address?.postalCode ?? '')
  const place = [postalCode, name].filter(Boolean).join(', ')
  return (
    <Disclosure
      title={address ? t('estimate.for', { place }) : t('estimate.title')}
      variant="plain"
      open={Boolean(message) || undefined}
    >
      <form {...formProps} className={besideButton}>
        <CartFields kind="set-address" />
        <FormField label={t('estimate.country')}>
          <Select
            name="country"
            value={country}
            onChange={({ target }) => setCountry(target.value)}
            autoComplete="country"
            options={countries.map(({ code, name: label }) => ({ value: code, label }))}
          />
        </FormField>
        {use !== 'NONE' && (
          <FormField
            label={t('estimate.postalCode')}
            error={message}
            isRequired={use === 'REQUIRED'}
          >
            <TextInput
              name="postalCode"
              defaultValue={address?.postalCode ?? ''}
              autoComplete="postal-code"
              maxLength={INPUT_LIMITS.postalCode}
            />
          </FormField>
        )}
        <Button type="submit" isBusy={isBusy}>
          {t('estimate.show')}
        </Button>
      </form>
      <div role="status">{shippingEstimate && <Methods estimate={shippingEstimate} />}</div>
    </Disclosure>
  )
}

function Methods(props: {
  estimate: NonNullable<OptimisticCart['shippingEstimate']>
}): ReactElement {
  const { t } = useLanguage()
  const { money } = useFormatters()
  const timeOf = useDeliveryTime()
  const { methods, problem } = props.estimate
  return (
    <>
      {problem && (
        <Text size="small" tone="danger">
          {problem}
        </Text>
      )}
      <ul className={methodList} aria-label={t('estimate.methods')}>
        {methods.map(({ id, name, cost, ...method }) => (
          <li key={id}>
            <span>
              {name}
              <Text as="span" size="small" tone="soft">
                {timeOf(method)}
              </Text>
            </span>
            <span>{cost.amountMinor === 0 ? t('cart.shippingFree') : money(cost)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
