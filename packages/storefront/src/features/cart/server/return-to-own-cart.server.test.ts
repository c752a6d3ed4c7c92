import { CartAddItemDocument, CartDocument } from '@floga/api-client/operations'
import type { ActionFunctionArgs } from '@remix-run/node'
import { describe, expect, it } from 'vitest'

import type { CartData } from '../../../request/api/api-types.js'
import { testShop } from '../../../testing/test-shop.js'
import type { PageContext } from '../../../request/page-context.server.js'
import type { ShopLoadContext } from '../../../request/shop-load-context.js'
import { answerCartChange } from './answer-cart-change.server.js'
import { rememberCart, rememberOwnCart, savePassedOn, takePassedOn } from './cart-cookies.server.js'
import { readCart } from './read-cart.server.js'
import { saveSharingEnd, takeSharingEnd } from './return-to-own-cart.server.js'

const settings = {
  publicUrl: 'http://shop.test',
  cookieSecret: 'a secret of thirty-two characters',
}
const key = `p-${'k'.repeat(22)}`
const own = 'o'.repeat(22)

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR', formatted: '' })

/** A cart of the platform, with as much as the shop reads of it. */
function cartOf(id: string, sharing: Partial<NonNullable<CartData['sharing']>> | null): CartData {
  return {
    id,
    version: 1,
    time: '2026-02-01T00:00:00Z',
    token: null,
    nextId: null,
    address: null,
    saved: [],
    coupon: null,
    shippingEstimate: null,
    sharing: sharing && {
      id: 'shared-1',
      revision: 3,
      state: 'OPEN',
      role: 'EDITOR',
      personId: 'george',
      ownerName: 'Maria',
      lockedUntil: null,
      suggestionCount: 0,
      ...sharing,
    },
    data: {
      quantity: 0,
      lines: [],
      dangerousGoods: false,
      noCourierText: null,
      weightGrams: 0,
      totals: {
        items: euros(0),
        discount: euros(0),
        shipping: null,
        vat: euros(0),
        grand: euros(0),
      },
    },
  } as unknown as CartData
}

type Added = { cart: CartData | null; errors: { code: string; by?: string }[] }

/** A browser that keeps cookies, before a platform with some carts. */
async function openBrowser(
  carts: Record<string, CartData | null>,
  {
    ownCart = own,
    add = (cartId: string | null): Added => ({
      cart: carts[cartId ?? ''] ?? cartOf('new'.repeat(8), null),
      errors: [],
    }),
  } = {} as {
    ownCart?: string | null
    add?: (cartId: string | null) => Added
  },
) {
  const jar = new Map<string, string>()
  const asked: (string | null)[] = []
  const api = {
    async query(document: unknown, { id }: { id: string }) {
      return document === CartDocument ? { cart: carts[id] ?? null } : { expiredCart: null }
    },
    async mutate(document: unknown, { input }: { input: { cartId: string | null } }) {
      if (document !== CartAddItemDocument) throw new Error('Only additions are known here.')
      asked.push(input.cartId)
      return { cartAddItem: add(input.cartId) }
    },
  }
  const page = { api, shop: testShop } as unknown as PageContext
  const call = async <Result>(
    run: (args: ActionFunctionArgs, page: PageContext) => Promise<Result>,
  ): Promise<Result> => {
    const setCookies: string[] = []
    const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = new Request('http://shop.test/', { headers: { Cookie } })
    const context = { shop: testShop, settings, setCookies }
    const result = await run(
      { request, context, params: {} } as unknown as ActionFunctionArgs,
      page,
    )
    for (const cookie of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/Max-Age=0/.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
    return result
  }
  const contextOf = (args: ActionFunctionArgs) => args.context as ShopLoadContext
  await call(async (args) => {
    await rememberCart(contextOf(args), key)
    await rememberOwnCart(contextOf(args), ownCart)
  })
  const form = new FormData()
  form.set('intent', 'add')
  form.set('variantId', '7')
  form.set('mutationId', 'one')
  return {
    jar,
    asked,
    call,
    read: (path = '/shopping-cart') => call((args, shop) => readCart(args, shop, path)),
    add: () => call((args, shop) => answerCartChange(args, shop, form)),
  }
}

describe('readCart', () => {
  it('gives a person their own cart back once the owner has ordered the shared one', async () => {
    const browser = await openBrowser({
      [key]: cartOf(key, { state: 'ORDERED' }),
      [own]: cartOf(own, null),
    })
    expect(await browser.read('/checkout')).toMatchObject({
      cart: { id: own },
      sharingOver: { orderedBy: 'Maria' },
    })
    expect(await browser.read()).toMatchObject({ cart: { id: own }, sharingOver: null })
    expect([...browser.jar.keys()]).toEqual(['tea-cart', 'tea-cart-known', 'tea-former-cart'])
  })

  it('has an empty cart for a person without one of their own', async () => {
    const shared = { [key]: cartOf(key, { state: 'ORDERED', role: 'VIEWER' }) }
    const browser = await openBrowser(shared, { ownCart: null })
    expect(await browser.read()).toMatchObject({ cart: null, isGone: false })
    expect([...browser.jar.keys()]).toEqual(['tea-former-cart'])
  })

  it('tells a removed person so once, on whichever page shows a cart next', async () => {
    const browser = await openBrowser({ [own]: cartOf(own, null) })
    const { cart, sharingOver } = await browser.read('/')
    expect([cart?.id, sharingOver]).toEqual([own, { orderedBy: null }])
    await browser.call((args) => saveSharingEnd(args, sharingOver))
    const take = () => browser.call((args) => takeSharingEnd(args, null))
    expect([await take(), await take()]).toEqual([{ orderedBy: null }, null])
  })
})

describe('answerCartChange', () => {
  it('adds to the own cart after the shared one was ordered', async () => {
    const browser = await openBrowser({
      [key]: cartOf(key, { state: 'ORDERED' }),
      [own]: cartOf(own, null),
    })
    const answer = await browser.add()
    expect(answer).toMatchObject({ status: 200, errors: [], cart: { id: own } })
    expect(browser.asked).toEqual([own])
    expect((await browser.read()).cart?.id).toBe(own)
    const end = await browser.call((args) => takeSharingEnd(args, null))
    expect(end).toEqual({ orderedBy: 'Maria' })
  })

  it('starts an own cart for a person who has none', async () => {
    const browser = await openBrowser({ [key]: null }, { ownCart: null })
    expect(await browser.add()).toMatchObject({ status: 200, errors: [] })
    expect(browser.asked).toEqual([null])
    expect(browser.jar.has('tea-cart')).toBe(true)
  })

  it('adds to the own cart of a person who only looks at the shared one, which stays in view', async () => {
    const browser = await openBrowser({
      [key]: cartOf(key, { role: 'VIEWER' }),
      [own]: cartOf(own, null),
    })
    expect(await browser.add()).toMatchObject({
      status: 200,
      errors: [{ code: 'ADDED_TO_OWN' }],
      cart: { sharing: { role: 'VIEWER' } },
    })
    expect(browser.asked).toEqual([own])
    expect((await browser.read()).cart?.sharing?.role).toBe('VIEWER')
  })

  it('tells of a suggestion without an error, also to a page without scripts', async () => {
    const locked = cartOf(key, { state: 'LOCKED' })
    const browser = await openBrowser(
      { [key]: locked },
      { add: () => ({ cart: locked, errors: [{ code: 'CART_LOCKED', by: 'Maria' }] }) },
    )
    const { status, errors } = await browser.add()
    expect([status, errors]).toMatchObject([200, [{ code: 'SUGGESTED', by: 'Maria' }]])
    const save = browser.call((args) => savePassedOn(args.context as ShopLoadContext, errors))
    expect(await save).toBe(true)
    const take = () => browser.call((args) => takePassedOn(args))
    expect([await take(), await take()]).toMatchObject([{ code: 'SUGGESTED' }, null])
  })
})
