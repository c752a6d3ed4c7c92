import type { Transaction } from '../../foundation/database/database.js'
import type { UserError } from '../../foundation/words/user-error.js'
import type { CartFilling } from './merge-into-cart.js'

/** Which call is meant. */
export interface NamedCall {
  cartId: string | null
  mutationId: string | null
}

export interface RememberedAnswer {
  digest: string
  cartId: string
  errors: UserError[]
  fillings: CartFilling[]
}

/** The answer that was given to a call before; `other` when its name stood for something else then. */
export async function recallAnswer(
  sql: Transaction,
  call: NamedCall,
  digest: string,
): Promise<RememberedAnswer | 'other' | undefined> {
  if (call.mutationId === null) return undefined
  const [known] = await sql.query<RememberedAnswer>(
    `SELECT digest, cart_id AS "cartId", errors, fillings FROM cart_mutations
     WHERE scope = $1 AND mutation_id = $2`,
    [call.cartId ?? '', call.mutationId],
  )
  if (!known) return undefined
  return known.digest === digest ? known : 'other'
}

/** Keeps an answer for as long as its cart lives. */
export async function rememberAnswer(
  sql: Transaction,
  call: NamedCall,
  answer: RememberedAnswer,
): Promise<void> {
  if (call.mutationId === null) return
  await sql.query(
    `INSERT INTO cart_mutations (tenant, scope, mutation_id, digest, cart_id, errors, fillings)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5::text::jsonb, $6::text::jsonb)`,
    [
      call.cartId ?? '',
      call.mutationId,
      answer.digest,
      answer.cartId,
      JSON.stringify(answer.errors),
      JSON.stringify(answer.fillings),
    ],
  )
}
