import { protocol } from '@electric-sql/pglite'
import type { PGlite } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'
import { sqlState } from './database.js'

const { messages, serialize } = protocol

/** Statements that stay prepared; the one that was not used for longest makes way. */
const maxPrepared = 500

/** A cached plan whose result columns have changed: its tables were altered. */
const outdated = '0A000'

/**
 * Statements of the embedded engine that are parsed and planned once; its own `query` does both
 * each time, in six calls.
 */
export interface PgliteStatements {
  /** Opens a transaction with the first statement that is run. */
  begin(): void
  /** Runs a statement of the transaction that is open. */
  run<Row>(text: string, params: readonly unknown[]): Promise<Row[]>
  /** Commits the transaction, where anything was run in it. @throws when it had failed before. */
  commit(): Promise<void>
  /** Rolls back the transaction. Reports failure, and completes before the next statement. */
  rollBack(): Promise<boolean>
  /** Closes all of them, because tables may have changed. */
  clear(): void
}

interface Prepared {
  name: string
  paramTypes: readonly number[]
  columns: readonly { name: string; parse: ((text: string) => unknown) | undefined }[]
}

/** Creates {@link PgliteStatements} of an engine. */
export function createPgliteStatements(engine: PGlite): PgliteStatements {
  let count = 0
  /** Messages that close statements, sent with the next one. */
  let closing: Uint8Array[] = []
  /** Messages that begin a transaction are sent with its first statement. */
  let opening: Uint8Array[] = []
  /** Messages that end an open transaction are sent before everything else. */
  let left: Uint8Array[] = []
  const known = new LRUCache<string, Prepared>({
    max: maxPrepared,
    dispose: ({ name }) => closing.push(serialize.close({ type: 'S', name })),
  })
  const send = (parts: readonly Uint8Array[]) => {
    const message = Buffer.concat([...left, ...opening, ...parts])
    left = []
    opening = []
    return engine.execProtocolStream(message, { syncToFs: false })
  }

  const prepare = async (text: string): Promise<Prepared> => {
    count += 1
    const name = `floga_${count}`
    const closed = closing
    closing = []
    const answers = await send([
      ...closed,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ])
    const prepared: Prepared = {
      name,
      paramTypes: answers.flatMap((answer) =>
        answer instanceof messages.ParameterDescriptionMessage ? answer.dataTypeIDs : [],
      ),
      columns: answers.flatMap((answer) =>
        answer instanceof messages.RowDescriptionMessage
          ? answer.fields.map((field) => {
              const parse = engine.parsers[field.dataTypeID]
              return {
                name: field.name,
                parse: parse && ((value: string) => parse(value, field.dataTypeID)),
              }
            })
          : [],
      ),
    }
    known.set(text, prepared)
    return prepared
  }

  const toText = (param: unknown, type: number | undefined): string | null => {
    if (param === null || param === undefined) return null
    const serializer = type === undefined ? undefined : engine.serializers[type]
    // Types without a serializer are numbers or texts.
    return serializer ? serializer(param) : String(param as string | number)
  }

  /** Whether a transaction was open, and is now over. */
  const end = async (how: 'COMMIT' | 'ROLLBACK'): Promise<boolean> => {
    if (opening.length > 0) {
      opening = []
      return true
    }
    const answers = await engine.runExclusive(() => send([serialize.query(how)]))
    return answers.some(
      (answer) => answer instanceof messages.CommandCompleteMessage && answer.text === how,
    )
  }

  return {
    begin() {
      opening = [serialize.query('BEGIN')]
    },
    async commit() {
      if (!(await end('COMMIT'))) throw new Error('The transaction had failed before its end.')
    },
    async rollBack() {
      const isDone = await end('ROLLBACK').catch(() => false)
      if (!isDone) left = [serialize.query('ROLLBACK')]
      return isDone
    },
    run: <Row>(text: string, params: readonly unknown[]) =>
      engine.runExclusive(async () => {
        const { name, paramTypes, columns } = known.get(text) ?? (await prepare(text))
        const values = params.map((param, index) => toText(param, paramTypes[index]))
        try {
          const answers = await send([
            serialize.bind({ statement: name, values }),
            serialize.execute({}),
            serialize.sync(),
          ])
          const rows: Row[] = []
          for (const answer of answers) {
            if (!(answer instanceof messages.DataRowMessage)) continue
            const row: Record<string, unknown> = {}
            for (const [index, column] of columns.entries()) {
              const value = answer.fields[index] ?? null
              row[column.name] = value !== null && column.parse ? column.parse(value) : value
            }
            // The caller declares the type of the rows, as with every engine.
            rows.push(row as Row)
          }
          return rows
        } catch (error) {
          if (sqlState(error) === outdated) known.delete(text)
          throw error
        }
      }),
    clear: () => known.clear(),
  }
}
