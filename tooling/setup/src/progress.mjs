/**
 * Short lines that say what is going on, each with the seconds since the start.
 *
 * @typedef {{ say: (text: string) => void, plain: (text: string) => void }} Progress
 */

/**
 * @param {{ write: (text: string) => unknown, now?: () => number }} options
 * @returns {Progress}
 */
export function createProgress({ write, now = () => performance.now() }) {
  const startedAtMs = now()
  return {
    say(text) {
      const elapsedSeconds = ((now() - startedAtMs) / 1000).toFixed(1)
      write(`[${elapsedSeconds.padStart(5)} s] ${text}\n`)
    },
    plain(text) {
      write(`${text}\n`)
    },
  }
}
