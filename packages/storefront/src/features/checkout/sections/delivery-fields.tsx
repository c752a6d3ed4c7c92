import { INPUT_LIMITS } from '@floga/platform-contract/input-rules'
import { Button, Alert, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { CheckboxField } from '../../../forms/fields/checkbox-field.js'
import { TextAreaField } from '../../../forms/fields/text-area-field.js'
import { useMember } from '../../members/session/use-member.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { AddressChoice } from './address-choice.js'
import { shippingSection } from '../form/checkout-form.styles.js'
import type { CheckoutView } from '../actions/load-checkout.server.js'
import { MoreDetails } from './more-details.js'
import { ShippingChoice } from './shipping-choice.js'

export interface DeliveryFieldsProps {
  state: CheckoutView
  shippingMethodId: string | null
  onShippingChange: (id: string) => void
}

/** The delivery address and the shipping method. */
export function DeliveryFields(props: DeliveryFieldsProps): ReactElement {
  const { state, shippingMethodId, onShippingChange } = props
  const { t } = useLanguage()
  const isMember = useMember() !== null
  const { options, review, member } = state
  const { countries } = options
  const { addresses } = member
  return (
    <>
      <AddressChoice
        prefix="billing"
        legend={t('receipt.billing')}
        addresses={addresses}
        countries={countries}
      />
      <CheckboxField name="shipToBilling" label={t('checkout.shipToBilling')} />
      <div className={shippingSection}>
        <Text weight="strong">{t('receipt.shipping')}</Text>
        <AddressChoice
          prefix="shipping"
          legend={t('receipt.shipping')}
          addresses={addresses}
          countries={countries}
        />
      </div>
      {isMember && <CheckboxField name="saveAddress" label={t('checkout.saveAddress')} />}
      <noscript>
        <Button type="submit" name="intent" value="update" formNoValidate>
          {t('checkout.shippingUpdate')}
        </Button>
      </noscript>
      {review.cart.data.dangerousGoods && <Alert tone="warning">{t('cart.dangerous')}</Alert>}
      {options.hasDuties && <Alert tone="info">{t('checkout.duties')}</Alert>}
      <ShippingChoice options={options} value={shippingMethodId} onValueChange={onShippingChange} />
      <MoreDetails names={['notes']} title={t('checkout.notes')}>
        <TextAreaField
          name="notes"
          label={t('checkout.notes')}
          rows={2}
          maxLength={INPUT_LIMITS.orderNotes}
          isOptional
        />
      </MoreDetails>
    </>
  )
}
