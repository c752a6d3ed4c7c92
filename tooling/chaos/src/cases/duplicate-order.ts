import type { ChaosCase } from '../chaos-case.js'
import { createFailureList } from '../chaos-case.js'
import {
  createCart,
  placeOrder,
  prepareOrder,
  errorCodes,
  stockOf,
  variantOf,
} from '../fixtures/place-order.js'
import { countSettledMails } from '../fixtures/fake-mail-server.js'

const product = { key: 'duplicate-order', stock: 50 }
const email = 'duplicate.order@example.gr'

/** One order is sent many times at once, and again afterwards. */
export const duplicateOrder: ChaosCase = {
  name: 'duplicate-order',
  description:
    'one order submitted many times at once and replayed: one order, one stock movement, one mail',
  engines: ['PostgreSQL', 'embedded'],
  products: () => [product],
  async run(platform, scale) {
    const [senders, replays] = scale === 'full' ? [100, 100] : [30, 5]
    const { expect, list } = createFailureList()
    const { call } = platform
    const variantId = await variantOf(call, product.key)
    const input = await prepareOrder(call, await createCart(call, variantId, 2), email)
    const answers = await Promise.all(
      Array.from({ length: senders }, () => placeOrder(call, input)),
    )
    for (let round = 0; round < replays; round += 1) answers.push(await placeOrder(call, input))
    const ids = new Set(answers.map(({ data }) => data?.order?.id))
    expect(ids.size === 1 && !ids.has(undefined), `${ids.size} different responses were returned`)

    const sold = product.stock - (await stockOf(call, product.key))
    expect(sold === 2, `${sold} pieces left the stock instead of 2`)
    const mails = await countSettledMails(platform.mailServer, email)
    expect(mails === 1, `${mails} mails were written`)

    const other = { ...input, cartId: await createCart(call, variantId, 1) }
    const [code] = errorCodes(await placeOrder(call, other))
    expect(code === 'KEY_REUSED', `the same key with another cart returns ${code}`)
    const after = product.stock - (await stockOf(call, product.key))
    expect(after === 2, `another cart under the same key moved the stock`)
    return {
      figures: { senders, replays, orders: ids.size, 'pieces sold': sold, mails },
      failures: list(),
    }
  },
}
