import { InvalidSignatureError, PaymentProviderError } from '../payment-provider.js'
import type { EventMessage, PaymentProvider, SessionRequest } from '../payment-provider.js'
import { newRandomId } from '../../../foundation/database/random-id.js'

/** What an adapter does not do as the platform needs it; empty for a correct one. */
export async function findViolations(subject: ProviderUnderTest): Promise<string[]> {
  const breaches: string[] = []
  for (const { name, run } of providerChecks) {
    try {
      await run(subject)
    } catch (error) {
      breaches.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return breaches
}

/** One requirement of an adapter. */
export interface ProviderCheck {
  name: string
  /** @throws when the adapter does not do it. */
  run(subject: ProviderUnderTest): Promise<void>
}

/** A member's payment of 12.34 €. */
function session(
  subject: ProviderUnderTest,
  changes: Partial<SessionRequest> = {},
): SessionRequest {
  return {
    tenant: 'floga',
    paymentId: newRandomId(),
    kind: 'CARD',
    amountMinor: 1_234,
    currency: 'EUR',
    reference: '100001',
    merchant: 'Shop',
    locale: 'el',
    returnUrl: subject.returnUrl,
    expiresAt: new Date(Date.now() + 20 * 60_000),
    saveCard: true,
    instalments: null,
    ...changes,
  }
}

function must(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}

async function mustFail(
  call: Promise<unknown>,
  code: PaymentProviderError['code'],
  otherwise: string,
): Promise<void> {
  const error = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  )
  must(error instanceof PaymentProviderError && error.code === code, otherwise)
}

async function paid(subject: ProviderUnderTest, changes: Partial<SessionRequest> = {}) {
  const request = session(subject, changes)
  const { url } = await subject.provider.openSession(request)
  await subject.shopper.pay(url ?? '')
  return request
}

/** Everything that the platform relies on. */
export const providerChecks: readonly ProviderCheck[] = [
  {
    name: 'opens one page for one payment, however often it is asked',
    async run(subject) {
      const request = session(subject)
      const first = await subject.provider.openSession(request)
      const again = await subject.provider.openSession(request)
      must(first.state === 'OPEN' && first.url !== null, 'there is no page')
      must(first.providerId === again.providerId && first.url === again.url, 'there are two')
    },
  },
  {
    name: 'refuses another amount under the same name',
    async run(subject) {
      const request = session(subject)
      await subject.provider.openSession(request)
      const other = subject.provider.openSession({ ...request, amountMinor: 1 })
      await mustFail(other, 'refused', 'it was taken')
    },
  },
  {
    name: 'knows no payment that was never opened',
    async run({ provider }) {
      const found = await provider.findPayment({ tenant: 'floga', paymentId: newRandomId() })
      must(found === undefined, 'it invents one')
    },
  },
  {
    name: 'tells what was taken once the shopper has paid',
    async run(subject) {
      const request = await paid(subject)
      const found = await subject.provider.findPayment(request)
      must(found?.state === 'APPROVED', `it says ${found?.state}`)
      must(found?.amountMinor === 1_234 && found.currency === 'EUR', 'the sum is another one')
      must(found?.card?.lastDigits === subject.lastDigits, 'the card is another one')
      must(found?.url === null, 'the page is still open')
    },
  },
  {
    name: 'takes no money with a card that is declined',
    async run(subject) {
      const request = session(subject)
      const { url } = await subject.provider.openSession(request)
      await subject.shopper.decline(url ?? '')
      const found = await subject.provider.findPayment(request)
      must(found?.state === 'OPEN' || found?.state === 'DECLINED', `it says ${found?.state}`)
    },
  },
  {
    name: 'tells when the shopper gave up, and ends a page when it is asked to',
    async run(subject) {
      const left = session(subject)
      const { url } = await subject.provider.openSession(left)
      await subject.shopper.cancel(url ?? '')
      must((await subject.provider.findPayment(left))?.state === 'CANCELED', 'it does not know')
      const ended = session(subject)
      await subject.provider.openSession(ended)
      must((await subject.provider.closeSession(ended))?.state === 'CANCELED', 'it goes on')
    },
  },
  {
    name: 'does not undo a payment by closing its page',
    async run(subject) {
      const request = await paid(subject)
      const closed = await subject.provider.closeSession(request)
      must(closed?.state === 'APPROVED', `it says ${closed?.state}`)
    },
  },
  {
    name: 'charges a kept card once for one name, and none that is forgotten',
    async run(subject) {
      const { provider } = subject
      const found = await provider.findPayment(await paid(subject))
      const token = found?.card?.token ?? ''
      must(token !== '', 'it keeps no card')
      const { kind: _, saveCard: __, ...charge } = session(subject)
      const first = await provider.chargeSavedCard({ ...charge, token })
      const again = await provider.chargeSavedCard({ ...charge, token })
      must(first.state === 'APPROVED', `it says ${first.state}`)
      must(first.providerId === again.providerId, 'it charged twice')
      await provider.deleteCard(token)
      await provider.deleteCard(token)
      const { kind: ___, saveCard: ____, ...later } = session(subject)
      const late = provider.chargeSavedCard({ ...later, token })
      await mustFail(late, 'refused', 'it did not forget')
    },
  },
  {
    name: 'gives back once for one name, and no more than was taken',
    async run(subject) {
      const { provider } = subject
      const request = await paid(subject)
      const refund = { ...request, refundId: newRandomId(), amountMinor: 1_000 }
      const first = await provider.refund(refund)
      const again = await provider.refund(refund)
      must(first.providerId === again.providerId, 'it gave back twice')
      const more = provider.refund({ ...refund, refundId: newRandomId() })
      await mustFail(more, 'refused', 'it gave back more')
      await provider.refund({ ...refund, refundId: newRandomId(), amountMinor: 234 })
    },
  },
  {
    name: 'reads its own events and nobody else’s',
    async run(subject) {
      const request = await paid(subject)
      const message = await subject.eventOf(request.paymentId)
      const { provider } = subject
      const now = new Date()
      const event = provider.readEvent({ ...message, now })
      must(event.paymentId === request.paymentId && event.tenant === 'floga', 'it names another')
      const forgeries = [
        { ...message, body: `${message.body} `, now },
        { ...message, headers: {}, now },
        { ...message, now: new Date(now.getTime() + 60 * 60_000) },
      ]
      for (const forgery of forgeries) {
        must(
          isForged(() => provider.readEvent(forgery)),
          'it believes a forgery',
        )
      }
    },
  },
  {
    name: 'says that it cannot be reached, so that the same is asked again',
    async run(subject) {
      const request = session(subject)
      const lost = subject.unreachable.openSession(request)
      await mustFail(lost, 'unavailable', 'it says something else')
      await mustFail(subject.unreachable.findPayment(request), 'unavailable', 'it finds nothing')
    },
  },
]

function isForged(call: () => unknown): boolean {
  try {
    call()
    return false
  } catch (error) {
    return error instanceof InvalidSignatureError
  }
}

/** An adapter with its provider, and the shopper's actions there. */
export interface ProviderUnderTest {
  provider: PaymentProvider
  /** The same adapter for an address where nobody answers. */
  unreachable: PaymentProvider
  /** An address that the provider may return to. */
  returnUrl: string
  /** Of the card that `pay` uses. */
  lastDigits: string
  shopper: {
    /** Pays on a page with a valid card, and saves it. */
    pay(url: string): Promise<void>
    /** Tries a card that is declined. */
    decline(url: string): Promise<void>
    /** Cancels on a page. */
    cancel(url: string): Promise<void>
  }
  /** The next event of a payment, as it arrived. */
  eventOf(paymentId: string): Promise<Omit<EventMessage, 'now'>>
}
