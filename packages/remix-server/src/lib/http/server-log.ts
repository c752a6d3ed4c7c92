import { type Logger, pino } from 'pino'

/** Where the server writes what happened; never personal data. */
export type ServerLog = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/** Creates the structured log, one JSON object a line. */
export function createServerLog(level: string): ServerLog {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
