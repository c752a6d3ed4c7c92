import type { Database, Transaction } from '../foundation/database/database.js'

/** Counts the statements that go through a database's transactions, but for those that `except` fits. */
export function countStatements(
  database: Database,
  options: { except?: RegExp } = {},
): { database: Database; count(): number } {
  let statements = 0
  const counted = (sql: Transaction): Transaction => ({
    query(text, params) {
      if (!options.except?.test(text)) statements += 1
      return sql.query(text, params)
    },
  })
  return {
    count: () => statements,
    database: {
      ...database,
      read: (tenant, work) => database.read(tenant, (sql) => work(counted(sql))),
      write: (tenant, work) => database.write(tenant, (sql) => work(counted(sql))),
      admin: (work) => database.admin((sql) => work(counted(sql))),
    },
  }
}
