import { spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { platformFiles } from './composition/platform-files.js'
import { buildPrograms } from './testing/build-programs.js'
import { writeSmallCatalogue } from './composition/testing/write-small-catalogue.js'

describe('files of the data directory', () => {
  const program = buildPrograms()

  it('are their owner’s alone when a command makes them', async () => {
    const dataDir = await createFolder()
    const command = startLoosely(dataDir, [program('command.js'), 'jobs'])
    expect(await once(command, 'exit')).toEqual([0, null])
    expect(await readdir(dataDir)).toContain('database')
    expect(await listOpen(dataDir)).toEqual([])
  })

  it('are their owner’s alone when the platform makes them', async () => {
    const dataDir = await createFolder()
    const platform = startLoosely(dataDir, [program('main.js')], {
      TENANT_FOLDERS: await writeSmallCatalogue('floga'),
    })
    const listens = new Promise<void>((resolve) => {
      platform.stdout.on('data', (lines) => {
        if (String(lines).includes('the platform listens')) resolve()
      })
    })
    await Promise.race([listens, once(platform, 'exit')])
    expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['database', 'database.lock']))
    expect(await listOpen(dataDir)).toEqual([])
    platform.kill()
    expect(await once(platform, 'exit')).toEqual([0, null])
  })
})

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'floga-private-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Starts a program under a umask that lets every user change its files. */
function startLoosely(
  dataDir: string,
  command: string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcessByStdio<null, Readable, null> {
  const child = spawn('sh', ['-c', 'umask 000; exec "$@"', 'sh', process.execPath, ...command], {
    cwd: platformFiles.root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Names below a folder that others than the owner may read, change or enter. */
async function listOpen(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const stats = await Promise.all(names.map((name) => stat(join(folder, name))))
  // The engine writes its cache of the system's tables at each start.
  const known = /pg_internal\.init$/
  return names.filter((name, at) => (stats[at]!.mode & 0o077) !== 0 && !known.test(name))
}
