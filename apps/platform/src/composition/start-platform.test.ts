import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { parseEnv } from './env.js'
import { platformFiles } from './platform-files.js'
import { openPglite } from '../foundation/database/open-pglite.js'
import { startPlatform } from './start-platform.js'
import { buildPrograms } from '../testing/build-programs.js'
import { onServer } from '../testing/on-server.js'
import { writeTestDatabase } from '../testing/open-test-database.js'
import { testRecords } from '../testing/test-records.js'
import { writeSmallCatalogue } from './testing/write-small-catalogue.js'

const log = pino({ level: 'silent' })

describe('startPlatform', () => {
  const program = buildPrograms()

  it('fills an empty directory, also after a killed import, serves requests, rejects a second process, and restarts', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'floga-start-'))
    const folders = [await writeSmallCatalogue('floga'), await writeSmallCatalogue('second')]
    const env = parseEnv({ PORT: '0', DATA_DIR: directory, TENANT_FOLDERS: folders.join() })
    await killWhileImporting(program('main.js'), directory, folders)
    expect((await readdir(directory)).some((name) => name.startsWith('database.new-'))).toBe(true)
    const first = await startPlatform(env, log)
    expect(await versionOf(first.address)).toEqual({
      version: expect.stringMatching(/^\d+-\d+-\d+$/),
    })
    expect(await (await fetch(`${first.address}/readyz`)).json()).toMatchObject({
      status: 'ready',
      database: 'pglite',
      durability: expect.stringContaining('not a power cut'),
    })
    await expect(startPlatform(env, log)).rejects.toThrow(`held by process ${process.pid}`)
    const version = await versionOf(first.address)
    const runOwnCommand = (...args: string[]) => runCommand(program('command.js'), directory, args)
    expect(await runOwnCommand('list-coupons', '--tenant', 'floga')).toBe('')
    expect(await versionOf(first.address)).toEqual(version)
    const setPrice = ['set-price', 'RG-30', '12.34']
    await expect(runOwnCommand(...setPrice)).rejects.toMatchObject({ code: 2 })
    expect(await runOwnCommand(...setPrice, '--tenant', 'floga')).toContain('12.34')
    const repriced = await versionOf(first.address)
    expect(repriced).not.toEqual(version)
    await first.stop()
    expect(await readdir(directory)).not.toContain('commands.json')
    const database = await openPglite({ dataDir: join(directory, 'database') })
    const members = await database.admin((sql) => sql.query('SELECT id FROM members'))
    expect(members, 'unexpected accounts').toEqual([])
    const counted = `SELECT tenant, count(*)::int FROM products GROUP BY tenant ORDER BY tenant`
    const count = testRecords().filter(({ type }) => type === 'product').length
    expect(await database.admin((sql) => sql.query(counted))).toEqual([
      { tenant: 'floga', count },
      { tenant: 'second', count },
    ])
    await database.close()
    const second = await startPlatform(env, log)
    expect(await versionOf(second.address)).toEqual(repriced)
    expect((await readdir(directory)).filter((name) => name.startsWith('database.'))).toEqual([
      'database.lock',
    ])
    await second.stop()

    // After re-creation the same catalogue has a different version, because a shop still caches
    // pages of the old one.
    await rm(directory, { recursive: true })
    await writeTestDatabase(join(directory, 'database'))
    const recreated = await startPlatform(env, log)
    expect([version, repriced]).not.toContainEqual(await versionOf(recreated.address))
    await recreated.stop()
  }, 400_000)
})

const server = process.env['TEST_DATABASE_URL']

describe.runIf(server)('Platforms that share a PostgreSQL server', () => {
  it('start at once on an empty database, fill it, and say that they stop before they do', async () => {
    const name = `floga_start_${randomBytes(6).toString('hex')}`
    await onServer(server!, `CREATE DATABASE ${name}`)
    const url = new URL(server!)
    url.pathname = `/${name}`
    const folder = await writeSmallCatalogue('floga')
    const start = async (search: 'memory' | 'postgres') => {
      const directory = await mkdtemp(join(tmpdir(), 'floga-start-'))
      const settings = {
        DATA_DIR: directory,
        TENANT_FOLDERS: folder,
        DRAIN_MS: '300',
        PRODUCT_SEARCH: search,
      }
      // As behind a pooler in transaction mode: nothing may rest on a session.
      const urls = { DATABASE_URL: url.href, DATABASE_DIRECT_URL: url.href }
      return startPlatform(parseEnv({ PORT: '0', ...settings, ...urls }), log)
    }
    const platforms = await Promise.all([start('postgres'), start('memory')])
    const versions = await Promise.all(platforms.map(({ address }) => versionOf(address)))
    expect(new Set(versions.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await onServer(url.href, 'SELECT tenant FROM search_indexes')).toEqual([
      { tenant: 'floga' },
    ])
    const [first, second] = platforms
    const stopped = first!.stop()
    const ready = await fetch(`${first!.address}/readyz`)
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({ status: 'stopping' })
    expect(await versionOf(first!.address)).toEqual(versions[0])
    await stopped
    await expect(fetch(first!.address)).rejects.toThrow('fetch failed')
    await second!.stop()
    await onServer(server!, `DROP DATABASE ${name} WITH (FORCE)`)
  }, 120_000)
})

/**
 * Starts a platform on an empty directory and kills it as soon as its catalogue is being imported.
 */
async function killWhileImporting(
  program: string,
  directory: string,
  folders: string[],
): Promise<void> {
  const settings = { PORT: '0', DATA_DIR: directory, TENANT_FOLDERS: folders.join() }
  const child = spawn(process.execPath, [program], {
    cwd: platformFiles.root,
    env: { ...process.env, DATABASE_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  for await (const lines of child.stdout) {
    if (!String(lines).includes('importing the catalogue of a tenant')) continue
    child.kill('SIGKILL')
    break
  }
  expect(await exited).toEqual([null, 'SIGKILL'])
}

/** Runs a command in a process of its own, as staff do. @returns its output. */
async function runCommand(program: string, dataDir: string, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    cwd: platformFiles.root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
  return stdout
}

async function versionOf(address: string): Promise<unknown> {
  const answer = await fetch(`${address}/main/catalogue-version`, { headers: { tenant: 'floga' } })
  return answer.json()
}
