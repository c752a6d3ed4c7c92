import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeWithDatabase } from '../../testing/open-test-database.js'
import { openSharedShop } from '../testing/shared-shop.js'
import type { SharedAnswer, SharedShop } from '../testing/shared-shop.js'

interface Added extends SharedAnswer {
  mergeResults: object[]
}

describeWithDatabase('items by their SKU', (engine) => {
  let shared: SharedShop
  beforeAll(async () => {
    shared = await openSharedShop(engine)
  })
  afterAll(() => shared.shop.close())

  const find = (items: object[]) =>
    shared.ask<object[]>('variants-by-sku', { items }, { locale: 'en' })
  const add = (input: object) => shared.ask<Added>('cart-add-items', { input })

  it('returns each product, and its available quantity', async () => {
    const items = [
      { sku: 'SALE', quantity: 2 },
      { sku: 'SALE', quantity: 11 },
      { sku: 'NOTHING', quantity: 1 },
      { sku: 'zero\0byte', quantity: 1 },
      { sku: 'A', quantity: 0 },
    ]
    const found = await find(items)
    expect(found).toMatchObject([
      {
        sku: 'SALE',
        requestedQuantity: 2,
        quantity: 2,
        reason: null,
        message: null,
        productName: 'Regulator SALE',
        productSlug: 'regulator-sale',
        kind: 'regulator',
        variant: { id: 'SALE', salePriceWithTax: { formatted: '€15.00' } },
      },
      {
        sku: 'SALE',
        quantity: 10,
        reason: 'INSUFFICIENT_STOCK',
        variant: { availability: 'IN_STOCK' },
      },
      { sku: 'NOTHING', quantity: 0, reason: 'NOT_FOUND', variant: null, productName: null },
      { quantity: 0, reason: 'NOT_FOUND', message: 'No product has this code' },
      { sku: 'A', quantity: 0, reason: 'NOT_ADDED', variant: { id: 'A' } },
    ])
  })

  it('returns the first 100 of more', async () => {
    const items = Array.from({ length: 101 }, () => ({ sku: 'A', quantity: 1 }))
    expect(await find(items)).toHaveLength(100)
    const refused = await add({ items })
    expect(refused).toMatchObject({ cart: null, errors: [{ code: 'INVALID', field: 'items' }] })
    const none = await add({ items: [] })
    expect(none.errors).toMatchObject([{ code: 'INVALID' }])
  })

  it('adds the available quantity of each to a new cart, once', async () => {
    const input = {
      clientMutationId: 'copy-of-a-cart-0001',
      items: [
        { sku: 'A', quantity: 2 },
        { sku: 'SALE', quantity: 6 },
        { sku: 'NOTHING', quantity: 3 },
        { sku: 'SALE', quantity: 6 },
        { sku: 'A', quantity: 1_000 },
      ],
    }
    const added = await add(input)
    expect(added.errors).toEqual([])
    expect(added.mergeResults).toMatchObject([
      { kind: 'ADDED', sku: 'A', requestedQuantity: 2, quantity: 2, reason: null },
      { kind: 'ADDED', sku: 'SALE', requestedQuantity: 6, quantity: 6, reason: null },
      { kind: 'GONE', sku: 'NOTHING', productName: '', quantity: 0, reason: 'NOT_FOUND' },
      {
        kind: 'CAPPED',
        sku: 'SALE',
        requestedQuantity: 12,
        quantity: 10,
        reason: 'INSUFFICIENT_STOCK',
      },
      { kind: 'CAPPED', sku: 'A', quantity: 2, reason: 'NOT_ADDED' },
    ])
    const lines = (cart: typeof added.cart) =>
      cart!.data.lines.map(({ variant, quantity }) => [variant.sku, quantity])
    expect(lines(added.cart)).toEqual([
      ['A', 2],
      ['SALE', 10],
    ])
    const again = await add(input)
    expect(again.mergeResults).toEqual(added.mergeResults)
    expect(again.cart).toEqual(added.cart)
    const other = { ...input, items: [{ sku: 'A', quantity: 1 }] }
    const reused = await add(other)
    expect(reused.errors).toMatchObject([{ code: 'KEY_REUSED' }])
  })

  it('adds to the lines of an existing cart', async () => {
    const cartId = await shared.shop.shopper.cartWith('A', 2)
    const items = [{ sku: 'A', quantity: 1 }]
    const { cart, mergeResults } = await add({ cartId, items })
    expect(cart).toMatchObject({ id: cartId, data: { quantity: 3 } })
    expect(mergeResults).toMatchObject([{ kind: 'RAISED', requestedQuantity: 3, quantity: 3 }])
  })

  it('adds for an editor, suggests while the owner orders, and rejects a viewer', async () => {
    const { ownerKey, editorKey, viewerKey } = await shared.shareWithAll()
    const items = [
      { sku: 'A', quantity: 1 },
      { sku: 'SALE', quantity: 2 },
    ]
    const added = await add({ cartId: editorKey, items })
    expect(added.cart!.data.lines.map(({ author, quantity }) => [author, quantity])).toEqual([
      ['Anna', 2],
      ['Ben', 1],
      ['Ben', 2],
    ])
    const refused = await add({ cartId: viewerKey, items })
    expect(refused).toMatchObject({ mergeResults: [], errors: [{ code: 'NOT_ALLOWED' }] })
    await shared.ask('shared-cart-lock', { cartId: ownerKey })
    const waiting = await add({ cartId: editorKey, items })
    expect(waiting).toMatchObject({ mergeResults: [], errors: [{ code: 'CART_LOCKED' }] })
    const { suggestions } = (await shared.ask<{ suggestions: object[] }>('shared-cart', {
      cartId: ownerKey,
    }))!
    expect(suggestions).toMatchObject([
      { quantity: 1, person: { name: 'Ben' } },
      { quantity: 2, person: { name: 'Ben' } },
    ])
  })
})
