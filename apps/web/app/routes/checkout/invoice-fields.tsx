import { Disclosure } from '@floga/ui'
import type { ReactElement } from 'react'

import { useMessages } from '../../wiring/use-language.js'
import { CheckoutField } from './checkout-field.js'
import type { FieldState } from './checkout-field.js'
import { fieldGrid } from './checkout-form.styles.js'

/** What an invoice asks for; open when anything of it was typed. */
export function InvoiceFields(state: FieldState): ReactElement {
  const t = useMessages()
  const isBegun = [...Object.keys(state.values), ...Object.keys(state.errors)].some((name) =>
    name.startsWith('invoice.'),
  )
  return (
    <Disclosure title={t('checkout.invoice')} open={isBegun}>
      <div className={fieldGrid}>
        <CheckoutField {...state} name="invoice.companyName" label={t('checkout.companyName')} />
        <CheckoutField
          {...state}
          name="invoice.businessActivity"
          label={t('checkout.businessActivity')}
        />
        <CheckoutField {...state} name="invoice.vatNumber" label={t('checkout.vatNumber')} />
        <CheckoutField {...state} name="invoice.taxOffice" label={t('checkout.taxOffice')} />
      </div>
    </Disclosure>
  )
}
