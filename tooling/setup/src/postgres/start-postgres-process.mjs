import { execFile, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { SetupError } from '../setup-error.mjs'

const run = promisify(execFile)

/**
 * Who runs the server: PostgreSQL refuses to run as root.
 *
 * @typedef {{ uid?: number, gid?: number }} ServerUser
 */

/** @returns {Promise<ServerUser>} */
export async function findServerUser() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const uid = await run('id', ['-u', name])
      const gid = await run('id', ['-g', name])
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
    } catch {
      // No such user here: the next one may exist.
    }
  }
  throw new SetupError('PostgreSQL cannot run as root, and no unprivileged user was found.')
}

/**
 * @param {ServerUser} user
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 */
export async function runAs(user, program, args, cwd) {
  await run(program, args, { ...user, cwd, env: serverEnvironment() })
}

/**
 * @param {{ binaries: string, folder: string, port: number, user: ServerUser, isDurable?: boolean }} options
 * `isDurable`: its data outlive a power cut; tests do not wait for that
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startPostgresProcess({ binaries, folder, port, user, isDurable = false }) {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
  const child = spawn(
    `${binaries}/postgres`,
    ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...user,
      cwd: folder,
      env: serverEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    },
  )
  /** @type {string[]} */
  const lines = []
  const ended = new Promise((resolve) => {
    child.once('exit', () => resolve(undefined))
    child.once('error', (error) => resolve(lines.push(error.message)))
  })
  const ready = new Promise((/** @type {(value: boolean) => void} */ resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.splice(0, Math.max(0, lines.length - 20))
      lines.push(line)
      // A standby is ready for reads alone.
      if (/ready to accept (read-only )?connections/.test(line)) resolve(true)
    })
    void ended.then(() => resolve(false))
  })
  if (!(await ready)) {
    throw new SetupError(`PostgreSQL did not start: ${lines.join(' | ')}`)
  }
  return {
    async stop() {
      // SIGINT is PostgreSQL's fast shutdown: open sessions are terminated.
      child.kill('SIGINT')
      await ended
    },
  }
}

function serverEnvironment() {
  return { PATH: process.env.PATH ?? '', LC_MESSAGES: 'C', LANG: 'C.UTF-8' }
}
