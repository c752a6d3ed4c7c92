import { InvalidSignatureError, PaymentProviderError } from '../payment-provider.js'
import type {
  EventMessage,
  KnownPayment,
  PaymentProvider,
  ProviderFeature,
  SessionRequest,
} from '../payment-provider.js'
import { newRandomId } from '../../../foundation/database/random-id.js'

/** Lists an adapter's violations of the platform's requirements; empty for a correct one. */
export async function findViolations(subject: ProviderUnderTest): Promise<string[]> {
  const violations: string[] = []
  for await (const { name, violation } of runProviderChecks(subject)) {
    if (violation !== null) violations.push(`${name}: ${violation}`)
  }
  return violations
}

/** Runs the checks of what the provider can do, one after the other. */
export async function* runProviderChecks(subject: ProviderUnderTest): AsyncGenerator<CheckResult> {
  for (const { name, needs, run } of providerChecks) {
    if (needs && subject.provider.lacks?.includes(needs)) continue
    let violation: string | null = null
    try {
      await run(subject)
    } catch (error) {
      violation = error instanceof Error ? error.message : String(error)
    }
    yield { name, violation }
  }
}

export interface CheckResult {
  /** What the adapter must do. */
  name: string
  /** What it does instead; null when the requirement holds. */
  violation: string | null
}

/** Whose payments they are. */
export const checkedTenant = 'floga'

/** One requirement of an adapter. */
export interface ProviderCheck {
  name: string
  /** Only a provider that can do it is checked. */
  needs?: ProviderFeature
  /** @throws when the adapter does not do it. */
  run(subject: ProviderUnderTest): Promise<void>
}

/** A member's payment of 12.34 €. */
function session(
  subject: ProviderUnderTest,
  changes: Partial<SessionRequest> = {},
): SessionRequest {
  return {
    tenant: checkedTenant,
    paymentId: newRandomId(),
    kind: subject.provider.kinds[0] ?? '',
    amountMinor: 1_234,
    currency: 'EUR',
    reference: '100001',
    merchant: 'Shop',
    locale: 'el',
    returnUrl: subject.returnUrl,
    isFramed: false,
    expiresAt: new Date(Date.now() + 20 * 60_000),
    saveCard: true,
    instalments: null,
    ...changes,
  }
}

/** A payment that no provider knows. */
function unknown(): KnownPayment {
  return { tenant: checkedTenant, paymentId: newRandomId(), providerId: null }
}

function check(isSo: boolean, message: string): void {
  if (!isSo) throw new Error(message)
}

async function expectFailure(
  call: Promise<unknown>,
  code: PaymentProviderError['code'],
  message: string,
): Promise<void> {
  const error = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  )
  check(error instanceof PaymentProviderError && error.code === code, message)
}

async function paid(subject: ProviderUnderTest, changes: Partial<SessionRequest> = {}) {
  const request = session(subject, changes)
  const { url, providerId } = await subject.provider.openSession(request)
  await subject.shopper.pay(url ?? '')
  return { ...request, providerId }
}

/** Everything that the platform relies on. */
const providerChecks: readonly ProviderCheck[] = [
  {
    name: 'opens one page for one payment, however often it is called',
    needs: 'idempotency keys for pages',
    async run(subject) {
      const request = session(subject)
      const first = await subject.provider.openSession(request)
      const again = await subject.provider.openSession(request)
      check(first.state === 'OPEN' && first.url !== null, 'there is no page')
      check(first.providerId === again.providerId && first.url === again.url, 'there are two pages')
    },
  },
  {
    name: 'rejects another amount with the same id',
    needs: 'idempotency keys for pages',
    async run(subject) {
      const request = session(subject)
      await subject.provider.openSession(request)
      const other = subject.provider.openSession({ ...request, amountMinor: 1 })
      await expectFailure(other, 'refused', 'it was accepted')
    },
  },
  {
    name: 'finds no payment that was never opened',
    async run({ provider }) {
      const found = await provider.findPayment(unknown())
      check(found === undefined, 'it returned one')
    },
  },
  {
    name: 'reports the charged amount once the shopper has paid',
    async run(subject) {
      const request = await paid(subject)
      const found = await subject.provider.findPayment(request)
      check(found?.state === 'APPROVED', `the state is ${found?.state}`)
      check(found?.amountMinor === 1_234 && found.currency === 'EUR', 'the sum is another one')
      check(found?.card?.lastDigits === subject.lastDigits, 'the card is another one')
      check(found?.url === null, 'the page is still open')
    },
  },
  {
    name: 'charges nothing to a declined card',
    async run(subject) {
      const request = session(subject)
      const { url, providerId } = await subject.provider.openSession(request)
      await subject.shopper.decline(url ?? '')
      const found = await subject.provider.findPayment({ ...request, providerId })
      check(found?.state === 'OPEN' || found?.state === 'DECLINED', `the state is ${found?.state}`)
    },
  },
  {
    name: 'closes a page that the shopper has left',
    async run(subject) {
      const left = session(subject)
      const { url, providerId } = await subject.provider.openSession(left)
      await subject.shopper.cancel(url ?? '')
      const found = await subject.provider.findPayment({ ...left, providerId })
      // A page that only leads back to the shop stays open until it is closed.
      check(
        found?.state === 'CANCELED' || (found?.state === 'OPEN' && found.url !== null),
        `the state is ${found?.state}`,
      )
      const closed = await subject.provider.closeSession({ ...left, providerId })
      check(closed?.state === 'CANCELED', `the state of the closed page is ${closed?.state}`)
      const late = await subject.provider.findPayment({ ...left, providerId })
      check(late?.state === 'CANCELED' && late.url === null, 'the page is still open')
    },
  },
  {
    name: 'does not undo a payment by closing its page',
    async run(subject) {
      const request = await paid(subject)
      const closed = await subject.provider.closeSession(request)
      check(closed?.state === 'APPROVED', `the state is ${closed?.state}`)
    },
  },
  {
    name: 'charges a saved card once for one id, and no deleted one',
    needs: 'saved cards',
    async run(subject) {
      const { provider } = subject
      const found = await provider.findPayment(await paid(subject))
      const token = found?.card?.token ?? ''
      check(token !== '', 'it saved no card')
      const { kind: _, saveCard: __, ...charge } = session(subject)
      const first = await provider.chargeSavedCard({ ...charge, token })
      const again = await provider.chargeSavedCard({ ...charge, token })
      check(first.state === 'APPROVED', `the state is ${first.state}`)
      check(first.providerId === again.providerId, 'it charged twice')
      await provider.deleteCard({ tenant: charge.tenant, token })
      await provider.deleteCard({ tenant: charge.tenant, token })
      const { kind: ___, saveCard: ____, ...later } = session(subject)
      const late = provider.chargeSavedCard({ ...later, token })
      await expectFailure(late, 'unknown-card', 'the card was not deleted')
    },
  },
  {
    name: 'refunds once for one id, and no more than was paid',
    async run(subject) {
      const { provider } = subject
      const request = await paid(subject)
      const refund = { ...request, refundId: newRandomId(), amountMinor: 1_000 }
      const first = await provider.refund(refund)
      const again = await provider.refund(refund)
      check(first.providerId === again.providerId, 'it refunded twice')
      const more = provider.refund({ ...refund, refundId: newRandomId() })
      await expectFailure(more, 'refused', 'it refunded more')
      await provider.refund({ ...refund, refundId: newRandomId(), amountMinor: 234 })
    },
  },
  {
    name: 'accepts its own events only',
    needs: 'signed events',
    async run(subject) {
      const request = await paid(subject)
      const { eventOf, provider } = subject
      const message = await eventOf!(request.paymentId)
      const now = new Date()
      const event = provider.readEvent({ ...message, now })
      check(
        event.paymentId === request.paymentId && event.tenant === checkedTenant,
        'the event names another payment',
      )
      const invalidMessages = [
        { ...message, body: `${message.body} `, now },
        { ...message, headers: {}, now },
        { ...message, now: new Date(now.getTime() + 60 * 60_000) },
      ]
      for (const invalidMessage of invalidMessages) {
        check(
          isRejected(() => provider.readEvent(invalidMessage)),
          'an invalid event is accepted',
        )
      }
    },
  },
  {
    name: 'reports that it is unreachable, so that the call is repeated',
    async run(subject) {
      const request = session(subject)
      const lost = subject.unreachable.openSession(request)
      await expectFailure(lost, 'unavailable', 'another error was thrown')
      const { providerId } = await subject.provider.openSession(request)
      const found = subject.unreachable.findPayment({ ...request, providerId })
      await expectFailure(found, 'unavailable', 'no error was thrown')
    },
  },
]

function isRejected(call: () => unknown): boolean {
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
  /** The same adapter with an unreachable address. */
  unreachable: PaymentProvider
  /** An address that the provider may return to. */
  returnUrl: string
  /** Of the card that `pay` uses. */
  lastDigits: string
  shopper: {
    /** Pays on a page with a valid card, and saves it. */
    pay(url: string): Promise<void>
    /** Uses a card that is declined. */
    decline(url: string): Promise<void>
    /** Cancels on a page. */
    cancel(url: string): Promise<void>
  }
  /** The next event of a payment, as it arrived; of a provider that signs them. */
  eventOf?(paymentId: string): Promise<Omit<EventMessage, 'now'>>
}
