import type { CartChange } from '@floga/cart-core'

import type { CartReply } from '../wiring/cart/cart-reply.js'

/** Talks to the shop about the visitor's cart, one request after the other. */
export interface CartRequests {
  /** Asks for the cart as it stands, for a page of the shop. @returns null when no answer came. */
  read(path: string): Promise<CartReply | null>
  /** Sends a change. @returns null when no answer came. */
  change(change: CartChange): Promise<CartReply | null>
}

/** Creates requests to an address. They wait for one another, so that their answers come in order. */
export function createCartRequests(address: string): CartRequests {
  let last: Promise<unknown> = Promise.resolve()

  const send = async (query: string, init?: RequestInit): Promise<CartReply | null> => {
    try {
      const response = await fetch(address + query, { credentials: 'same-origin', ...init })
      return response.ok ? ((await response.json()) as CartReply) : null
    } catch {
      return null
    }
  }
  const inTurn = (query: string, init?: RequestInit): Promise<CartReply | null> => {
    const turn = last.then(() => send(query, init))
    last = turn
    return turn
  }

  return {
    read: (path) => inTurn(`?${new URLSearchParams({ path })}`),
    change: (change) => {
      const body = new URLSearchParams(fieldsOf(change))
      // The same change sent twice, by a retry or a proxy, counts once.
      body.set('mutationId', crypto.randomUUID())
      return inTurn('', { method: 'POST', body })
    },
  }
}

/** A change as the fields of its form, the same that are posted without scripts. */
function fieldsOf(change: CartChange): [string, string][] {
  switch (change.kind) {
    case 'submit':
      return change.fields.map(([name, value]) => [name, value])
    case 'add':
      return entries('add', { variantId: change.variantId, quantity: change.quantity })
    case 'change-by':
      return entries('change', { lineId: change.lineId, difference: change.difference })
    case 'set': {
      const { lineId, quantity, fromQuantity = quantity } = change
      return entries('set', { lineId, quantity, fromQuantity })
    }
    case 'remove':
    case 'save':
      return entries(change.kind, { lineId: change.lineId })
  }
}

function entries(intent: string, values: Record<string, string | number>): [string, string][] {
  return [
    ['intent', intent],
    ...Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
  ]
}
