import { spawn } from 'node:child_process'

/**
 * A child at the head of a process group of its own, so that stopping it stops all it started
 * and a Ctrl-C in the terminal reaches this program alone.
 *
 * @typedef {object} ProcessGroup
 * @property {import('node:child_process').ChildProcess} child
 * @property {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} ended
 * @property {() => boolean} isRunning
 * @property {(options?: { graceMs?: number }) => Promise<void>} stop
 */

/**
 * @param {string[]} command
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {ProcessGroup}
 */
export function startProcessGroup(command, options) {
  const [program, ...args] = command
  if (program === undefined) throw new TypeError('A command needs a program.')
  const child = spawn(program, args, { ...options, detached: true })
  let isOver = false
  const ended = new Promise((/** @type {(end: any) => void} */ resolve) => {
    child.once('error', () => resolve({ code: 127, signal: null }))
    child.once('exit', (code, signal) => resolve({ code, signal }))
  }).finally(() => {
    isOver = true
  })
  return {
    child,
    ended,
    isRunning: () => !isOver,
    async stop({ graceMs = 10_000 } = {}) {
      signalGroup(child.pid, 'SIGTERM')
      const timer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), graceMs)
      await ended
      clearTimeout(timer)
      // Processes of the group that are still alive are killed.
      signalGroup(child.pid, 'SIGKILL')
    },
  }
}

/**
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has already ended.
  }
}
