import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCommandContext } from '../../composition/with-command-context.js'
import { parseEnv } from '../../composition/env.js'
import type { Database } from '../../foundation/database/database.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { askRunningPlatform } from './ask-running-platform.js'
import { commandSocketFile } from './command-protocol.js'
import { serveCommands } from './serve-commands.js'

describe('commands while the platform runs', () => {
  let database: Database
  let dataDir: string
  let server: { close(): Promise<void> }
  const onDone = vi.fn()
  const printed: string[] = []
  beforeEach(async () => {
    database = await openTestDatabase()
    dataDir = await mkdtemp(join(tmpdir(), 'floga-commands-'))
    const context = createCommandContext(parseEnv({ DATA_DIR: dataDir }), database)
    server = await serveCommands({ context, log: pino({ level: 'silent' }), onDone })
    onDone.mockClear()
    printed.length = 0
  })
  afterEach(async () => {
    await server.close()
    await database.close()
  })

  const ask = (args: string[], typed: string | Readable = '') =>
    askRunningPlatform(
      dataDir,
      { args, directory: dataDir },
      {
        input: typeof typed === 'string' ? Readable.from([typed]) : typed,
        output: {
          note: (line) => printed.push(`note ${line}`),
          result: (line) => printed.push(`result ${line}`),
        },
      },
    )

  const createMember = ['create-member', 'maria@example.com', '--tenant', 'floga']

  it('runs them with their input, and prints their output', async () => {
    expect(await ask(createMember, 'a long enough phrase\n')).toBe(0)
    expect(printed).toEqual([
      expect.stringContaining('note Password'),
      expect.stringMatching(/^result Member \S+ can log in to floga/),
    ])
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('ends a command that waits for input as soon as the platform stops', async () => {
    const asked = ask(createMember, new PassThrough())
    await vi.waitFor(() => expect(printed).toHaveLength(1), 60_000)
    await server.close()
    expect(await asked).toBe(1)
    expect(printed.at(-1)).toContain('nothing was changed. Run the command again')
    server = { close: async () => undefined }
    const members = await database.admin((sql) => sql.query('SELECT 1 FROM members'))
    expect(members).toEqual([])
  })

  it('reports what a command cannot do, and that nothing was changed', async () => {
    const floga = ['--tenant', 'floga']
    expect(await ask(['set-price', 'none', ...floga])).toBe(1)
    expect(printed.at(-1)).toBe('note none: no variant has this SKU.')
    expect(await ask(['dance'])).toBe(2)
    expect(printed.join('\n')).toContain("unknown command 'dance'")
    expect(await ask(['import', '/nowhere.jsonl', ...floga])).toBe(1)
    expect(printed.at(-1)).toContain('Cannot read /nowhere.jsonl')
    await writeFile(join(dataDir, 'bad.jsonl'), '{"code": 1}')
    expect(await ask(['save-coupons', 'bad.jsonl', ...floga])).toBe(1)
    expect(printed.at(-1)).toBe('note Nothing was changed: fix the lines above.')
  })

  it('takes none without the secret, which its owner alone can read', async () => {
    const file = commandSocketFile(dataDir)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const { port, secret } = JSON.parse(await readFile(file, 'utf8'))
    for (const authorization of ['', 'Bearer ', `Bearer ${'x'.repeat(secret.length)}`]) {
      const answer = await fetch(`http://127.0.0.1:${port}`, {
        method: 'POST',
        headers: { authorization },
      })
      expect(answer.status).toBe(403)
    }
    const read = await fetch(`http://127.0.0.1:${port}`, {
      headers: { authorization: `Bearer ${secret}` },
    })
    expect(read.status).toBe(403)
  })

  it('is not there once the platform has stopped, also where it was killed', async () => {
    const file = commandSocketFile(dataDir)
    const place = await readFile(file, 'utf8')
    await server.close()
    expect(await readdir(dataDir)).toEqual([])
    expect(await ask(['list-coupons'])).toBeUndefined()
    await writeFile(file, place)
    expect(await ask(['list-coupons'])).toBeUndefined()
    server = { close: async () => undefined }
  })
})
