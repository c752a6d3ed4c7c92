import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCommandContext } from '../composition/with-command-context.js'
import { parseEnv } from '../composition/env.js'
import type { Database } from '../foundation/database/database.js'
import { openTestDatabase } from '../testing/open-test-database.js'
import { askRunningPlatform } from './ask-running-platform.js'
import { commandPlaceFile, serveCommands } from './serve-commands.js'
import type { CommandRequest } from './serve-commands.js'

describe('commands beside a running platform', () => {
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

  const ask = (
    words: string[],
    values: CommandRequest['values'] = {},
    typed: string | Readable = '',
  ) =>
    askRunningPlatform(
      dataDir,
      { words, values },
      {
        input: typeof typed === 'string' ? Readable.from([typed]) : typed,
        output: {
          note: (line) => printed.push(`note ${line}`),
          result: (line) => printed.push(`result ${line}`),
        },
      },
    )

  it('carries them out, with what is typed, and prints what they say', async () => {
    const words = ['create-member', 'maria@example.com']
    expect(await ask(words, { locale: 'en' }, 'a long enough phrase\n')).toBe(true)
    expect(printed).toEqual([
      expect.stringContaining('note Password'),
      expect.stringMatching(/^result Member \S+ can log in to floga/),
    ])
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('ends a command that waits for what is typed as soon as the platform stops', async () => {
    const failure = ask(['create-member', 'maria@example.com'], {}, new PassThrough()).then(
      () => 'none',
      (error: unknown) => String(error),
    )
    await vi.waitFor(() => expect(printed).toHaveLength(1))
    await server.close()
    expect(await failure).toContain('nothing was changed. Give the command again')
    server = { close: async () => undefined }
    const members = await database.admin((sql) => sql.query('SELECT 1 FROM members'))
    expect(members).toEqual([])
  })

  it('says what a command cannot do, and that nothing was changed', async () => {
    await expect(ask(['set-price', 'none'])).rejects.toThrow(/none/)
    await expect(ask(['dance'])).rejects.toThrow('No command "dance"')
    await expect(ask(['import', '/nowhere.jsonl'])).rejects.toThrow('Cannot read /nowhere.jsonl')
    const file = join(dataDir, 'bad.jsonl')
    await writeFile(file, '{"code": 1}')
    expect(await ask(['save-coupons', file])).toBe(false)
  })

  it('takes none without the secret, which its owner alone can read', async () => {
    const file = commandPlaceFile(dataDir)
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
    const file = commandPlaceFile(dataDir)
    const place = await readFile(file, 'utf8')
    await server.close()
    expect(await readdir(dataDir)).toEqual([])
    expect(await ask(['list-coupons'])).toBeUndefined()
    await writeFile(file, place)
    expect(await ask(['list-coupons'])).toBeUndefined()
    server = { close: async () => undefined }
  })
})
