import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../foundation/database/database.js'
import { openTestDatabase } from '../testing/open-test-database.js'
import { startTestPlatform } from '../testing/start-test-platform.js'
import { saveSettingsCommand } from './save-settings-command.js'

describe('saveSettingsCommand', () => {
  let database: Database
  let directory: string
  beforeAll(async () => {
    database = await openTestDatabase()
    directory = await mkdtemp(join(tmpdir(), 'floga-settings-'))
  })
  afterAll(async () => {
    await rm(directory, { recursive: true, force: true })
    await database.close()
  })

  async function save(content: object | string, isDryRun = false): Promise<string[]> {
    const file = join(directory, 'settings.json')
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
    const said: string[] = []
    const say = (line: string) => void said.push(line)
    const output = { note: say, result: say }
    await saveSettingsCommand({ database }, { tenant: 'floga', file, isDryRun }, output)
    return said
  }

  async function shown() {
    const platform = startTestPlatform(database)
    const { data } = await platform.graphql<{
      tenantSettings: { country: string; analytics: object[] }
    }>('{ tenantSettings { country analytics { kind id origin } } }')
    return data.tenantSettings
  }

  const analytics = [{ kind: 'GTAG', id: 'G-TEST1' }]

  it('takes over what a file names, and leaves the rest', async () => {
    expect(await save({ analytics }, true)).toContain('A dry run: nothing was changed.')
    expect((await shown()).analytics).toEqual([])
    await save({ country: 'CY' })
    await save({ analytics })
    expect(await shown()).toEqual({
      country: 'CY',
      analytics: [{ kind: 'GTAG', id: 'G-TEST1', origin: null }],
    })
  })

  it('refuses what is no setting, and ids and origins that do not belong into a page', async () => {
    await expect(save('[]')).rejects.toThrow('is no JSON object')
    await expect(save('{"analytic": []}')).rejects.toThrow('No such settings: analytic.')
    for (const wrong of [
      { kind: 'GTAG', id: "G-1'</script>" },
      { kind: 'OTHER', id: 'G-1' },
      { kind: 'GTAG', id: 'G-1', origin: 'https://a.example/path' },
      { kind: 'GTAG', id: 'G-1', origin: 'javascript:alert(1)' },
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one file
      await expect(save({ analytics: [wrong] })).rejects.toThrow('settings.json: analytics.0')
    }
    await expect(save({ analytics: [...analytics, ...analytics] })).rejects.toThrow('twice')
  })
})
