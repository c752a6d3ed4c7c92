import type { Telemetry } from '@floga/telemetry'
import type { BaseLogger } from 'pino'
import { createReplica } from './create-replica.js'
import type { Replica } from './create-replica.js'
import { createPostgres } from './open-postgres.js'
import { traceDatabase } from './trace-database.js'

/** Shorter than a shop's page timeout, so that the primary can still respond. */
const deadlineMs = 2_000

/** Opens a server that follows another one; it need not be there yet. */
export function openReplica(options: {
  url: string
  /** The primary's direct address behind a pooler: the replica may be behind one too. */
  directUrl: string | undefined
  telemetry: Telemetry | undefined
  log: BaseLogger
}): { replica: Replica; close(): Promise<void> } {
  const { url, directUrl, telemetry, log } = options
  const opened = createPostgres({ url, directUrl, deadlineMs })
  const replica = createReplica({
    database: telemetry ? traceDatabase(opened, telemetry) : opened,
    onChange(isAway, error) {
      if (isAway) log.warn({ err: error }, 'the replica does not respond')
      else log.info('the replica responds')
    },
  })
  return { replica, close: () => opened.close() }
}
