import { execFile, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '@floga/setup'
import { waitForAnswer } from './wait-for-answer.js'

const run = promisify(execFile)

/** A registry on this machine. */
export interface LocalRegistry {
  /** Without a slash at its end. */
  address: string
  /** npm's settings for installing from it. */
  npmrcFile: string
  stop(): void
}

/** The last verdaccio that runs on Node 20, and the version of one of its parts that a tag without a version means. */
const manifest = {
  private: true,
  dependencies: { verdaccio: '6.8.0' },
  overrides: { 'node-fetch': '2.7.0' },
}

/**
 * Installs and starts verdaccio in a folder: empty, without an upstream, to which the kit is
 * published.
 */
export async function startRegistry(folder: string): Promise<LocalRegistry> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  await writeFile(
    join(folder, 'config.yaml'),
    `storage: ./storage
web: { enable: false }
packages:
  '@floga/*': { access: $all, publish: $all }
log: { type: stdout, format: pretty, level: warn }
`,
  )
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  const place = `127.0.0.1:${await findFreePort()}`
  const server = spawn(
    process.execPath,
    ['node_modules/verdaccio/bin/verdaccio', '--config', 'config.yaml', '--listen', place],
    { cwd: folder, stdio: 'ignore' },
  )
  const npmrcFile = join(folder, 'npmrc')
  // npm only publishes with a token; this registry accepts any.
  await writeFile(npmrcFile, `//${place}/:_authToken=anybody\n`)
  try {
    await waitForAnswer(`http://${place}/-/ping`)
  } catch (error) {
    server.kill()
    throw error
  }
  return { address: `http://${place}`, npmrcFile, stop: () => void server.kill() }
}
