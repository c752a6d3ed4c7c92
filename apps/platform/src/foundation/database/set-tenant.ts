import type { Transaction } from './database.js'

/**
 * Binds the running transaction to one tenant: a role that row-level security holds for, and the
 * tenant as a setting that the policies compare with. Both end with the transaction.
 */
export async function setTenant(
  sql: Transaction,
  tenant: string,
  access: 'read' | 'write',
): Promise<void> {
  await sql.query(access === 'read' ? setForReading : setForWriting, [tenant])
}

const setForWriting =
  "SELECT set_config('role', 'floga_app', true), set_config('floga.tenant', $1, true)"
const setForReading = `${setForWriting}, set_config('transaction_read_only', 'on', true)`
