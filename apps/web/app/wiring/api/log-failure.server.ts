/** Writes a failure as one line of the server's log: what failed and where, never what was typed. */
export function logFailure(what: string, error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const line = {
    level: 50,
    time: new Date().toISOString(),
    msg: what,
    err: { name, message, stack },
  }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
