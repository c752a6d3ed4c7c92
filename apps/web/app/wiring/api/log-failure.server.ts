import { describeError } from '@floga/platform-contract'

/** Writes a failure as one line of the server's log: what failed and where, never what was typed. */
export function logFailure(what: string, error: unknown): void {
  const line = {
    level: 50,
    time: new Date().toISOString(),
    msg: what,
    err: describeError(error),
  }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
