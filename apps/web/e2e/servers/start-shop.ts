import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Catalogue } from '../data/extra-catalogue.js'
import { writeCatalogue } from '../data/extra-catalogue.js'
import type { CutProxy } from './start-cut-proxy.js'
import { startCutProxy } from './start-cut-proxy.js'
import { findFreePort } from './find-free-port.js'
import { keptPictures, paths, template } from './paths.js'
import { runCommand, startPlatform } from './start-platform.js'
import type { PlatformOptions } from './start-platform.js'
import { startPaymentSandbox } from './start-payment-sandbox.js'
import type { PaymentSandbox } from './start-payment-sandbox.js'
import type { PlatformData } from './open-platform-data.js'
import { openPlatformData } from './open-platform-data.js'
import { searchWritten } from '../card-search/search-shop-folder.js'
import { startServerProcess, waitForStatus } from './start-server-process.js'

/** The whole shop, running: platform, the wire between, web server. */
export interface Shop {
  url: string
  data: PlatformData
  /** The wire from the web server to the platform, which can be cut. */
  wire: CutProxy
  /** Who takes the money. */
  payments: PaymentSandbox
  /** Ends the platform at once, and waits until the web server knows it. */
  killPlatform(): Promise<void>
  /** Starts the platform again, where it was; before that, what changed in the catalogue is imported. */
  restartPlatform(changes?: Catalogue): Promise<void>
  /** Runs commands of the shop's staff, one after the other, while the platform stands still. @returns what they printed. */
  staff(...commands: readonly (readonly string[])[]): Promise<string>
  /** Stops everything, and searches what was written where somebody has paid. @throws {Error} When one was left behind. */
  stop(): Promise<void>
}

/** How a shop is to be otherwise. */
export type ShopOptions = Pick<PlatformOptions, 'databaseUrl' | 'accessTokenSeconds'>

/** Starts a shop with a catalogue of its own on free ports. */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'floga-journey-'))
  await cp(template(), dataDir, { recursive: true })
  await mkdir(join(dataDir, 'cache'), { recursive: true })
  await symlink(keptPictures(), join(dataDir, 'cache', 'pictures'))
  const [platformPort, webPort] = [await findFreePort(), await findFreePort()]
  const url = `http://127.0.0.1:${webPort}`
  const payments = await startPaymentSandbox({
    port: await findFreePort(),
    dataDir,
    shopUrl: url,
    platformPort,
  })
  const platformOptions = { ...options, port: platformPort, dataDir, shopUrl: url, payments }
  let platform = await startPlatform(platformOptions)
  const wire = await startCutProxy(platformPort)
  const web = await startServerProcess({
    name: 'The shop',
    script: paths.webServer,
    cwd: paths.webFolder,
    env: {
      PORT: String(webPort),
      PLATFORM_URL: wire.url,
      SESSION_SECRET: 'for-journeys-alone-and-nothing-else',
      LOG_LEVEL: 'info',
      // Journeys type faster than people.
      FORM_PAUSE_MS: '0',
    },
    readyUrl: `${url}/readyz`,
    logFile: join(dataDir, 'logs', 'web.log'),
  })

  /** Stops the platform, and starts it again once the work is done. */
  const atRest = async (work: () => Promise<void>): Promise<void> => {
    await platform.stop()
    await work()
    platform = await startPlatform(platformOptions)
    await waitForStatus(`${url}/readyz`, 200)
  }

  return {
    url,
    data: openPlatformData({ url: `http://127.0.0.1:${platformPort}`, dataDir }),
    wire,
    payments,
    async killPlatform() {
      await platform.kill()
      await waitForStatus(`${url}/readyz`, 503)
    },
    restartPlatform: (changes = []) =>
      atRest(async () => {
        if (changes.length === 0) return
        const file = join(dataDir, 'changes.jsonl')
        await writeCatalogue(file, changes)
        await runCommand(['import', file], platformOptions)
      }),
    async staff(...commands) {
      let printed = ''
      await atRest(async () => {
        for (const words of commands) printed += await runCommand(words, platformOptions)
      })
      return printed
    },
    async stop() {
      await web.stop()
      await wire.close()
      await platform.stop()
      await payments.stop()
      // Where no payment was begun, nobody was asked for a card.
      const hasPaid = (await readFile(payments.journal, 'utf8').catch(() => '')) !== ''
      const leaks = hasPaid ? await searchWritten(dataDir) : []
      await rm(dataDir, { recursive: true, force: true })
      if (leaks.length > 0) throw new Error(`A card was left behind in ${leaks.join(', ')}.`)
    },
  }
}
