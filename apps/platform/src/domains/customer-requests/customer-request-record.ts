import type { Transaction } from '../../foundation/database/database.js'

export type CustomerRequestKind = 'CONTACT' | 'QUESTION' | 'RETURN' | 'AVAILABILITY' | 'WITHDRAWAL'
export type CustomerRequestStatus = 'PENDING' | 'RESOLVED'

/** A stored request with its thread. */
export interface CustomerRequestRecord {
  id: string
  reference: string
  kind: CustomerRequestKind
  status: CustomerRequestStatus
  /** Of the sender: mails are written in it. */
  locale: string
  name: string
  email: string
  phone: string | null
  orderNumber: string | null
  product: string | null
  /** The order of a withdrawal. */
  orderId: string | null
  createdAt: Date
  messages: CustomerRequestMessage[]
  moves: { at: Date; status: CustomerRequestStatus }[]
  withdrawn: WithdrawnItem[]
}

export interface CustomerRequestMessage {
  at: Date
  author: 'shopper' | 'staff'
  text: string
}

export interface WithdrawnItem {
  sku: string
  quantity: number
  /** Locale → name and label at the time of the order. */
  texts: Record<string, { name: string; label: string }>
}

/** Notifies of a changed request, in the transaction that changed it. */
export type NotifyOfCustomerRequest = (
  sql: Transaction,
  news: {
    /** `opened` notifies both, `opened-quietly` and `replied` the shop, `answered` the sender. */
    event: 'opened' | 'opened-quietly' | 'replied' | 'answered'
    requestId: string
    now: Date
  },
) => Promise<void>
