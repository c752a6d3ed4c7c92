import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  endExpiredSharedCarts,
  purgeSharedCarts,
} from '../../domains/cart/shared/purge-shared-carts.js'
import { describeWithDatabase } from '../../testing/open-test-database.js'
import { openSharedShop } from '../testing/shared-shop.js'
import type { SharedShop } from '../testing/shared-shop.js'

const dayMs = 24 * 60 * 60 * 1_000

describeWithDatabase('the time of a shared cart', (engine) => {
  let people: SharedShop
  let { ask, change, share, join, read, shareWithAll, personId } = {} as SharedShop
  beforeAll(async () => {
    people = await openSharedShop(engine)
    ;({ ask, change, share, join, read, shareWithAll, personId } = people)
  })
  afterAll(() => people.shop.close())

  it('ends 30 days after the cart was shared or renewed, but for its owner', async () => {
    const { ownerKey, secret } = await share()
    const key = await join(secret, 'Ben')
    people.fixture.wait(20 * dayMs)
    await ask('shared-cart-renew', { cartId: ownerKey })
    people.fixture.wait(20 * dayMs)
    expect((await read(key)).sharing!.state).toBe('OPEN')
    people.fixture.wait(10 * dayMs - 1)
    expect(await read(key)).not.toBeNull()
    expect(await ask('shared-cart-offer', { secret })).not.toBeNull()
    people.fixture.wait(1)
    expect(await read(key)).toBeNull()
    expect(await ask('shared-cart-offer', { secret })).toBeNull()
  })

  it('is ended by a job when its time is over, and deleted 30 days later', async () => {
    const { database } = people.shop
    const { ownerKey, secret } = await share()
    await join(secret, 'Ben')
    people.fixture.wait(30 * dayMs)
    const end = () =>
      database.write('floga', (sql) => endExpiredSharedCarts(sql, people.fixture.now()))
    const rows = async () => {
      const [row] = await database.admin((sql) =>
        sql.query<{ state: string; people: number; events: string[] }>(
          `SELECT s.state,
             (SELECT count(*) FROM shared_cart_people p WHERE p.shared_cart_id = s.id) AS people,
             (SELECT array_agg(e.kind ORDER BY e.revision) FROM shared_cart_events e
              WHERE e.shared_cart_id = s.id) AS events
           FROM shared_carts s WHERE s.cart_id = $1`,
          [ownerKey],
        ),
      )
      return row
    }
    await end()
    await end()
    expect(await rows()).toEqual({
      state: 'ENDED',
      people: 2,
      events: ['SHARED', 'JOINED', 'ENDED'],
    })
    const purge = () => database.admin((sql) => purgeSharedCarts(sql, people.fixture.now()))
    people.fixture.wait(30 * dayMs - 1)
    await purge()
    expect(await rows()).toBeDefined()
    people.fixture.wait(1)
    await purge()
    expect(await rows()).toBeUndefined()
  })

  it('retains the key of an owner after a handover, after the rest was deleted', async () => {
    const { ownerKey, editorKey } = await shareWithAll()
    const ben = await personId(ownerKey, 'Ben')
    await change('shared-cart-hand-over', { cartId: ownerKey, personId: ben })
    await ask('shared-cart-end', { cartId: editorKey })
    people.fixture.wait(29 * dayMs)
    await change('cart-add-item', { cartId: editorKey, variantId: 'A', quantity: 1 })
    people.fixture.wait(dayMs)
    await people.shop.database.admin((sql) => purgeSharedCarts(sql, people.fixture.now()))
    expect(await read(editorKey)).toMatchObject({ id: editorKey, data: { quantity: 3 } })
  })
})
