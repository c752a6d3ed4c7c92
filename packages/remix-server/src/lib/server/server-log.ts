type WriteLine = (fields: object, message: string) => void

/** Logger of the server's events, compatible with pino; never gets personal data. */
export interface ServerLog {
  debug: WriteLine
  info: WriteLine
  warn: WriteLine
  error: WriteLine
}
