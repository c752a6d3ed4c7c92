import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { SetupError } from './setup-error.mjs'

const run = promisify(execFile)

/**
 * The root package.json, as far as the set-up reads it.
 *
 * @param {string} root
 * @returns {{ packageManager: string, engines: { node: string } }}
 */
export function readRootManifest(root) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
}

/**
 * The environment in which the pinned pnpm and the workspace's own programs are found by name.
 * npm's `npx` fetches pnpm, so that nothing has to be installed by hand.
 *
 * @param {{ root: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function prepareToolEnvironment({ root, env }) {
  const pnpm = readRootManifest(root).packageManager
  const command = ['--yes', '--package', pnpm, '--', 'node', '-p', 'process.env.PATH']
  try {
    const { stdout } = await run('npx', command, { cwd: root, env })
    const path = stdout.trim().split('\n').at(-1) ?? ''
    return {
      ...env,
      PATH: [path, join(root, 'node_modules', '.bin')].join(delimiter),
      DO_NOT_TRACK: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      TURBO_TELEMETRY_DISABLED: '1',
    }
  } catch (error) {
    const reason =
      error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    const line = reason.split('\n').find((text) => text.includes('error')) ?? reason.trim()
    throw new SetupError(`Cannot fetch ${pnpm} through npx: ${line}`, { cause: error })
  }
}
