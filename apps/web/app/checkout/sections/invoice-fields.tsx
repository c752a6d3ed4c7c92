import type { ReactElement } from 'react'

import { RadioField, fieldGrid, TextField } from '@floga/storefront/forms'
import { useMessages } from '../../wiring/i18n/use-messages.js'

export interface InvoiceFieldsProps {
  /** For a company in a country where invoices name a tax office. */
  hasTaxOffice: boolean
}

/** A receipt, or an invoice with its fields. */
export function InvoiceFields({ hasTaxOffice }: InvoiceFieldsProps): ReactElement {
  const t = useMessages()
  return (
    <RadioField
      name="document"
      legend={t('checkout.document')}
      first="receipt"
      options={[
        { value: 'receipt', label: t('checkout.documentReceipt') },
        {
          value: 'invoice',
          label: t('checkout.invoice'),
          details: <Company hasTaxOffice={hasTaxOffice} />,
        },
      ]}
    />
  )
}

function Company({ hasTaxOffice }: InvoiceFieldsProps): ReactElement {
  const t = useMessages()
  return (
    <div className={fieldGrid}>
      {/* An invoice of which nothing was filled in is one all the same. */}
      <input type="hidden" name="invoice.kind" value="invoice" />
      <TextField
        name="invoice.companyName"
        label={t('checkout.companyName')}
        autoComplete="billing organization"
        width="half"
      />
      <TextField
        name="invoice.businessActivity"
        label={t('checkout.businessActivity')}
        width="half"
      />
      <TextField
        name="invoice.vatNumber"
        label={t('checkout.vatNumber')}
        hint={t('checkout.vatNumberHint')}
        width="half"
      />
      {hasTaxOffice && (
        <TextField name="invoice.taxOffice" label={t('checkout.taxOffice')} width="half" />
      )}
    </div>
  )
}
