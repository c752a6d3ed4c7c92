import { describeError } from '@floga/platform-contract'
import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'

export interface CreateLogOptions {
  level: string
  /** @default standard output */
  to?: DestinationStream
}

/** Creates the log, one JSON object a line. Errors are described without what they say: it may have been typed. */
export function createLog({ level, to }: CreateLogOptions): Logger {
  const options = { level, serializers: { err: describeError } }
  return to ? pino(options, to) : pino(options)
}
