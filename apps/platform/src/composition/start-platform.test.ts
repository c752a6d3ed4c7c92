import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { parseEnv } from './env.js'
import { platformFiles } from './platform-files.js'
import { openPglite } from '../foundation/database/open-pglite.js'
import { startPlatform } from './start-platform.js'
import { writeTestDatabase } from '../testing/open-test-database.js'
import { testRecords } from '../testing/test-records.js'

const log = pino({ level: 'silent' })

describe('startPlatform', () => {
  it('fills an empty directory, answers, refuses a second process, and goes on after a stop', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'floga-start-'))
    const options = { catalogue: await writeSmallCatalogue() }
    const env = parseEnv({ PORT: '0', DATA_DIR: directory })
    const first = await startPlatform(env, log, options)
    expect(await versionOf(first.address)).toEqual({
      version: expect.stringMatching(/^\d+-\d+-\d+$/),
    })
    expect(await (await fetch(`${first.address}/readyz`)).json()).toMatchObject({
      status: 'ready',
      database: 'pglite',
      durability: expect.stringContaining('not a power cut'),
    })
    await expect(startPlatform(env, log, options)).rejects.toThrow(`held by process ${process.pid}`)
    const version = await versionOf(first.address)
    await first.stop()
    const database = await openPglite({ dataDir: join(directory, 'database') })
    const members = await database.admin((sql) => sql.query('SELECT id FROM members'))
    expect(members, 'accounts that nobody made').toEqual([])
    await database.close()
    const second = await startPlatform(env, log, options)
    expect(await versionOf(second.address)).toEqual(version)
    await second.stop()

    // Made anew, the same catalogue must not pass for the one whose pages a shop still keeps.
    await rm(directory, { recursive: true })
    await writeTestDatabase(join(directory, 'database'))
    const anew = await startPlatform(env, log, options)
    expect(await versionOf(anew.address)).not.toEqual(version)
    await anew.stop()
  }, 400_000)
})

/** The platform's own tenant and content with a few products, and without coupons for categories of others. */
async function writeSmallCatalogue(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'floga-start-catalogue-'))
  const content = join(platformFiles.catalogue, 'content')
  await cp(content, join(directory, 'content'), { recursive: true })
  const tenant = JSON.parse(await readFile(join(platformFiles.catalogue, 'tenant.json'), 'utf8'))
  await writeFile(join(directory, 'tenant.json'), JSON.stringify({ ...tenant, coupons: [] }))
  const lines = testRecords().map((record) => JSON.stringify(record))
  await writeFile(join(directory, 'catalogue.jsonl'), lines.join('\n'))
  return directory
}

async function versionOf(address: string): Promise<unknown> {
  const answer = await fetch(`${address}/main/catalogue-version`, { headers: { tenant: 'floga' } })
  return answer.json()
}
