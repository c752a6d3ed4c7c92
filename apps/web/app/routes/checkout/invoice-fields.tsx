import type { ReactElement } from 'react'

import { RadioField } from '../../shell/form/radio-field.js'
import { fieldGrid } from '../../shell/form/shop-form.styles.js'
import { TextField } from '../../shell/form/text-field.js'
import { useMessages } from '../../wiring/use-language.js'

export interface InvoiceFieldsProps {
  /** Of a company in Greece, as far as one can tell: those alone name a tax office. */
  isGreek: boolean
}

/** A receipt, or an invoice with what it asks for. */
export function InvoiceFields({ isGreek }: InvoiceFieldsProps): ReactElement {
  const t = useMessages()
  return (
    <RadioField
      name="document"
      legend={t('checkout.document')}
      first="receipt"
      options={[
        { value: 'receipt', label: t('checkout.documentReceipt') },
        { value: 'invoice', label: t('checkout.invoice'), details: <Company isGreek={isGreek} /> },
      ]}
    />
  )
}

function Company({ isGreek }: InvoiceFieldsProps): ReactElement {
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
      {isGreek && (
        <TextField name="invoice.taxOffice" label={t('checkout.taxOffice')} width="half" />
      )}
    </div>
  )
}
