import type { ChaosCase, Scale } from '../chaos-case.js'
import { createFailureList } from '../chaos-case.js'
import { createPlatformCaller } from '../fixtures/call-platform.js'
import type { Answer } from '../fixtures/call-platform.js'
import {
  createCart,
  errorCodes,
  placeOrder,
  prepareOrder,
  stockOf,
  variantOf,
} from '../fixtures/place-order.js'

const stock = 40
/** What unpaid orders of guests may keep of it, by default. */
const most = 10
const victim = 'victim@example.gr'
const sharedAddress = '198.51.100.1'
const keysOf = (scale: Scale): string[] =>
  Array.from({ length: scale === 'full' ? 12 : 2 }, (_value, index) => `inventory-${index + 1}`)

/** Guests who pay nothing order the stock, while others buy from behind the same address. */
export const inventory: ChaosCase = {
  name: 'inventory',
  description: `guests who never pay keep ${most} of ${stock} pieces at most; no other buyer is refused`,
  engines: ['PostgreSQL', 'embedded'],
  limitsFactor: 1,
  products: (scale) => keysOf(scale).map((key) => ({ key, stock })),
  async run({ origin, call }, scale) {
    const attackers = scale === 'full' ? 40 : 12
    const { expect, list } = createFailureList()
    const count = { attacks: 0, 'honest orders': 0, 'pieces kept': 0 }
    const order = async (key: string, shopper: Shopper): Promise<Answer> => {
      const own = createPlatformCaller(origin, 'en', shopper.address)
      const cartId = await createCart(own, await variantOf(own, key), shopper.pieces)
      const input = await prepareOrder(own, cartId, shopper.email)
      return placeOrder(own, { ...input, paymentMethodId: shopper.method ?? 'bank-transfer' })
    }
    for (const key of keysOf(scale)) {
      // From one address and from many, under one mailbox and under many, by every way that is paid later or never.
      const attacks = Array.from({ length: attackers }, (_value, index): Shopper => ({
        address: index % 2 === 0 ? sharedAddress : `203.0.113.${index}`,
        email: index % 3 === 0 ? victim : `attacker+${index}@example.net`,
        pieces: 5,
        method: index % 4 === 3 ? 'card' : 'bank-transfer',
      }))
      const answers = await Promise.all(attacks.map((shopper) => order(key, shopper)))
      count.attacks += answers.length
      const kept = stock - (await stockOf(call, key))
      count['pieces kept'] += kept
      expect(kept <= most, `${kept} of ${stock} pieces are out of sale`)
      expect(kept > 0, 'no order of a guest keeps anything')

      const honest: Shopper[] = [
        { address: sharedAddress, email: `neighbour-${key}@example.gr`, pieces: 1 },
        { address: sharedAddress, email: `payer-${key}@example.gr`, pieces: 2, method: 'card' },
        { address: '192.0.2.7', email: victim, pieces: 1 },
      ]
      for (const shopper of honest) {
        const answer = await order(key, shopper)
        count['honest orders'] += 1
        const codes = errorCodes(answer).join(', ') || String(answer.status)
        expect(answer.data?.status === 'PLACED', `an honest buyer is refused: ${codes}`)
        if (shopper.method !== 'card' || answer.data?.status !== 'PLACED') continue
        const page = await call('OrderPay', { input: payInput(answer.data.order.id) })
        expect(page.data?.status === 'PAGE', 'who pays at once comes to no payment page')
      }
      const after = stock - (await stockOf(call, key))
      expect(after <= most, `${after} of ${stock} pieces are out of sale afterwards`)
    }
    return { figures: count, failures: list() }
  },
}

interface Shopper {
  address: string
  email: string
  pieces: number
  /** @default 'bank-transfer' */
  method?: string
}

const payInput = (orderId: string): object => ({
  orderId,
  returnUrl: `http://shop.example/en/payment-return/${orderId}`,
})
