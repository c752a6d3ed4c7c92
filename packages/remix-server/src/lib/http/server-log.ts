type WriteLine = (fields: object, message: string) => void

/** Where the server writes what happened, as a logger such as pino takes it; never personal data. */
export interface ServerLog {
  debug: WriteLine
  info: WriteLine
  warn: WriteLine
  error: WriteLine
}
