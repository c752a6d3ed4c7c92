import type { ChaosCase } from '../chaos-case.js'
import { createComplaints } from '../chaos-case.js'
import {
  fillCart,
  place,
  prepareOrder,
  refusalCodes,
  stockOf,
  variantOf,
} from '../world/shopper.js'
import { settledMails } from '../world/settled-mails.js'

const product = { key: 'same-order', stock: 50 }
const email = 'same.order@example.gr'

/** One order is sent by many at once, and again afterwards. */
export const sameOrder: ChaosCase = {
  name: 'same-order',
  claim:
    'one order submitted many times at once and replayed: one order, one stock movement, one mail',
  engines: ['PostgreSQL', 'embedded'],
  products: () => [product],
  async run(world, scale) {
    const [senders, replays] = scale === 'full' ? [100, 100] : [30, 5]
    const { expect, list } = createComplaints()
    const { call } = world
    const variantId = await variantOf(call, product.key)
    const input = await prepareOrder(call, await fillCart(call, variantId, 2), email)
    const answers = await Promise.all(Array.from({ length: senders }, () => place(call, input)))
    for (let round = 0; round < replays; round += 1) answers.push(await place(call, input))
    const ids = new Set(answers.map(({ data }) => data?.order?.id))
    expect(ids.size === 1 && !ids.has(undefined), `${ids.size} different answers came back`)

    const sold = product.stock - (await stockOf(call, product.key))
    expect(sold === 2, `${sold} pieces left the stock instead of 2`)
    const mails = await settledMails(world.mailServer, email)
    expect(mails === 1, `${mails} mails were written`)

    const other = { ...input, cartId: await fillCart(call, variantId, 1) }
    const [code] = refusalCodes(await place(call, other))
    expect(code === 'KEY_REUSED', `the same key with another basket is answered ${code}`)
    const after = product.stock - (await stockOf(call, product.key))
    expect(after === 2, `another basket under the same key moved the stock`)
    return {
      figures: { senders, replays, orders: ids.size, 'pieces sold': sold, mails },
      broken: list(),
    }
  },
}
