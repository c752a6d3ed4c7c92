import type { Transaction } from '../../../foundation/database/database.js'
import { newRandomId } from '../../../foundation/database/random-id.js'
import type { UserError } from '../../../foundation/messages/user-error.js'
import { changeCart } from '../change-cart.js'
import type { CartResult } from '../change-cart.js'
import { checkAddition, findVariant, upsertLines } from '../check-addition.js'
import { refreshCart } from '../read-cart.js'
import type { CartRecord } from '../read-cart.js'
import { changeSharedCart } from './change-shared-cart.js'
import type { SharedCartCall, SharedCartResult } from './change-shared-cart.js'
import { addSharedCartEvents } from './shared-cart-events.js'

/** Maximum number of open suggestions of a cart. */
const maxOpen = 50

export interface Suggestion {
  variantId: string
  quantity: number
  now: Date
}

/** Suggests pieces to the owner of a locked cart. @returns why it is rejected. */
export async function addSuggestion(
  sql: Transaction,
  cart: CartRecord,
  { variantId, quantity, now }: Suggestion,
): Promise<UserError | undefined> {
  const { person, sharedCart } = cart.actor
  if (!person || !sharedCart) throw new Error('Suggestions are for shared carts.')
  const error = checkAddition(cart, variantId, quantity, await findVariant(sql, variantId))
  if (error) return error
  const open = await sql.query(
    "SELECT 1 FROM shared_cart_suggestions WHERE shared_cart_id = $1 AND state = 'OPEN'",
    [sharedCart.id],
  )
  if (open.length >= maxOpen) return { code: 'LIMIT_REACHED' }
  await sql.query(
    `INSERT INTO shared_cart_suggestions
       (tenant, shared_cart_id, id, person_id, variant_id, quantity, state, at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5, 'OPEN', $6::timestamptz)`,
    [sharedCart.id, newRandomId(), person.id, variantId, quantity, now.toISOString()],
  )
  const line = { lineId: null, variantId, quantity, difference: quantity }
  const event = { kind: 'SUGGESTED', personId: person.id, line } as const
  const revision = await addSharedCartEvents(sql, sharedCart.id, [event], now)
  const suggestionCount = open.length + 1
  cart.actor = { ...cart.actor, sharedCart: { ...sharedCart, revision, suggestionCount } }
  return undefined
}

/** Suggests pieces to the owner. */
export async function suggestItem(
  sql: Transaction,
  input: Suggestion & { cartId: string; mutationId: string | null },
): Promise<CartResult> {
  const { variantId, quantity } = input
  const action = { kind: 'suggest' } as const
  const call = { ...input, action, fingerprint: ['suggest', variantId, quantity] }
  return changeCart(sql, call, async (inner, cart) => {
    if (cart.actor.sharedCart?.state !== 'OPEN') {
      return { error: { code: 'CART_NOT_FOUND', field: 'cartId' } }
    }
    const error = await addSuggestion(inner, cart, input)
    return error ? { error } : { added: false }
  })
}

/** Adds a suggested item to the cart as a line of the person who suggested it, or declines it. */
export async function answerSuggestion(
  sql: Transaction,
  input: SharedCartCall & { suggestionId: string; isAccepted: boolean },
): Promise<SharedCartResult> {
  const { suggestionId, isAccepted, now } = input
  return changeSharedCart(sql, input, ['OWNER'], async ({ cart, sharedCart: { id }, person }) => {
    const [found] = await sql.query<{ personId: string; variantId: string; quantity: number }>(
      `SELECT person_id AS "personId", variant_id AS "variantId", quantity
       FROM shared_cart_suggestions
       WHERE shared_cart_id = $1 AND id = $2 AND state = 'OPEN'`,
      [id, suggestionId],
    )
    if (!found) return { error: { code: 'NOT_FOUND', field: 'suggestionId' } }
    const error = isAccepted ? await acceptItem(sql, cart, found) : undefined
    if (error) return { error }
    await sql.query('UPDATE shared_cart_suggestions SET state = $2 WHERE id = $1', [
      suggestionId,
      isAccepted ? 'ACCEPTED' : 'DECLINED',
    ])
    const { variantId, quantity } = found
    const lines = isAccepted ? (await refreshCart(sql, cart)).lines : []
    const line = lines.find((one) => one.variantId === variantId && one.authorId === found.personId)
    await addSharedCartEvents(
      sql,
      id,
      [
        {
          kind: isAccepted ? 'SUGGESTION_ACCEPTED' : 'SUGGESTION_DECLINED',
          personId: person.id,
          otherPersonId: found.personId,
          line: {
            lineId: line?.id ?? null,
            variantId,
            quantity: line?.quantity ?? quantity,
            difference: isAccepted ? quantity : 0,
          },
        },
      ],
      now,
    )
    return {}
  })
}

async function acceptItem(
  sql: Transaction,
  cart: CartRecord,
  { personId, variantId, quantity }: { personId: string; variantId: string; quantity: number },
): Promise<UserError | undefined> {
  const variant = await findVariant(sql, variantId)
  const error = checkAddition(cart, variantId, quantity, variant)
  if (error) return error
  const priceMinor = variant!.unitPriceMinor
  await upsertLines(sql, cart, [{ variantId, quantity, priceMinor, authorId: personId }])
  await sql.query('UPDATE carts SET version = version + 1 WHERE id = $1', [cart.id])
  return undefined
}
