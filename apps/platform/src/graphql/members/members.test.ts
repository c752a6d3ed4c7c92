import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { orderInput } from '../../domains/orders/testing/order-input.js'
import { describeWithDatabase } from '../../testing/open-test-database.js'
import { bankAccount, memberHome as home, openMemberShop } from '../testing/member-shop.js'
import type { MemberShop } from '../testing/member-shop.js'
import { goodPassword } from '../testing/member-fixture.js'
import type { MemberAnswer, MemberFixture } from '../testing/member-fixture.js'

describeWithDatabase('what belongs to a member', (engine) => {
  let database: Database
  let fixture: MemberFixture
  let cartWith: MemberShop['cartWith']
  let order: MemberShop['order']
  let close: MemberShop['close']
  beforeAll(async () => {
    ;({ database, fixture, cartWith, order, close } = await openMemberShop(engine, {
      A: 100,
      FEW: 3,
      GONE: 5,
    }))
  })
  afterAll(() => close())

  const piecesOf = (cart: MemberAnswer) =>
    Object.fromEntries(cart.data.lines.map(({ variant, quantity }) => [variant.sku, quantity]))
  const joined = async (cartId: string, token: string) => {
    const { cart, mergeResults, errors } = await fixture.ask('cart-merge', { cartId }, { token })
    return {
      id: cart?.id,
      pieces: cart && piecesOf(cart),
      mergeResults: mergeResults.map(
        ({ kind, sku, requestedQuantity, quantity }) =>
          `${kind} ${sku} ${quantity}/${requestedQuantity}`,
      ),
      errors: errors.map(({ code }) => code),
    }
  }
  const stock = (id: string, pieces: number) =>
    database.write('floga', (sql) =>
      sql.query('UPDATE variants SET stock = $2 WHERE id = $1', [id, pieces]),
    )

  it('is a profile: replaced, cleaned, rejected by field', async () => {
    const token = await fixture.member('profile@example.com')
    const update = (input: object) => fixture.ask('member-update', { input }, { token })
    const input = { firstName: ' Μαρία\u202E ', lastName: '', phone: '210 123 4567', locale: 'en' }
    expect(await update(input)).toMatchObject({
      user: {
        firstName: 'Μαρία',
        lastName: null,
        name: 'Μαρία',
        phone: '2101234567',
        locale: 'en',
      },
      errors: [],
    })
    const wrong = await update({ firstName: 'x'.repeat(101), phone: '12', locale: 'fr' })
    expect(wrong).toMatchObject({
      user: { firstName: 'Μαρία' },
      errors: [
        { code: 'TOO_LONG', field: 'firstName' },
        { code: 'INVALID', field: 'phone' },
        { code: 'INVALID', field: 'locale' },
      ],
    })
  })

  it('is a book of addresses, with one default of each kind', async () => {
    const token = await fixture.member('book@example.com')
    const save = (input: object) => fixture.ask('address-save', { input }, { token })
    const first = await save({ address: home, isDefaultShipping: true, isDefaultBilling: true })
    expect(first).toMatchObject({
      address: {
        isDefaultShipping: true,
        address: {
          address: 'Πειραιώς 1',
          postalCode: '10431',
          country: { code: 'GR', name: 'Ελλάδα' },
          region: { code: 'GR-I', name: 'Αττική' },
        },
      },
      errors: [],
    })
    const second = await save({ address: { ...home, city: 'Βόλος' }, isDefaultShipping: true })
    expect(marks(second.addresses)).toEqual(['Αθήνα billing', 'Βόλος shipping'])
    const { id } = second.address
    const changed = await save({ id, address: { ...home, city: 'Λάρισα' }, isDefaultBilling: true })
    expect(marks(changed.addresses)).toEqual(['Αθήνα', 'Λάρισα billing'])
    const wrong = await save({ address: { ...home, city: ' ', region: null, postalCode: '1' } })
    expect(wrong.errors).toMatchObject([{ code: 'REQUIRED', field: 'address.city' }])
    const { errors } = await save({ address: { ...home, region: null, postalCode: '1' } })
    // A missing region is derived from the postal code, once that is valid.
    expect(errors).toMatchObject([{ code: 'INVALID', field: 'address.postalCode' }])
    expect(errors).toHaveLength(1)
    expect(await fixture.ask('address-remove', { id }, { token })).toMatchObject({ errors: [] })
    const gone = await fixture.ask('address-remove', { id }, { token })
    expect(gone).toMatchObject({ addresses: [{}], errors: [{ code: 'ADDRESS_NOT_FOUND' }] })
    const town = (count: number) => ({ address: { ...home, city: `Πόλη ${count}` } })
    for (let count = 1; count < 20; count += 1) await save(town(count))
    // Repeated because the response was lost.
    const again = await save(town(18))
    expect([again.errors, again.addresses]).toEqual([[], expect.objectContaining({ length: 20 })])
    expect((await save(town(20))).errors).toMatchObject([{ code: 'LIMIT_REACHED' }])
  })

  it('are orders, newest first, by pages', async () => {
    const token = await fixture.member('orders@example.com')
    const placed = []
    for (const key of ['orders-1', 'orders-2', 'orders-3']) {
      placed.unshift((await order(token, key)).number)
      fixture.wait(1_000)
    }
    const numbers = async (variables: object) => {
      const { total, nodes } = await fixture.ask('orders', variables, { token })
      return { total, numbers: nodes.map(({ number }) => number) }
    }
    expect(await numbers({})).toEqual({ total: 3, numbers: placed })
    expect(await numbers({ first: 2, skip: 1 })).toEqual({ total: 3, numbers: placed.slice(1) })
    const { nodes } = await fixture.ask('orders', { first: 1 }, { token, locale: 'en' })
    const { id } = nodes[0]!
    expect(await fixture.ask('member-order', { id }, { token, locale: 'en' })).toEqual(nodes[0])
    expect(nodes[0]).toMatchObject({
      orderItems: [{ quantity: 1, variant: { sku: 'A' }, product: { name: 'Regulator A' } }],
      history: [{ to: 'CREATED' }, { to: 'PENDING' }],
      payment: { bankTransfer: { iban: bankAccount.iban } },
    })
  })

  it('are orders of a guest under the confirmed address, and under no other one', async () => {
    const email = 'Guest.Once@example.com'
    const asGuest = async (idempotencyKey: string, typed: string) => {
      const { contact } = orderInput()
      const { order: placed } = await fixture.ask('checkout-place-order', {
        input: orderInput({
          cartId: await cartWith({ A: 1 }),
          idempotencyKey,
          contact: { ...contact, email: typed },
        }),
      })
      return placed.id
    }
    const before = await asGuest('as-a-guest-000001', email)
    await asGuest('as-a-guest-000002', 'other.guest@example.com')
    const token = await fixture.member('guest.once@example.com')
    const idsOf = async (asking: string) =>
      (await fixture.ask('orders', {}, { token: asking })).nodes.map(({ id }) => id)
    expect(await idsOf(token)).toEqual([before])
    expect((await fixture.ask('member-order', { id: before }, { token })).id).toBe(before)
    fixture.wait(1_000)
    const after = await asGuest('as-a-guest-000003', email)
    expect(await idsOf(token)).toEqual([after, before])
    expect(
      (await fixture.ask('order-again', { input: { orderId: after } }, { token })).errors,
    ).toEqual([])

    // An address that waits for its confirmation brings nothing.
    const other = await fixture.member('other.person@example.com')
    await fixture.ask(
      'member-change-email',
      { input: { email: 'other.guest@example.com', currentPassword: goodPassword } },
      { token: other },
    )
    expect(await idsOf(other)).toEqual([])
  })

  it('are no orders of a guest for a stranger who registers the guest’s address', async () => {
    const email = 'owner@example.com'
    const strangers = 'the password of a stranger'
    const { contact } = orderInput()
    const { order: placed } = await fixture.ask('checkout-place-order', {
      input: orderInput({
        cartId: await cartWith({ A: 1 }),
        idempotencyKey: 'as-a-guest-000004',
        contact: { ...contact, email },
      }),
    })
    await fixture.ask('member-register', { input: { email, password: strangers } })
    const token = await fixture.linkToken(email)
    // The owner of the mailbox clicks the link, and does not know the password.
    for (const password of [undefined, goodPassword]) {
      expect((await fixture.ask('member-confirm', { token, password })).kind).toBeNull()
    }
    expect(await fixture.login(email, strangers)).toMatchObject({ error: 'invalid_grant' })
    await fixture.mails()

    await fixture.ask('password-forgot', { email })
    const input = { token: await fixture.linkToken(email), password: goodPassword }
    expect((await fixture.ask('password-reset', { input })).errors).toEqual([])
    expect(await fixture.login(email, strangers)).toMatchObject({ error: 'invalid_grant' })
    const own = await fixture.login(email)
    const { nodes } = await fixture.ask('orders', {}, { token: own.access_token })
    expect(nodes.map(({ id }) => id)).toEqual([placed.id])
  })

  it('is a cart, on whichever device, that a guest cart joins once', async () => {
    const token = await fixture.member('cart@example.com')
    const cartId = async () => (await fixture.ask('current-user', {}, { token })).data.cartId
    expect(await cartId()).toBeNull()
    const first = await cartWith({ A: 1, FEW: 2 })
    expect(await joined(first, token)).toEqual({
      id: first,
      pieces: { A: 1, FEW: 2 },
      mergeResults: [],
      errors: [],
    })
    expect(await cartId()).toBe(first)
    const second = await cartWith({ A: 4, FEW: 2, GONE: 1 })
    await stock('GONE', 0)
    const answer = await joined(second, token)
    expect(answer).toEqual({
      id: first,
      pieces: { A: 5, FEW: 3 },
      mergeResults: ['RAISED A 5/5', 'CAPPED FEW 3/4', 'GONE GONE 0/1'],
      errors: [],
    })
    expect(await joined(second, token)).toEqual(answer)
    expect(await fixture.ask('cart', { id: second })).toBeNull()
    expect((await joined('A'.repeat(22), token)).errors).toEqual(['CART_NOT_FOUND'])
    await stock('GONE', 5)
  })

  it('is the cart to which an addition without a cart is added', async () => {
    const token = await fixture.member('devices@example.com')
    const input = { variantId: 'A', quantity: 1, clientMutationId: 'a-first-device-1' }
    const first = await fixture.ask('cart-add-item', { input }, { token })
    const again = await fixture.ask('cart-add-item', { input }, { token })
    expect(again.cart).toEqual(first.cart)
    const other = { ...input, clientMutationId: 'another-device-1' }
    const second = await fixture.ask('cart-add-item', { input: other }, { token })
    expect([second.cart.id, piecesOf(second.cart)]).toEqual([first.cart.id, { A: 2 }])
  })

  it('is never the cart of another member', async () => {
    const token = await fixture.member('mine@example.com')
    const theirs = await cartWith({ A: 1 }, { token: await fixture.member('theirs@example.com') })
    expect(await joined(theirs, token)).toMatchObject({
      errors: ['CART_NOT_FOUND'],
      mergeResults: [],
    })
    expect(piecesOf(await fixture.ask('cart', { id: theirs }))).toEqual({ A: 1 })
  })

  it('is an order that can be put into the cart again, as far as goods are left', async () => {
    const token = await fixture.member('again@example.com')
    const { id } = await order(token, 'again-1', { A: 2, FEW: 2, GONE: 1 })
    await stock('GONE', 0)
    await stock('FEW', 1)
    const clientMutationId = 'order-it-again-01'
    const variables = { input: { orderId: id, clientMutationId } }
    const filled = await fixture.ask('order-again', variables, { token, locale: 'en' })
    expect(piecesOf(filled.cart)).toEqual({ A: 2, FEW: 1 })
    expect(filled.mergeResults).toMatchObject([
      { kind: 'ADDED', productName: 'Regulator A', quantity: 2, reason: null, message: null },
      {
        kind: 'CAPPED',
        sku: 'FEW',
        requestedQuantity: 2,
        quantity: 1,
        reason: 'INSUFFICIENT_STOCK',
      },
      {
        kind: 'GONE',
        sku: 'GONE',
        reason: 'NOT_AVAILABLE',
        message: expect.stringMatching(/no longer/),
      },
    ])
    expect(await fixture.ask('order-again', variables, { token, locale: 'en' })).toEqual(filled)
    const { data } = await fixture.ask('current-user', {}, { token })
    expect(data.cartId).toBe(filled.cart.id)
    await stock('FEW', 3)
    await stock('GONE', 5)
  })
})

interface StoredAddress {
  isDefaultShipping: boolean
  isDefaultBilling: boolean
  address: { city: string }
}

function marks(addresses: StoredAddress[]): string[] {
  return addresses.map(({ address, isDefaultShipping, isDefaultBilling }) =>
    [address.city, isDefaultShipping && 'shipping', isDefaultBilling && 'billing']
      .filter(Boolean)
      .join(' '),
  )
}
