import type { Database, Transaction } from '../../foundation/database/database.js'

export interface TryChangeOptions {
  tenant: string
  /** Undoes the change and returns what it would have brought. */
  isDryRun: boolean
}

/** Changes something, or tries it: the same code runs either way, so that a trial tells the truth. */
export async function tryChange<T>(
  database: Database,
  { tenant, isDryRun }: TryChangeOptions,
  work: (sql: Transaction) => Promise<T>,
): Promise<T> {
  if (!isDryRun) return database.write(tenant, work)
  let tried: { result: T } | undefined
  try {
    return await database.write(tenant, async (sql) => {
      tried = { result: await work(sql) }
      throw new TrialOver('A trial ends here.')
    })
  } catch (error) {
    if (error instanceof TrialOver && tried) return tried.result
    throw error
  }
}

class TrialOver extends Error {
  override readonly name = 'TrialOver'
}
