import { execFileSync } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCommandContext } from '../../composition/with-command-context.js'
import { parseEnv } from '../../composition/env.js'
import type { Database } from '../../foundation/database/database.js'
import { saveTenant } from '../../foundation/tenants/save-tenant.js'
import { createTenantRegistry } from '../../foundation/tenants/tenant-registry.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { askRunningPlatform } from './ask-running-platform.js'
import { serveCommands } from './serve-commands.js'

/** Of the large files: `pnpm test:long` names 200. */
const megabytes = Number(process.env['FILE_MEGABYTES'] ?? 1)

/** Commands that read a file, with the beginning of one that is theirs. */
const readers: Readonly<Record<string, { tenant: 'floga' | 'copy' | null; beginning: string }>> = {
  import: { tenant: 'floga', beginning: '{"type":"brand"}\n{"type":' },
  'import-shopify': { tenant: 'copy', beginning: 'Handle,Title,Variant Price\nstove,"Sto' },
  'import-woocommerce': {
    tenant: 'copy',
    beginning: 'ID,Type,SKU,Name,Regular price\n1,simple,A,"Sto',
  },
  'import-prestashop': {
    tenant: 'copy',
    beginning: 'Product ID;Name;Reference;Price (tax incl.)\n1;"Sto',
  },
  'import-google-merchant': { tenant: 'copy', beginning: '<rss><channel><item><title>Sto' },
  'import-skroutz': { tenant: 'copy', beginning: '<mywebstore><products><product><name>Sto' },
  'import-prices': { tenant: 'floga', beginning: 'sku,price\nRG-1,"12.0' },
  'save-synonyms': { tenant: 'floga', beginning: '{"locale": "el", "asked": ["a' },
  'save-coupons': { tenant: 'floga', beginning: '{"code": "A' },
  'save-settings': { tenant: 'floga', beginning: '{"country": "G' },
  'place-order': { tenant: 'floga', beginning: '{"items": [{"sku": "RG' },
  'create-tenant': { tenant: null, beginning: '{"id": "te' },
}

describe('a running platform', () => {
  let database: Database
  let directory: string
  let server: { close(): Promise<void> }
  let printed: string[] = []
  beforeAll(async () => {
    database = await openTestDatabase()
    directory = await mkdtemp(join(tmpdir(), 'floga-hostile-'))
    const settings = await createTenantRegistry(database).find('floga')
    await saveTenant(database, { ...settings!, id: 'copy', locales: ['el'], defaultLocale: 'el' })
    const context = createCommandContext(parseEnv({ DATA_DIR: directory }), database)
    server = await serveCommands({
      context,
      log: pino({ level: 'silent' }),
      onDone: () => undefined,
    })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
    await rm(directory, { recursive: true, force: true })
  })

  const ask = async (...args: string[]) => {
    printed = []
    const output = {
      note: (line: string) => void printed.push(line),
      result: (line: string) => void printed.push(line),
    }
    return askRunningPlatform(
      directory,
      { args, directory },
      { input: Readable.from(['']), output },
    )
  }
  const write = async (name: string, content: string | Uint8Array) => {
    const path = join(directory, name)
    await writeFile(path, content)
    return path
  }
  /** What a command said of a file, and what the platform answers afterwards. */
  const refusalOf = async (name: string, file: string) => {
    const { tenant = null } = readers[name] ?? {}
    const exitCode = await ask(name, file, ...(tenant === null ? [] : ['--tenant', tenant]))
    const lines = printed
    const text = lines.join('\n')
    return {
      name,
      file,
      exitCode,
      namesFile: text.includes(basename(file)) || text,
      hasStack: /^\s*at /m.test(text),
      isShort: lines.length < 300,
      next: await ask('list-coupons', '--tenant', 'floga'),
    }
  }
  const refusal = { exitCode: 1, namesFile: true, hasStack: false, isShort: true, next: 0 }

  it('survives files that cannot be read or are cut, whatever the command, and names each', async () => {
    const folder = join(directory, 'a-directory')
    await mkdir(folder)
    const pipe = join(directory, 'a-pipe')
    execFileSync('mkfifo', [pipe])
    const noise = Uint8Array.from(
      { length: 50_000 },
      (_, place) => (place * 7_919 + (place >> 3)) % 256,
    )
    const hostile = [
      folder,
      pipe,
      join(directory, 'missing.txt'),
      // The kernel lets its owner open it, and fails to read it.
      '/proc/self/mem',
      await write('empty.txt', ''),
      await write('noise.txt', noise),
      await write('noise.txt.gz', noise),
      await write('zeros.txt', new Uint8Array(10_000)),
      await write('half.txt.gz', gzipSync('{"type":"brand"}\n'.repeat(100)).subarray(0, 40)),
    ]
    for (const [name, { beginning }] of Object.entries(readers)) {
      for (const file of [...hostile, await write(`cut-${name}.txt`, beginning)]) {
        expect(await refusalOf(name, file)).toEqual({ ...refusal, name, file })
      }
    }
  })

  it('survives large files of nonsense below a right beginning', async () => {
    for (const [name, { beginning }] of Object.entries(readers)) {
      const isLined = await write(`lines-${name}.txt`, beginning)
      const isOneLine = await write(`line-${name}.txt`, beginning)
      const lines = 'nonsense;1,2 <b>\n'.repeat(Math.ceil(1_000_000 / 17))
      for (let count = 0; count < megabytes; count += 1) {
        await appendFile(isLined, lines)
        await appendFile(isOneLine, lines.replaceAll('\n', ' '))
      }
      for (const file of [isLined, isOneLine]) {
        expect(await refusalOf(name, file)).toEqual({ ...refusal, name, file })
      }
      await rm(isLined)
      await rm(isOneLine)
    }
  })

  it('has no command that reads a file and is not tested here', async () => {
    await ask('--help')
    const names = [...printed.join('\n').matchAll(/^ {2}([a-z][a-z-]+) .*$/gm)].map(
      ([, name]) => name,
    )
    const found: string[] = []
    const isReader = (name = '') => name !== 'help' && !name.startsWith('export-')
    for (const name of names.filter(isReader)) {
      await ask(name!, '--help')
      const readsFile = /Usage: .*(?:<(?:file|feed)[.>]|\[path\])/.test(printed.join('\n'))
      if (readsFile) found.push(name!)
    }
    expect(new Set(found)).toEqual(new Set(Object.keys(readers)))
  })
})
