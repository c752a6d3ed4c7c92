import type { Database } from '../database/database.js'

/** Runs work for each tenant, one after the other, until a signal ends it. A failure of one does not stop the others. */
export async function forEachTenant(
  database: Database,
  signal: AbortSignal,
  work: (tenant: string) => Promise<void>,
): Promise<void> {
  const rows = await database.admin((sql) =>
    sql.query<{ tenant: string }>('SELECT tenant FROM tenants ORDER BY tenant'),
  )
  let failure: { error: unknown } | undefined
  for (const { tenant } of rows) {
    if (signal.aborted) return
    await work(tenant).catch((error: unknown) => {
      failure ??= { error }
    })
  }
  if (failure) throw failure.error
}
