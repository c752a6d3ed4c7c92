import { toCartAddError, type CartAddError } from './add-error.js'
import type { Cart } from './cart.js'
import { mergeChanges, type CartChange } from './cart-change.js'
import type { CartStore } from './cart-store.js'

/** The server's word about a change. */
export type ChangeAnswer =
  | { ok: true; cart: Cart }
  /** `cart` is the cart as it stands, when the server gave it. */
  | { ok: false; code: CartAddError; cart?: Cart | null }

/** Options of {@link createChangeQueue}. */
export interface ChangeQueueOptions {
  store: CartStore
  /** Asks the server for one change. A rejection counts as `UNKNOWN`: whether it was done is not known. */
  send: (change: CartChange) => Promise<ChangeAnswer>
}

/** Sends changes of one cart in order. */
export interface ChangeQueue {
  /** Shows a change at once and sends it when those before it are answered. Never rejects. */
  push(change: CartChange): Promise<ChangeAnswer>
}

interface Waiting {
  change: CartChange
  changeIds: string[]
  answer: Promise<ChangeAnswer>
  resolve: (answer: ChangeAnswer) => void
}

/**
 * Sends changes one after another. What is clicked while an answer is awaited becomes one change a line, and one call.
 *
 * @example
 * const queue = createChangeQueue({ store, send: (change) => api.changeCart(change) })
 * const answer = await queue.push({ kind: 'change-by', lineId: 'line-1', difference: 1 })
 */
export function createChangeQueue({ store, send }: ChangeQueueOptions): ChangeQueue {
  const waiting: Waiting[] = []
  let isSending = false

  const sendAll = async () => {
    if (isSending) return
    isSending = true
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const answer = await ask(next.change)
      if (answer.ok) store.settle(next.changeIds, answer.cart)
      else store.fail(next.changeIds, answer.cart)
      next.resolve(answer)
    }
    isSending = false
  }
  const ask = async (change: CartChange): Promise<ChangeAnswer> => {
    try {
      return await send(change)
    } catch {
      return { ok: false, code: toCartAddError(undefined) }
    }
  }

  return {
    push(change) {
      const changeId = store.begin(change)
      const last = waiting.at(-1)
      const merged = last && mergeChanges(last.change, change)
      if (last && merged) {
        last.change = merged
        last.changeIds.push(changeId)
        return last.answer
      }
      const added = createWaiting(change, changeId)
      waiting.push(added)
      void sendAll()
      return added.answer
    },
  }
}

function createWaiting(change: CartChange, changeId: string): Waiting {
  let resolve!: Waiting['resolve']
  const answer = new Promise<ChangeAnswer>((settle) => {
    resolve = settle
  })
  return { change, changeIds: [changeId], answer, resolve }
}
