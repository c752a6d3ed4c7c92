import { describeError } from '@floga/platform-contract'
import { type Logger, pino } from 'pino'

/** Creates the structured log, one JSON object a line. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  })
}
