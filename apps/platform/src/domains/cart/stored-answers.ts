import type { Transaction } from '../../foundation/database/database.js'
import type { UserError } from '../../foundation/words/user-error.js'
import type { MergeResult } from './merge-into-cart.js'

/** What identifies a repeated call. */
export interface MutationKey {
  cartId: string | null
  mutationId: string | null
}

export interface StoredAnswer {
  digest: string
  cartId: string
  errors: UserError[]
  mergeResults: MergeResult[]
}

/** The stored answer to a call; `other` when its id was used for another change. */
export async function readStoredAnswer(
  sql: Transaction,
  call: MutationKey,
  digest: string,
): Promise<StoredAnswer | 'other' | undefined> {
  if (call.mutationId === null) return undefined
  const [known] = await sql.query<StoredAnswer>(
    `SELECT digest, cart_id AS "cartId", errors, merge_results AS "mergeResults" FROM cart_mutations
     WHERE scope = $1 AND mutation_id = $2`,
    [call.cartId ?? '', call.mutationId],
  )
  if (!known) return undefined
  return known.digest === digest ? known : 'other'
}

/** Stores an answer for as long as its cart exists. */
export async function storeAnswer(
  sql: Transaction,
  call: MutationKey,
  answer: StoredAnswer,
): Promise<void> {
  if (call.mutationId === null) return
  await sql.query(
    `INSERT INTO cart_mutations (tenant, scope, mutation_id, digest, cart_id, errors, merge_results)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5::text::jsonb, $6::text::jsonb)`,
    [
      call.cartId ?? '',
      call.mutationId,
      answer.digest,
      answer.cartId,
      JSON.stringify(answer.errors),
      JSON.stringify(answer.mergeResults),
    ],
  )
}
