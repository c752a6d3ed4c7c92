import type { InvoiceField } from '../../../foundation/generated/contract-types.js'

/** Countries whose invoices name more of a company than its name and its VAT number. */
const byCountry: Readonly<Record<string, readonly InvoiceField[]>> = {
  GR: ['BUSINESS_ACTIVITY', 'TAX_OFFICE'],
}

/** What an invoice for a company of a country names besides its name and its VAT number. */
export function invoiceFields(country: string): readonly InvoiceField[] {
  return byCountry[country] ?? []
}
