import { describeError } from '@floga/platform-contract'
import { type Logger, pino } from 'pino'

/**
 * Creates the structured log, one JSON object a line.
 *
 * @param mixin Fields added to every line, such as trace ids.
 */
export function createStorefrontLog(level: string, mixin?: () => object): Logger {
  return pino({
    level,
    ...(mixin ? { mixin } : {}),
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  })
}
