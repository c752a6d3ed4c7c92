import type { Cart } from '../cart.js'
import { areIndependent, mergeChanges, type CartChange } from './cart-change.js'
import type { CartAtoms } from './optimistic-cart.js'

/** The server's result of a change. */
export type ChangeAnswer = { ok: true; cart: Cart } | FailedChange

/** Why a change was not made. */
export interface FailedChange {
  ok: false
  /** The server's own, or `UNKNOWN`: whether it was done is not known. */
  code: string
  /** Line that it belongs to. */
  lineId?: string | null
  /** Available quantity, with `INSUFFICIENT_STOCK`. */
  available?: number | null
  /** The current cart, if the server sent it. */
  cart?: Cart | null
}

export interface ChangeQueueOptions {
  cart: Pick<CartAtoms, 'begin' | 'settle'>
  /**
   * Sends one change to the server. A rejected promise counts as `UNKNOWN`: it may or may not have
   * been made.
   */
  send: (change: CartChange) => Promise<ChangeAnswer>
}

/** Sends changes of one cart in order. */
export interface ChangeQueue {
  /**
   * Applies a change optimistically and sends it after earlier ones are confirmed. Never rejects.
   */
  push(change: CartChange): Promise<ChangeAnswer>
}

interface Waiting {
  change: CartChange
  changeIds: string[]
  answer: Promise<ChangeAnswer>
  resolve: (answer: ChangeAnswer) => void
}

/**
 * Sends changes in sequence. Clicks while a request is pending are merged to one change per line
 * and sent in one request: a later change merges with an earlier one of its line, or supersedes it,
 * and may overtake those of other lines.
 *
 * @example
 * const queue = createChangeQueue({ cart, send: (change) => api.changeCart(change) })
 * const answer = await queue.push({ kind: 'change-by', lineId: 'line-1', difference: 1 })
 */
export function createChangeQueue({ cart, send }: ChangeQueueOptions): ChangeQueue {
  const waiting: Waiting[] = []
  let isSending = false

  const sendAll = async () => {
    if (isSending) return
    isSending = true
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const answer = await ask(next.change)
      cart.settle(next.changeIds, answer.cart)
      next.resolve(answer)
    }
    isSending = false
  }
  const ask = async (change: CartChange): Promise<ChangeAnswer> => {
    try {
      return await send(change)
    } catch {
      return { ok: false, code: 'UNKNOWN' }
    }
  }

  return {
    push(change) {
      const changeId = cart.begin(change)
      const joined = join(waiting, change)
      if (joined) {
        joined.changeIds.push(changeId)
        return joined.answer
      }
      const added = createWaiting(change, changeId)
      waiting.push(added)
      void sendAll()
      return added.answer
    },
  }
}

/**
 * Puts a change into the latest one that waits and concerns the same; undefined when it has to wait
 * for itself.
 */
function join(waiting: readonly Waiting[], change: CartChange): Waiting | undefined {
  for (let index = waiting.length - 1; index >= 0; index -= 1) {
    const earlier = waiting[index]!
    const merged = mergeChanges(earlier.change, change)
    if (merged) {
      earlier.change = merged
      return earlier
    }
    if (!areIndependent(earlier.change, change)) return undefined
  }
  return undefined
}

function createWaiting(change: CartChange, changeId: string): Waiting {
  let resolve!: Waiting['resolve']
  const answer = new Promise<ChangeAnswer>((settle) => {
    resolve = settle
  })
  return { change, changeIds: [changeId], answer, resolve }
}
