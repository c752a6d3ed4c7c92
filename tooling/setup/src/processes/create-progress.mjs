/**
 * Prints short progress lines, each with the seconds since the start.
 *
 * @typedef {object} Progress
 * @property {(text: string) => void} say
 * @property {(text: string) => void} plain without the time
 * @property {<Result>(text: string, work: () => Promise<Result>) => Promise<Result>} during prints
 * the start of work, and that it is still running: every 10 s of the first minute, then every
 * minute
 */

/**
 * @param {{ write: (text: string) => unknown, now?: () => number }} options
 * @returns {Progress}
 */
export function createProgress({ write, now = () => performance.now() }) {
  const startedAtMs = now()
  const say = (/** @type {string} */ text) => {
    const elapsedSeconds = ((now() - startedAtMs) / 1000).toFixed(1)
    write(`[${elapsedSeconds.padStart(5)} s] ${text}\n`)
  }
  return {
    say,
    plain(text) {
      write(`${text}\n`)
    },
    async during(text, work) {
      say(text)
      let seconds = 0
      const timer = setInterval(() => {
        seconds += 10
        if (seconds <= 60 || seconds % 60 === 0) say(`${text}, still at it`)
      }, 10_000)
      try {
        return await work()
      } finally {
        clearInterval(timer)
      }
    },
  }
}
