import { orderInput } from '../../domains/orders/testing/order-input.js'
import type { Database } from '../../foundation/database/database.js'
import type { OwnedRecords } from './access-row.js'
import { goodPassword } from './member-fixture.js'
import type { Caller, MemberFixture } from './member-fixture.js'

/** Whose records are collected. */
export interface RecordsOwner {
  database: Database
  fixture: MemberFixture
  tenant: string
  /** Of the member. */
  token: string
  email: string
  /**
   * Part of everything that people write. @default 'A', and 'Άννα' for the owner of a shared cart
   */
  mark?: string
}

const cardId = 'C'.repeat(22)

/**
 * Runs every operation that creates records, as a member and as guests of a tenant, and returns the
 * records.
 */
export async function collectRecords(owner: RecordsOwner): Promise<OwnedRecords> {
  const { database, fixture, tenant, token, email: ownersEmail, mark = 'A' } = owner
  const cartWith = async (caller: Caller) => {
    const input = { variantId: 'A', quantity: 1 }
    return (await fixture.ask('cart-add-item', { input }, { tenant, ...caller })).cart
  }
  const idempotencyKey = 'the-owners-key-01'
  const contact = { ...orderInput().contact, firstName: mark }
  const placed = await fixture.ask(
    'checkout-place-order',
    {
      input: orderInput({
        cartId: (await cartWith({})).id,
        idempotencyKey,
        contact,
        notes: mark,
      }),
    },
    { tenant, token },
  )
  const byCard = await fixture.ask(
    'checkout-place-order',
    {
      input: orderInput({
        cartId: (await cartWith({})).id,
        idempotencyKey: 'the-owners-key-02',
        contact,
        paymentMethodId: 'card',
      }),
    },
    { tenant, token },
  )
  const review = await writeReview(owner, contact, (await cartWith({})).id)
  await database.admin((sql) =>
    sql.query(
      `INSERT INTO saved_cards (tenant, id, member_id, provider, token, brand, last_digits,
           expiry_month, expiry_year, created_at)
         SELECT tenant, $1, id, 'fake', 'token', 'visa', '1111', 12, 2030, now()
         FROM members WHERE email = $2 AND tenant = $3`,
      [cardId, ownersEmail, tenant],
    ),
  )
  const cart = await cartWith({ token })
  const address = { address: `${mark} 1`, country: 'CY', city: mark, postalCode: '1010' }
  const saved = await fixture.ask('address-save', { input: { address } }, { tenant, token })
  const asked = await fixture.ask(
    'customer-request-open',
    { input: { kind: 'QUESTION', name: mark, email: ownersEmail, message: mark } },
    { tenant },
  )
  await fixture.ask(
    'newsletter-subscribe',
    { input: { email: ownersEmail, wordingVersion: '1' } },
    { tenant },
  )
  const [subscription] = await database.admin((sql) =>
    sql.query<{ id: string }>('SELECT id FROM newsletter_subscriptions WHERE tenant = $1', [
      tenant,
    ]),
  )
  const backInStock = { variantId: 'EMPTY', email: ownersEmail }
  await fixture.ask('back-in-stock-request', { input: backInStock }, { tenant })
  const [request] = await database.admin((sql) =>
    sql.query<{ id: string }>('SELECT id FROM back_in_stock_requests WHERE tenant = $1', [tenant]),
  )
  const email = 'waiting@example.com'
  await fixture.ask('member-register', { input: { email, password: goodPassword } }, { tenant })
  const confirmToken = await fixture.linkToken(email)
  // Another address: confirming one registration ends all links of its address.
  const forgotten = 'forgotten@example.com'
  const forgottenInput = { email: forgotten, password: goodPassword }
  await fixture.ask('member-register', { input: forgottenInput }, { tenant })
  await fixture.linkToken(forgotten)
  await fixture.ask('password-forgot', { email: forgotten }, { tenant })
  const expired = await cartWith({})
  await database.admin((sql) =>
    sql.query("UPDATE carts SET expires_at = now() - interval '1 day' WHERE id = $1", [expired.id]),
  )
  const terms = JSON.stringify({ kind: 'PERCENT', percent: 10 })
  await database.admin((sql) =>
    sql.query(
      `INSERT INTO coupons (tenant, code, terms, created_at)
         VALUES ($2, 'MATRIX', $1::text::jsonb, now())`,
      [terms, tenant],
    ),
  )
  return {
    ...(await shareCart((await cartWith({})).id, owner)),
    ...review,
    password: goodPassword,
    expiredCartId: expired.id,
    variantId: 'A',
    soldOutId: 'EMPTY',
    cartId: cart.id,
    lineId: cart.data.lines[0]!.id,
    orderCartId: (await cartWith({})).id,
    orderId: placed.order.id,
    orderNumber: placed.order.number,
    orderEmail: orderInput().contact.email,
    orderItemId: placed.order.orderItems[0]!.id,
    idempotencyKey,
    requestId: asked.customerRequest.id,
    subscriptionId: subscription!.id,
    addressId: saved.address.id,
    cardId,
    cardOrderId: byCard.order.id,
    backInStockId: request!.id,
    confirmToken,
    resetToken: await fixture.linkToken(forgotten),
  }
}

/** Reviews the goods of a guest's order that was delivered. */
async function writeReview(
  { database, fixture, tenant, mark = 'A' }: RecordsOwner,
  contact: object,
  cartId: string,
) {
  const input = orderInput({ cartId, idempotencyKey: 'the-guests-key-01' })
  const { order } = await fixture.ask(
    'checkout-place-order',
    { input: { ...input, contact } },
    { tenant },
  )
  await database.write(tenant, async (sql) => {
    await sql.query("UPDATE orders SET state = 'COMPLETED' WHERE id = $1", [order.id])
    await sql.query(
      `INSERT INTO order_moves (tenant, order_id, position, from_state, to_state, at, cause)
       VALUES (current_setting('floga.tenant'), $1, 9, 'SHIPPED', 'COMPLETED', now(), 'staff')`,
      [order.id],
    )
  })
  const { reviewToken } = await fixture.ask('order', { id: order.id }, { tenant })
  const reviewItemId = order.orderItems[0]!.id
  const review = { token: reviewToken, itemId: reviewItemId, stars: 4, text: `Review by ${mark}` }
  const written = await fixture.ask('review-write', { input: review }, { tenant })
  return { reviewToken, reviewItemId, reviewId: written.review.id }
}

async function shareCart(sharedCartId: string, { fixture, tenant, mark = 'Άννα' }: RecordsOwner) {
  const share = (right: string) =>
    fixture.ask('cart-share', { input: { cartId: sharedCartId, name: mark, right } }, { tenant })
  const joinBy = (secret: string, name: string) =>
    fixture.ask('shared-cart-join', { input: { secret, name } }, { tenant })
  const { secret, sharedCart } = await share('EDIT')
  const byOther = await share('VIEW')
  const editor = await joinBy(secret, 'Editor')
  const leaver = await joinBy(secret, 'Leaver')
  const viewer = await joinBy(byOther.secret, 'Viewer')
  const suggestion = { cartId: editor.cartId, variantId: 'A', quantity: 1 }
  const suggested = await fixture.ask('shared-cart-suggest', { input: suggestion }, { tenant })
  const personId = (name: string) =>
    viewer.sharedCart.people.find((person) => person.name === name)!.id
  return {
    sharedCartId,
    secret,
    invitationId: sharedCart.invitations[0]!.id,
    editorKey: editor.cartId!,
    editorId: personId('Editor'),
    leaverKey: leaver.cartId!,
    viewerId: personId('Viewer'),
    suggestionId: suggested.sharedCart.suggestions[0]!.id,
  }
}
