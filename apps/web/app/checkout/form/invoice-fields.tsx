import { useEffect, useRef } from 'react'
import type { ReactElement, RefObject } from 'react'

import { RadioField } from '../../shell/forms/fields/radio-field.js'
import { typeInto } from '../../shell/forms/form-draft.js'
import { fieldGrid } from '../../shell/forms/shop-form.styles.js'
import { TextField } from '../../shell/forms/fields/text-field.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'

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
  const fields = useRef<HTMLDivElement>(null)
  useCompanyOfAddress(fields)
  return (
    <div ref={fields} className={fieldGrid}>
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

/** Offers the company of the address once an invoice is chosen, where no other was typed. */
function useCompanyOfAddress(fields: RefObject<HTMLElement>): void {
  useEffect(() => {
    const form = fields.current?.closest('form')
    const offer = ({ target }: Event): void => {
      const name = form?.elements.namedItem('invoice.companyName')
      const company = form?.elements.namedItem('billing.company')
      const isInvoice = target instanceof HTMLInputElement && target.value === 'invoice'
      if (!isInvoice || !(name instanceof HTMLInputElement) || name.value) return
      if (company instanceof HTMLInputElement && company.value) typeInto(name, company.value)
    }
    form?.addEventListener('change', offer)
    return () => form?.removeEventListener('change', offer)
  }, [fields])
}
