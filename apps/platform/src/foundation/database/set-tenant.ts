/**
 * SQL that binds the running transaction to one tenant: a role that row-level security holds for, and the tenant as a setting that
 * the policies compare with. Both end with the transaction.
 *
 * @param tenant SQL of the tenant: a parameter, or a literal.
 */
export function setTenantSql(access: 'read' | 'write', tenant: string): string {
  const settings = `set_config('role', 'floga_app', true), set_config('floga.tenant', ${tenant}, true)`
  return access === 'write'
    ? `SELECT ${settings}`
    : `SELECT ${settings}, set_config('transaction_read_only', 'on', true)`
}
