import { PaymentProviderError } from '../payment-provider.js'
import type { PaymentContext } from '../payment-context.js'

/** Most rows of one run, so that none takes long. */
const batch = 20

/**
 * Deletes removed cards at their providers.
 *
 * @returns How many were deleted.
 */
export async function deleteRemovedCards(context: PaymentContext): Promise<number> {
  const removed = await context.database.admin((sql) =>
    sql.query<{ tenant: string; id: string; provider: string; token: string }>(
      `SELECT tenant, id, provider, token FROM saved_cards
       WHERE removed_at IS NOT NULL ORDER BY removed_at LIMIT $1::integer`,
      [batch],
    ),
  )
  let deleted = 0
  for (const { tenant, id, provider: name, token } of removed) {
    const provider = context.providers.get(name)
    if (!provider) continue
    try {
      await provider.deleteCard({ tenant, token })
    } catch (error) {
      if (error instanceof PaymentProviderError) continue
      throw error
    }
    await context.database.write(tenant, (sql) =>
      sql.query('DELETE FROM saved_cards WHERE id = $1 AND removed_at IS NOT NULL', [id]),
    )
    deleted += 1
  }
  return deleted
}
