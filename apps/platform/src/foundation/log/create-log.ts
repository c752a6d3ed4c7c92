import { describeError } from '@floga/platform-contract'
import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'

export interface CreateLogOptions {
  level: string
  /** @default standard output */
  to?: DestinationStream
  /** Fields added to every line, such as trace ids. */
  mixin?: () => object
}

/**
 * Creates the log, one JSON object per line. Errors are logged without their messages, which may
 * contain user input.
 */
export function createLog({ level, to, mixin }: CreateLogOptions): Logger {
  const options = { level, serializers: { err: describeError }, ...(mixin ? { mixin } : {}) }
  return to ? pino(options, to) : pino(options)
}
