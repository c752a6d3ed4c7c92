import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderInput } from '../../domains/orders/testing/order-input.js'
import { describeWithDatabase } from '../../testing/open-test-database.js'
import { openSharedShop } from '../testing/shared-shop.js'
import type { SharedAnswer, SharedShop } from '../testing/shared-shop.js'

/** Fixture of a permission's case: a cart with a line of Anna's and one of Ben's. */
interface Tried {
  cartId: string
  annas: string
  bens: string
  anna: string
  ben: string
  invitationId: string
  suggestionId: string
}

type Code = 'yes' | 'NOT_ALLOWED'

interface RightRow {
  operation: string
  variables: (of: Tried) => object
  editor: Code
  viewer: Code
}

const input = (variables: (of: Tried) => object) => (of: Tried) => ({
  input: { cartId: of.cartId, ...variables(of) },
})
const alone = ({ cartId }: Tried) => ({ cartId })

/** For the owner alone. */
const owners = (operation: string, variables: RightRow['variables'] = alone): RightRow => ({
  operation,
  variables,
  editor: 'NOT_ALLOWED',
  viewer: 'NOT_ALLOWED',
})
/** For editors too. */
const editors = (operation: string, variables: RightRow['variables']): RightRow => ({
  operation,
  variables,
  editor: 'yes',
  viewer: 'NOT_ALLOWED',
})

/** Every change of a cart, with the results for others than the owner; the owner may do all. */
const rows: readonly RightRow[] = [
  editors(
    'cart-add-item',
    input(() => ({ variantId: 'A', quantity: 1 })),
  ),
  editors(
    'cart-update-item',
    input(({ bens }) => ({ lineId: bens, difference: 1 })),
  ),
  owners(
    'cart-update-item',
    input(({ annas }) => ({ lineId: annas, difference: 1 })),
  ),
  editors(
    'cart-set-item',
    input(({ bens }) => ({ lineId: bens, quantity: 2, fromQuantity: 1 })),
  ),
  owners(
    'cart-set-item',
    input(({ annas }) => ({ lineId: annas, quantity: 0, fromQuantity: 2 })),
  ),
  editors(
    'cart-remove-item',
    input(({ bens }) => ({ lineId: bens })),
  ),
  editors(
    'cart-restore-item',
    input(({ bens }) => ({ lineId: bens })),
  ),
  owners(
    'cart-remove-item',
    input(({ annas }) => ({ lineId: annas })),
  ),
  owners(
    'cart-save-item',
    input(({ bens }) => ({ lineId: bens })),
  ),
  owners(
    'cart-delete-saved-item',
    input(({ bens }) => ({ lineId: bens })),
  ),
  owners(
    'cart-set-address',
    input(() => ({ country: 'GR', postalCode: '10431' })),
  ),
  owners('cart-apply-coupon', ({ cartId }) => ({ cartId, code: 'X' })),
  owners('cart-remove-coupon'),
  owners('cart-accept-changes'),
  owners(
    'cart-share',
    input(() => ({ name: 'X', right: 'EDIT' })),
  ),
  owners(
    'shared-cart-invite',
    input(() => ({ right: 'EDIT' })),
  ),
  owners(
    'shared-cart-revoke-invitation',
    input(({ invitationId }) => ({ invitationId })),
  ),
  owners('shared-cart-renew'),
  owners(
    'shared-cart-remove-person',
    input(({ anna }) => ({ personId: anna })),
  ),
  owners(
    'shared-cart-restore-person',
    input(({ anna }) => ({ personId: anna })),
  ),
  owners(
    'shared-cart-hand-over',
    input(({ ben }) => ({ personId: ben })),
  ),
  owners('shared-cart-lock'),
  owners('shared-cart-unlock'),
  editors(
    'shared-cart-suggest',
    input(() => ({ variantId: 'A', quantity: 1 })),
  ),
  owners(
    'shared-cart-answer-suggestion',
    input(({ suggestionId }) => ({ suggestionId, isAccepted: true })),
  ),
  owners('shared-cart-end'),
]

describeWithDatabase('rights in a shared cart', (engine) => {
  let people: SharedShop
  let { ask, change, share, join, read, shareWithAll, personId } = {} as SharedShop
  beforeAll(async () => {
    people = await openSharedShop(engine)
    ;({ ask, change, share, join, read, shareWithAll, personId } = people)
  })
  afterAll(() => people.shop.close())

  it('match the role, for every change', async () => {
    const { ownerKey, editorKey, viewerKey } = await shareWithAll()
    const added = { cartId: editorKey, variantId: 'A', quantity: 1 }
    const lines = (await change('cart-add-item', added)).cart!.data.lines
    const suggested = await change('shared-cart-suggest', added)
    const { invitations } = (await ask<SharedAnswer['sharedCart']>('shared-cart', {
      cartId: ownerKey,
    }))!
    const of = {
      annas: lines[0]!.id,
      bens: lines[1]!.id,
      anna: await personId(ownerKey, 'Anna'),
      ben: await personId(ownerKey, 'Ben'),
      invitationId: invitations[0]!.id,
      suggestionId: suggested.sharedCart!.suggestions[0]!.id,
    }
    const found = []
    for (const { operation, variables } of rows) {
      const codes: string[] = []
      for (const cartId of [viewerKey, editorKey]) {
        const { errors } = await ask(operation, variables({ cartId, ...of }))
        codes.push(errors[0]?.code ?? 'yes')
      }
      found.push({ operation, viewer: codes[0], editor: codes[1] })
    }
    expect(found).toEqual(
      rows.map(({ operation, viewer, editor }) => ({ operation, viewer, editor })),
    )
    expect((await read(ownerKey)).data.lines).toMatchObject([{ id: of.annas, quantity: 2 }, {}])
  })

  it('keep the checkout for the owner', async () => {
    const { ownerKey, editorKey, viewerKey } = await shareWithAll()
    const delivery = { country: 'GR', postalCode: '10431' }
    for (const cartId of [editorKey, viewerKey]) {
      expect(await ask('checkout-options', { cartId, delivery })).toBeNull()
      expect(await ask('checkout-review', { cartId, delivery })).toMatchObject({
        review: null,
        errors: [{ code: 'NOT_ALLOWED' }],
      })
      const order = orderInput({ cartId, expectedTotalMinor: 2_480 + 390 })
      expect(await change('checkout-place-order', order)).toMatchObject({
        order: null,
        errors: [{ code: 'NOT_ALLOWED' }],
      })
    }
    expect(await read(ownerKey)).toMatchObject({ token: null })
  })

  it('end with the order, which its people see as it was ordered and nothing else of', async () => {
    const { ownerKey, editorKey, viewerKey } = await shareWithAll()
    const saved = await change('cart-add-item', {
      cartId: ownerKey,
      variantId: 'SALE',
      quantity: 1,
    })
    const lineId = saved.cart!.data.lines[1]!.id
    await change('cart-save-item', { cartId: ownerKey, lineId })
    const idempotencyKey = 'order-of-a-shared-cart'
    const order = { cartId: ownerKey, expectedTotalMinor: 2_480 + 390, idempotencyKey }
    const placed = await change('checkout-place-order', orderInput(order))
    expect(placed.errors).toEqual([])
    await people.shop.database.admin((sql) =>
      sql.query("UPDATE variants SET price_minor = 9900 WHERE id = 'A'"),
    )
    const { nextId } = await read(ownerKey)
    expect(nextId).toMatch(/^[\w-]{22}$/)
    for (const key of [editorKey, viewerKey]) {
      expect(await read(key)).toMatchObject({
        token: null,
        nextId: null,
        sharing: { state: 'ORDERED' },
        data: { lines: [{ unitPrice: { amountMinor: 1_240 }, canChange: false }] },
      })
      expect(JSON.stringify(await ask('shared-cart', { cartId: key }))).not.toContain('@')
    }
    // The owner's saved lines moved to the owner's own cart, which no other key opens.
    const late = await change('cart-add-item', { cartId: editorKey, variantId: 'A', quantity: 1 })
    expect(late).toMatchObject({ cart: null, errors: [{ code: 'CART_NOT_FOUND' }] })
    expect(await ask('shared-cart-leave', { cartId: editorKey })).toMatchObject({ errors: [] })
    expect(await read(editorKey)).toBeNull()
    await people.shop.database.admin((sql) =>
      sql.query("UPDATE variants SET price_minor = 1240 WHERE id = 'A'"),
    )
  })

  it('stay with a person who logs in, and lead a member’s account nowhere after a hand-over', async () => {
    const token = await people.fixture.member('anna@example.com')
    const { ownerKey, secret } = await share()
    const editorKey = await join(secret, 'Ben')
    const merged = await ask('cart-merge', { cartId: ownerKey }, { token })
    expect(merged.cart).toMatchObject({ id: ownerKey, sharing: { role: 'OWNER' } })
    const others = await people.fixture.member('ben@example.com')
    const own = { input: { variantId: 'A', quantity: 1 } }
    const bensOwn = (await ask('cart-add-item', own, { token: others })).cart!.id
    const linked = await ask('cart-merge', { cartId: editorKey }, { token: others })
    expect(linked.cart).toMatchObject({ id: editorKey, sharing: { role: 'EDITOR' } })
    expect((await read(bensOwn)).data.quantity).toBe(1)
    const ben = await personId(ownerKey, 'Ben')
    await change('shared-cart-hand-over', { cartId: ownerKey, personId: ben })
    // A new cart, not the one handed over to Ben.
    const next = await ask('cart-add-item', own, { token })
    expect(next.cart).toMatchObject({ sharing: null, data: { quantity: 1 } })
  })

  it('are not found by guessing: too many wrong links are rejected', async () => {
    const { secret } = await share()
    const guess = (number: number) =>
      change('shared-cart-join', { secret: `${number}`.padStart(22, 'A'), name: 'X' })
    const codes = new Set<string>()
    for (let number = 1; number <= 31; number += 1) {
      codes.add((await guess(number)).errors[0]!.code)
    }
    expect([...codes]).toEqual(['INVITATION_NOT_FOUND', 'THROTTLED'])
    expect(await ask('shared-cart-offer', { secret })).toBeNull()
  })

  it('are kept as hashes alone', async () => {
    people.fixture.wait(2 * 60 * 60 * 1_000)
    const { ownerKey, secret } = await share()
    const key = await join(secret, 'Ben')
    const named = { cartId: key, variantId: 'A', quantity: 1, clientMutationId: 'an-addition' }
    await change('cart-add-item', named)
    await change('shared-cart-hand-over', {
      cartId: ownerKey,
      personId: await personId(ownerKey, 'Ben'),
    })
    const tables = await people.shop.database.admin((sql) =>
      sql.query<{ name: string }>(
        `SELECT relname AS name FROM pg_class WHERE relkind = 'r'
         AND (relname LIKE 'shared_cart%' OR relname LIKE 'cart%')`,
      ),
    )
    expect(tables.length).toBeGreaterThan(7)
    for (const { name } of tables) {
      const stored = await people.shop.database.admin((sql) =>
        sql.query(`SELECT t::text AS row FROM ${name} t`),
      )
      const text = JSON.stringify(stored)
      expect(text).not.toContain(secret)
      expect(text).not.toContain(key)
    }
  })
})
