import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  findFreePort,
  findPostgresBinaries,
  repositoryRoot,
  startProcessGroup,
  startShop,
  startTemporaryPostgres,
} from '@floga/setup'
import { createPlatformClient } from '../src/calls/clients.js'
import { createJsonClient } from '../src/calls/json-client.js'
import type { JsonClient } from '../src/calls/json-client.js'
import type { Reading, ReportLine } from '../src/report.js'
import { createShoppers } from './create-shoppers.js'

const run = promisify(execFile)

/** A shop with `pnpm back-office` beside it, on a real Medusa. */
export interface BackOffice {
  origin: string
  /** Medusa's Admin API, as the owner who has logged in. */
  owner: JsonClient
  login: { email: string; password: string }
  medusaUrl: string
  /** The platform's interface for programs, to look at the shop. */
  platform: JsonClient
  shoppers: ReturnType<typeof createShoppers>
  /** Mails of the shop that contain a text. */
  mails(text: string): Promise<string[]>
  report(): Promise<{ isIdle: boolean; lines: ReportLine[]; readings: Reading[] }>
  /** Kills the connector, with which Medusa ends at once, and starts both again. */
  killAndRestart(): Promise<void>
  /** Holds a program still while something else is done, so that calls to it get no answer. */
  during(away: 'Medusa' | 'the platform', work: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

const email = 'owner@shop.example'

/** Medusa is installed once, in a folder that later runs find again; its database is new each time. */
export async function startBackOffice(): Promise<BackOffice> {
  const binaries = findPostgresBinaries({ path: process.env['PATH'] ?? '' })
  if (binaries === undefined) throw new Error('PostgreSQL has to be installed for this test.')
  const postgres = await startTemporaryPostgres({ binaries })
  const name = `medusa_${Date.now()}`
  const databaseUrl = new URL(postgres.url)
  databaseUrl.pathname = name
  const { hostname, port, username } = databaseUrl
  const at = ['-h', hostname, '-p', port, '-U', username]
  await run(join(binaries, 'createdb'), [...at, name])
  const shop = await startShop('floga', { env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const folder = join(repositoryRoot, '.data', 'back-office-test')
  for (const file of ['secrets.json', 'filled.done', 'connector']) {
    await rm(join(folder, file), { recursive: true, force: true })
  }
  const medusaPort = await findFreePort()
  const connectorPort = await findFreePort()
  const medusaUrl = `http://127.0.0.1:${medusaPort}`
  const env = {
    ...process.env,
    PLATFORM_PORT: new URL(shop.platformUrl).port,
    DATA_DIR: shop.data,
    BACK_OFFICE_DIR: folder,
    BACK_OFFICE_PORT: String(medusaPort),
    CONNECTOR_PORT: String(connectorPort),
    BACK_OFFICE_DATABASE_URL: databaseUrl.href,
    BACK_OFFICE_EMAIL: email,
    // As one in 64 made-up ones does.
    BACK_OFFICE_PASSWORD: `-${randomBytes(12).toString('base64url')}`,
  }
  const start = async () => {
    const lines: string[] = []
    const started = startProcessGroup([process.execPath, 'tooling/setup/back-office.mjs'], {
      cwd: repositoryRoot,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [started.child.stdout, started.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        lines.push(String(chunk))
        process.stdout.write(chunk)
      })
    }
    while (!lines.join('').includes('Ctrl-C stops it')) {
      if (!started.isRunning()) throw new Error(lines.join(''))
      await delay(500)
    }
    return started
  }
  let group = await start()
  const secrets = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')) as Record<
    'password' | 'platformKey' | 'events' | 'medusaKey' | 'webhook',
    string
  >
  const login = createJsonClient({ name: 'Medusa', baseUrl: medusaUrl, headers: {} })
  const { token } = (await login.post('/auth/user/emailpass', {
    email,
    password: secrets.password,
  })) as { token: string }
  const connectorUrl = `http://127.0.0.1:${connectorPort}`
  return {
    origin: shop.origin,
    medusaUrl,
    login: { email, password: secrets.password },
    owner: createJsonClient({
      name: 'Medusa',
      baseUrl: medusaUrl,
      headers: { authorization: `Bearer ${token}` },
    }),
    platform: createPlatformClient({
      url: shop.platformUrl,
      tenant: 'floga',
      key: secrets.platformKey,
    }),
    shoppers: createShoppers(shop.platformUrl),
    async mails(text) {
      const mails = join(shop.data, 'mails')
      const names = (await readdir(mails)).filter((one) => one.endsWith('.eml'))
      const texts = await Promise.all(names.map((one) => readFile(join(mails, one), 'utf8')))
      return texts.filter((mail) => mail.includes(text))
    },
    async report() {
      const headers = { authorization: `Bearer ${secrets.events}` }
      const response = await fetch(`${connectorUrl}/report`, { headers })
      return (await response.json()) as Awaited<ReturnType<BackOffice['report']>>
    },
    async killAndRestart() {
      process.kill(await findChild(group.child.pid!, 'dist/main.js'), 'SIGKILL')
      await group.ended
      group = await start()
    },
    async during(away, work) {
      const pid =
        away === 'Medusa'
          ? await findChild(group.child.pid!, 'medusa\0start')
          : await findChild(process.pid, 'semi-space-size=8\0dist/main.js')
      process.kill(pid, 'SIGSTOP')
      try {
        await work()
      } finally {
        process.kill(pid, 'SIGCONT')
      }
    },
    async stop() {
      await group.stop({ graceMs: 30_000 })
      await shop.stop()
      await postgres.stop()
    },
  }
}

/** The last process below a program whose command contains such words. */
async function findChild(parent: number, command: string): Promise<number> {
  const found = await findBelow(parent, command)
  if (found === undefined) throw new Error(`No process runs ${command}.`)
  return found
}

async function findBelow(parent: number, command: string): Promise<number | undefined> {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8')
  for (const pid of children.trim().split(' ').filter(Boolean).map(Number)) {
    const below = await findBelow(pid, command)
    if (below !== undefined) return below
    if ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes(command)) return pid
  }
  return undefined
}
