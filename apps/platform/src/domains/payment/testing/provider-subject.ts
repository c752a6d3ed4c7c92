import type { EventMessage, PaymentProvider } from '../payment-provider.js'

/** An adapter with its provider behind it, and hands that do what a shopper does there. */
export interface ProviderUnderTest {
  provider: PaymentProvider
  /** The same adapter towards a place where nobody answers. */
  unreachable: PaymentProvider
  /** An address that the provider leads back to. */
  returnUrl: string
  /** Of the card that `pay` uses. */
  lastDigits: string
  shopper: {
    /** Pays on a page with a good card, and lets it be kept. */
    pay(url: string): Promise<void>
    /** Tries a card that is declined. */
    decline(url: string): Promise<void>
    /** Leaves a page by its way back. */
    cancel(url: string): Promise<void>
  }
  /** The next event of a payment, as it arrived. */
  eventOf(paymentId: string): Promise<Omit<EventMessage, 'now'>>
}
