import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '@floga/setup'
import type { BuildRoot } from './build-root.js'

const run = promisify(execFile)

/** A build takes a minute or two; an unresponsive registry blocks it forever. */
const limitMs = 15 * 60_000

/** Builds the programs of a commit, such as the former release, in a folder of its own. */
export async function makeBuildOf(ref: string, say: (line: string) => void): Promise<BuildRoot> {
  const folder = join(await mkdtemp(join(tmpdir(), 'floga-build-')), 'repository')
  await git('worktree', 'add', '--detach', folder, ref)
  const remove = async (): Promise<void> => {
    await git('worktree', 'remove', '--force', folder)
  }
  const pnpm = async (...args: string[]): Promise<void> => {
    say(`${ref}: pnpm ${args.join(' ')}`)
    const env = { ...process.env, CI: 'true' }
    await run('pnpm', args, { cwd: folder, env, timeout: limitMs, maxBuffer: 64 * 1024 * 1024 })
  }
  try {
    await pnpm('install', '--frozen-lockfile', '--prefer-offline')
    const filters = ['platform', 'web', 'payment-sandbox'].map((name) => `--filter=@floga/${name}`)
    await pnpm('exec', 'turbo', 'run', 'build', '--output-logs=errors-only', ...filters)
  } catch (error) {
    await remove()
    throw error
  }
  return { folder, remove }
}

async function git(...args: string[]): Promise<void> {
  await run('git', args, { cwd: repositoryRoot })
}
