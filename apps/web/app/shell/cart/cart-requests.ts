import type { CartReply } from '../../wiring/cart-reply.js'

/** Talks to the shop about the visitor's cart, one request after the other. */
export interface CartRequests {
  /** Asks for the cart as it stands. @returns null when no answer came. */
  read(): Promise<CartReply | null>
  /** Sends a form's change. @returns null when no answer came. */
  change(form: FormData): Promise<CartReply | null>
}

/** Creates requests to an address. Changes wait for one another, so that their answers come in order. */
export function createCartRequests(address: string): CartRequests {
  let last: Promise<unknown> = Promise.resolve()

  const send = async (init?: RequestInit): Promise<CartReply | null> => {
    try {
      const response = await fetch(address, { credentials: 'same-origin', ...init })
      return response.ok ? ((await response.json()) as CartReply) : null
    } catch {
      return null
    }
  }
  const inTurn = (init?: RequestInit): Promise<CartReply | null> => {
    const turn = last.then(() => send(init))
    last = turn
    return turn
  }

  return {
    read: () => inTurn(),
    change: (form) => inTurn({ method: 'POST', body: new URLSearchParams(entriesOf(form)) }),
  }
}

function entriesOf(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
}
