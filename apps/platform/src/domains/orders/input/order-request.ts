/** A request whose every field has its right form, cleaned. */
export interface OrderRequest {
  cartId: string
  idempotencyKey: string
  contact: Contact
  billingAddress: PostalAddress | null
  shippingAddress: PostalAddress | null
  invoice: Invoice | null
  shippingMethodId: string
  paymentMethodId: string
  notes: string | null
  expectedTotalMinor: number
  termsVersion: string
  termsAccepted: boolean
}

export interface Invoice {
  companyName: string
  /** Of companies in countries whose invoices name it. */
  businessActivity: string | null
  vatNumber: string
  /** Of companies in countries whose invoices name it. */
  taxOffice: string | null
}

export interface Contact {
  email: string
  firstName: string
  lastName: string
  phone: string
  alternativePhone: string | null
}

export interface PostalAddress {
  company: string | null
  address: string
  address2: string | null
  floor: string | null
  doorbell: string | null
  country: string
  region: string | null
  city: string
  /** Empty where the country has none. */
  postalCode: string
}
