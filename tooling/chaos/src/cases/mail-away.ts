import { setTimeout as delay } from 'node:timers/promises'
import type { ChaosCase } from '../chaos-case.js'
import { createComplaints } from '../chaos-case.js'
import { createRandom } from '../world/random.js'
import { fillCart, place, prepareOrder, variantOf } from '../world/shopper.js'

const product = { key: 'mailed', stock: 500 }

/** The mail server is away, then comes and goes, while the sender is killed. */
export const mailAway: ChaosCase = {
  name: 'mail-away',
  claim:
    'the mail server away and the worker killed: every mail is sent, a second copy under the same id',
  engines: ['PostgreSQL', 'embedded'],
  products: () => [product],
  async run(world, scale) {
    const { orders, kills } = scale === 'full' ? { orders: 60, kills: 50 } : { orders: 4, kills: 0 }
    const { expect, list } = createComplaints()
    const addresses: string[] = []
    const { call, mailServer } = world
    const random = createRandom(3)
    const variantId = await variantOf(call, product.key)
    const order = async () => {
      const address = `m${addresses.length}@example.gr`
      addresses.push(address)
      const input = await prepareOrder(call, await fillCart(call, variantId), address)
      const { data } = await place(call, input)
      expect(data?.status === 'PLACED', 'an order was not placed')
    }
    await mailServer.away()
    for (let index = 0; index < orders; index += 1) await order()
    let killedSending = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const isBack = kill % 2 === 0
      if (isBack) await mailServer.back()
      else await mailServer.away()
      await order()
      const arrival = mailServer.arrival().then(() => true)
      const pause = delay(random() * (isBack ? 4_000 : 400)).then(() => false)
      if (await Promise.race([arrival, pause])) killedSending += 1
      await world.kill()
      await world.start()
    }
    if (kills === 0) await delay(1_500)
    await mailServer.back()
    const missing = () => addresses.filter((address) => mailServer.received(address) === 0)
    // A mail that failed is tried again after a pause that grows up to a quarter of an hour.
    for (let round = 0; round < 4_000 && missing().length > 0; round += 1) await delay(500)
    expect(missing().length === 0, `${missing().length} mails never came`)
    // A sender that dies between the mail server's word and its own note sends once more, which the mail's id tells.
    const doubled = addresses.filter((address) => mailServer.different(address) > 1)
    expect(doubled.length === 0, `${doubled.length} shoppers got two different mails`)
    expect(kills === 0 || killedSending > 0, 'no kill came while a mail was sent')
    const copied = addresses.filter((address) => mailServer.received(address) > 1)
    return {
      figures: {
        orders: addresses.length,
        kills,
        'while a mail was sent': killedSending,
        'mails missing': missing().length,
        'sent again': copied.length,
      },
      broken: list(),
    }
  },
}
