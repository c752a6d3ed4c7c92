import type { TrialPayment } from '../world/trial-provider.js'

/** What the provider knew when it sent an event, and so what it answers when the event comes. */
export interface ToldEvent {
  /** The first or the second try to pay. */
  of: 0 | 1
  state: TrialPayment['state']
}

/** Five events about one order, and what must become of it in whichever order they come. */
export interface WebhookStory {
  key: string
  /** What the provider takes beyond what was asked for. */
  surplusMinor?: number
  events: readonly ToldEvent[]
  end: WebhookEnd
}

export interface WebhookEnd {
  state: 'APPROVED' | 'FAILED'
  paymentState: 'PAID' | 'FAILED'
  /** Whether the shop keeps the order's sum; if not, it keeps nothing at all. */
  isKept: boolean
  /** Whether the order holds its goods. */
  isSold: boolean
}

const paid: WebhookEnd = { state: 'APPROVED', paymentState: 'PAID', isKept: true, isSold: true }
const failed: WebhookEnd = {
  state: 'FAILED',
  paymentState: 'FAILED',
  isKept: false,
  isSold: false,
}

/** Worse than a provider may be: it takes back what it called final. */
export const webhookStories: readonly WebhookStory[] = [
  {
    key: 'paid-at-last',
    events: [
      { of: 0, state: 'OPEN' },
      { of: 0, state: 'DECLINED' },
      { of: 0, state: 'OPEN' },
      { of: 0, state: 'APPROVED' },
      { of: 0, state: 'EXPIRED' },
    ],
    end: paid,
  },
  {
    key: 'paid-twice',
    events: [
      { of: 0, state: 'DECLINED' },
      { of: 0, state: 'APPROVED' },
      { of: 1, state: 'OPEN' },
      { of: 1, state: 'DECLINED' },
      { of: 1, state: 'APPROVED' },
    ],
    end: paid,
  },
  {
    key: 'never-paid',
    events: [
      { of: 0, state: 'OPEN' },
      { of: 0, state: 'CANCELED' },
      { of: 0, state: 'DECLINED' },
      { of: 0, state: 'OPEN' },
      { of: 0, state: 'EXPIRED' },
    ],
    end: failed,
  },
  {
    key: 'another-sum',
    surplusMinor: 1,
    events: [
      { of: 0, state: 'OPEN' },
      { of: 0, state: 'DECLINED' },
      { of: 0, state: 'APPROVED' },
      { of: 0, state: 'APPROVED' },
      { of: 0, state: 'EXPIRED' },
    ],
    end: failed,
  },
]
