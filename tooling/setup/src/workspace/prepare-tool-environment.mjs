import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { SetupError } from '../setup-error.mjs'

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
 * The environment in which the pinned pnpm and the workspace's programs are on the path. `npx`
 * downloads pnpm, so that nothing has to be installed manually.
 *
 * @param {{ root: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function prepareToolEnvironment({ root, env }) {
  const folder = await findPnpm({ root, env })
  const path = [folder, join(root, 'node_modules', '.bin'), env.PATH ?? '']
  return {
    ...env,
    PATH: path.join(delimiter),
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    TURBO_TELEMETRY_DISABLED: '1',
  }
}

/**
 * The folder of the pinned pnpm in npx's cache. It is stored next to the installed packages,
 * because asking npx takes as long as all the rest of a second start.
 *
 * @param {{ root: string, env: NodeJS.ProcessEnv }} options
 */
async function findPnpm({ root, env }) {
  const pnpm = readRootManifest(root).packageManager
  const note = join(root, 'node_modules', '.pnpm-folder')
  const [known, knownFolder = ''] = existsSync(note) ? readFileSync(note, 'utf8').split('\n') : []
  if (known === pnpm && existsSync(join(knownFolder, 'pnpm'))) return knownFolder

  const folder = (await askNpx({ pnpm, root, env }))
    .split(delimiter)
    .find((candidate) => existsSync(join(candidate, 'pnpm')))
  if (folder === undefined)
    throw new SetupError(`npx fetched ${pnpm}, but it is nowhere to be found.`)
  if (existsSync(join(root, 'node_modules'))) writeFileSync(note, `${pnpm}\n${folder}`)
  return folder
}

/**
 * The search path inside npx, once it has fetched pnpm.
 *
 * @param {{ pnpm: string, root: string, env: NodeJS.ProcessEnv }} options
 */
async function askNpx({ pnpm, root, env }) {
  const command = ['--yes', '--package', pnpm, '--', 'node', '-p', 'process.env.PATH']
  try {
    const { stdout } = await run('npx', command, { cwd: root, env })
    return stdout.trim().split('\n').at(-1) ?? ''
  } catch (error) {
    const reason =
      error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    const line = reason.split('\n').find((text) => text.includes('error')) ?? reason.trim()
    throw new SetupError(`Cannot fetch ${pnpm} through npx: ${line}`, { cause: error })
  }
}
