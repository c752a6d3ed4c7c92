import { createCartStore, createChangeQueue, type Cart } from '@floga/cart-core'

declare const serverCart: Cart
declare function askServer(change: object): Promise<{ cart: Cart; error?: string }>

const store = createCartStore(serverCart)
const queue = createChangeQueue({
  store,
  send: async (change) => {
    const { cart, error } = await askServer(change)
    return error ? { ok: false, code: error, cart } : { ok: true, cart }
  },
})

// The line shows 3 pieces at once; its sum waits for the server.
const answer = await queue.push({ kind: 'change-by', lineId: 'line-1', difference: 1 })
if (!answer.ok) console.log(`Not changed: ${answer.code}`)
