import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EventMessage } from '../../payment-provider.js'

/** The payment sandbox, in a process of its own on a loopback port. */
export interface RunningSandbox {
  url: string
  secret: string
  /** The file with everything that it stores. */
  journal: string
  /** Its output. */
  output(): string
  /** Events as they arrived, oldest first. */
  events: Omit<EventMessage, 'now'>[]
  /** Kills it and starts it again. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

const folder = fileURLToPath(new URL('../../../../../../payment-sandbox', import.meta.url))

/** Where the sandbox returns to in tests. */
export const shopOrigin = 'http://127.0.0.1:3000'

/** Starts the sandbox from its sources. Its events are collected here, or go to `eventsUrl`. */
export async function startSandbox(options: { eventsUrl?: string } = {}): Promise<RunningSandbox> {
  const dataDir = await mkdtemp(join(tmpdir(), 'floga-sandbox-'))
  const events: RunningSandbox['events'] = []
  const eventServer = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      events.push({ headers: request.headers, body })
      response.writeHead(204).end()
    })
  })
  const eventsUrl = options.eventsUrl ?? `http://127.0.0.1:${await listen(eventServer)}/`
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const secret = 'a secret of thirty-two characters'
  let logged = ''

  const start = async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'] ?? '',
        PORT: String(port),
        DATA_DIR: dataDir,
        SHOP_ORIGINS: shopOrigin,
        EVENTS_URL: eventsUrl,
        PAYMENT_PROVIDER_SECRET: secret,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const exited = once(child, 'exit')
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => (logged += text))
    }
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error(`The sandbox did not start. ${logged}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return async (signal: NodeJS.Signals) => {
      child.kill(signal)
      await exited
    }
  }
  let end = await start()
  return {
    url,
    secret,
    journal: join(dataDir, 'journal.jsonl'),
    output: () => logged,
    events,
    async killAndRestart() {
      await end('SIGKILL')
      end = await start()
    },
    async stop() {
      await end('SIGTERM')
      await new Promise((resolve) => eventServer.close(resolve))
      await rm(dataDir, { recursive: true })
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe)
  await new Promise((resolve) => probe.close(resolve))
  return port
}
