import type { Telemetry } from '@floga/telemetry'
import type { Database, Transaction } from './database.js'

/**
 * Wraps a database so that statements are spans. A statement's text contains placeholders (`$1`),
 * never values; scripts, which have no parameters, are not traced.
 */
export function traceDatabase(database: Database, telemetry: Pick<Telemetry, 'span'>): Database {
  const trace = (sql: Transaction): Transaction => ({
    query: (text, params) =>
      telemetry.span(
        nameOf(text),
        { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, maxTextLength) },
        () => sql.query(text, params),
      ),
  })
  return {
    ...database,
    read: (tenant, work) => database.read(tenant, (sql) => work(trace(sql))),
    write: (tenant, work) => database.write(tenant, (sql) => work(trace(sql))),
    admin: (work) => database.admin((sql) => work(trace(sql))),
  }
}

const maxTextLength = 2_000

/** The statement's verb, such as `SELECT`. */
function nameOf(text: string): string {
  return /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'SQL'
}
