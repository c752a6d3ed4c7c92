import type { Database, Transaction } from '../foundation/database/database.js'

export interface ChangeOrDryRunOptions {
  tenant: string
  /** Rolls the change back and returns its result. */
  isDryRun: boolean
}

/** Makes a change, or rolls it back in a dry run: the same code runs either way. */
export async function changeOrDryRun<T>(
  database: Database,
  { tenant, isDryRun }: ChangeOrDryRunOptions,
  work: (sql: Transaction) => Promise<T>,
): Promise<T> {
  if (!isDryRun) return database.write(tenant, work)
  let tried: { result: T } | undefined
  try {
    return await database.write(tenant, async (sql) => {
      tried = { result: await work(sql) }
      throw new DryRunRollback('A dry run is rolled back.')
    })
  } catch (error) {
    if (error instanceof DryRunRollback && tried) return tried.result
    throw error
  }
}

class DryRunRollback extends Error {
  override readonly name = 'DryRunRollback'
}
