import type { InvoiceField } from '@floga/api-client/operations'
import type { ReactElement } from 'react'

import { RadioField } from '../../../forms/fields/radio-field.js'
import { fieldGrid } from '../../../forms/shop-form.styles.js'
import { TextField } from '../../../forms/fields/text-field.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'

export interface InvoiceFieldsProps {
  /** What the country's invoices name besides name and VAT number; null where none are made. */
  named: readonly InvoiceField[] | null
}

/** A receipt, or an invoice with its fields; nothing where the shop makes no invoices. */
export function InvoiceFields({ named }: InvoiceFieldsProps): ReactElement | null {
  const { t } = useLanguage()
  if (named === null) return null
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
          details: <Company named={named} />,
        },
      ]}
    />
  )
}

function Company({ named }: { named: readonly InvoiceField[] }): ReactElement {
  const { t } = useLanguage()
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
      {named.includes('BUSINESS_ACTIVITY') && (
        <TextField
          name="invoice.businessActivity"
          label={t('checkout.businessActivity')}
          width="half"
        />
      )}
      <TextField
        name="invoice.vatNumber"
        label={t('checkout.vatNumber')}
        hint={t('checkout.vatNumberHint')}
        width="half"
      />
      {named.includes('TAX_OFFICE') && (
        <TextField name="invoice.taxOffice" label={t('checkout.taxOffice')} width="half" />
      )}
    </div>
  )
}
