import type { ReactElement } from 'react'

import { RadioField } from '../../../forms/fields/radio-field.js'
import type { MemberAddressData } from '../../../request/api/api-types.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { AddressFields } from './address-fields.js'
import type { AddressFieldsProps } from './address-fields.js'
import { NEW_ADDRESS } from '../values/complete-form.js'

export interface AddressChoiceProps extends AddressFieldsProps {
  legend: string
  /** A member's saved addresses; empty for guests. */
  addresses: readonly MemberAddressData[]
}

/** The delivery address: a saved one, or a new one. */
export function AddressChoice({ legend, addresses, ...fields }: AddressChoiceProps): ReactElement {
  const { t } = useLanguage()
  if (addresses.length === 0) return <AddressFields {...fields} />
  return (
    <RadioField
      name={`${fields.prefix}.id`}
      legend={legend}
      variant="cards"
      first={NEW_ADDRESS}
      options={[
        ...addresses.map(({ id, address }) => ({
          value: id,
          label: address.address,
          description: address.lines.slice(1).join(', '),
        })),
        {
          value: NEW_ADDRESS,
          label: t('checkout.otherAddress'),
          details: <AddressFields {...fields} />,
        },
      ]}
    />
  )
}
