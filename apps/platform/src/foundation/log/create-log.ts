import { describeError } from '@floga/platform-contract'
import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'

export interface CreateLogOptions {
  level: string
  /** @default standard output */
  to?: DestinationStream
  /** What every line holds besides, such as the ids of a trace. */
  mixin?: () => object
}

/** Creates the log, one JSON object a line. Errors are described without what they say: it may have been typed. */
export function createLog({ level, to, mixin }: CreateLogOptions): Logger {
  const options = { level, serializers: { err: describeError }, ...(mixin ? { mixin } : {}) }
  return to ? pino(options, to) : pino(options)
}
