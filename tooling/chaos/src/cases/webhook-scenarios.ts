import type { FakePayment } from '../fixtures/fake-provider.js'

/** The provider's status when it sent an event, which it also returns when the event arrives. */
export interface ScenarioEvent {
  /** The first or the second payment attempt. */
  attempt: 0 | 1
  state: FakePayment['state']
}

/** Five events about one order, and the result that every order of delivery must have. */
export interface WebhookScenario {
  key: string
  /** Amount charged above the requested one. */
  overpaidMinor?: number
  events: readonly ScenarioEvent[]
  result: ScenarioResult
}

export interface ScenarioResult {
  state: 'APPROVED' | 'FAILED'
  paymentState: 'PAID' | 'FAILED'
  /** Whether the shop captures the order's total; if not, it captures nothing. */
  isCharged: boolean
  /** Whether the order holds its goods. */
  isSold: boolean
}

const paid: ScenarioResult = {
  state: 'APPROVED',
  paymentState: 'PAID',
  isCharged: true,
  isSold: true,
}
const failed: ScenarioResult = {
  state: 'FAILED',
  paymentState: 'FAILED',
  isCharged: false,
  isSold: false,
}

/** The worst case: the provider revokes statuses that are final. */
export const webhookScenarios: readonly WebhookScenario[] = [
  {
    key: 'paid-late',
    events: [
      { attempt: 0, state: 'OPEN' },
      { attempt: 0, state: 'DECLINED' },
      { attempt: 0, state: 'OPEN' },
      { attempt: 0, state: 'APPROVED' },
      { attempt: 0, state: 'EXPIRED' },
    ],
    result: paid,
  },
  {
    key: 'paid-twice',
    events: [
      { attempt: 0, state: 'DECLINED' },
      { attempt: 0, state: 'APPROVED' },
      { attempt: 1, state: 'OPEN' },
      { attempt: 1, state: 'DECLINED' },
      { attempt: 1, state: 'APPROVED' },
    ],
    result: paid,
  },
  {
    key: 'never-paid',
    events: [
      { attempt: 0, state: 'OPEN' },
      { attempt: 0, state: 'CANCELED' },
      { attempt: 0, state: 'DECLINED' },
      { attempt: 0, state: 'OPEN' },
      { attempt: 0, state: 'EXPIRED' },
    ],
    result: failed,
  },
  {
    key: 'another-amount',
    overpaidMinor: 1,
    events: [
      { attempt: 0, state: 'OPEN' },
      { attempt: 0, state: 'DECLINED' },
      { attempt: 0, state: 'APPROVED' },
      { attempt: 0, state: 'APPROVED' },
      { attempt: 0, state: 'EXPIRED' },
    ],
    result: failed,
  },
]
