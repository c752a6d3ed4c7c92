import { setTimeout as delay } from 'node:timers/promises'
import type { ChaosCase } from '../chaos-case.js'
import { createFailureList } from '../chaos-case.js'
import { createRandom } from '../fixtures/random.js'
import { createCart, placeOrder, prepareOrder, variantOf } from '../fixtures/place-order.js'

const product = { key: 'mailed', stock: 500 }

/** The mail server is down, then up and down again, while the sender is killed. */
export const mailServerDown: ChaosCase = {
  name: 'mail-server-down',
  description:
    'the mail server down and the sender killed: every mail is sent, a second copy under the same id',
  engines: ['PostgreSQL', 'embedded'],
  products: () => [product],
  async run(platform, scale) {
    const { orders, kills } = scale === 'full' ? { orders: 60, kills: 50 } : { orders: 4, kills: 0 }
    const { expect, list } = createFailureList()
    const addresses: string[] = []
    const { call, mailServer } = platform
    const random = createRandom(3)
    const variantId = await variantOf(call, product.key)
    const order = async () => {
      const address = `m${addresses.length}@example.gr`
      addresses.push(address)
      const input = await prepareOrder(call, await createCart(call, variantId), address)
      const { data } = await placeOrder(call, input)
      expect(data?.status === 'PLACED', 'an order was not placed')
    }
    await mailServer.stop()
    for (let index = 0; index < orders; index += 1) await order()
    let killsWhileSending = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const isUp = kill % 2 === 0
      if (isUp) await mailServer.start()
      else await mailServer.stop()
      await order()
      const arrival = mailServer.nextMail().then(() => true)
      const pause = delay(random() * (isUp ? 4_000 : 400)).then(() => false)
      if (await Promise.race([arrival, pause])) killsWhileSending += 1
      await platform.kill()
      await platform.start()
    }
    if (kills === 0) await delay(1_500)
    await mailServer.start()
    const missing = () => addresses.filter((address) => mailServer.received(address) === 0)
    // A failed e-mail is retried after a pause that grows up to a quarter of an hour.
    for (let round = 0; round < 4_000 && missing().length > 0; round += 1) await delay(500)
    expect(missing().length === 0, `${missing().length} e-mails never arrived`)
    // A sender killed after the mail server's acknowledgement sends again, with the same message id.
    const duplicated = addresses.filter((address) => mailServer.different(address) > 1)
    expect(duplicated.length === 0, `${duplicated.length} shoppers got two different mails`)
    expect(kills === 0 || killsWhileSending > 0, 'no kill happened while an e-mail was sent')
    const copied = addresses.filter((address) => mailServer.received(address) > 1)
    return {
      figures: {
        orders: addresses.length,
        kills,
        'while a mail was sent': killsWhileSending,
        'mails missing': missing().length,
        'sent again': copied.length,
      },
      failures: list(),
    }
  },
}
