import { describeError } from '@floga/platform-contract'

/** Logs a failure in one line: what failed and where, never user input. */
export function logFailure(what: string, error: unknown): void {
  const line = {
    level: 50,
    time: new Date().toISOString(),
    msg: what,
    err: describeError(error),
  }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
