import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Catalogue } from '../data/extra-catalogue.js'
import { writeCatalogue } from '../data/extra-catalogue.js'
import type { CutProxy } from './start-cut-proxy.js'
import { startCutProxy } from './start-cut-proxy.js'
import { findFreePort } from '@floga/setup'
import { imageCache, paths, template } from './paths.js'
import { runCommand, startPlatform } from './start-platform.js'
import type { PlatformOptions } from './start-platform.js'
import { startPaymentSandbox } from './start-payment-sandbox.js'
import type { PaymentSandbox } from './start-payment-sandbox.js'
import type { PlatformData } from './open-platform-data.js'
import { openPlatformData } from './open-platform-data.js'
import { searchShopFolder } from '../card-search/search-shop-folder.js'
import { startServerProcess } from './start-server-process.js'

/** A running shop: payment sandbox, platform, proxy, web server. */
export interface Shop {
  url: string
  platformUrl: string
  data: PlatformData
  /** Proxy from the web server to the platform, whose connection can be cut. */
  proxy: CutProxy
  /** The payment provider. */
  payments: PaymentSandbox
  /** Kills the platform, and waits until the web server has noticed. */
  killPlatform(): Promise<void>
  /** Restarts the platform on the same data. */
  restartPlatform(): Promise<void>
  /** Imports changes of the catalogue, as staff do. */
  importChanges(changes: Catalogue): Promise<void>
  /** Runs staff commands in sequence while the platform runs. @returns their output. */
  staff(...commands: readonly (readonly string[])[]): Promise<string>
  /** Whether its catalogue or its orders were changed by commands, or its provider was killed. */
  isChanged(): boolean
  /** Logs of its web server and its platform. */
  readLogs(): Promise<string>
  /**
   * Stops everything, and searches the files of a shop with a payment for card data.
   *
   * @throws {Error} When some is found.
   */
  stop(): Promise<void>
}

/** Differences between shops. */
export type ShopOptions = Pick<PlatformOptions, 'databaseUrl' | 'accessTokenSeconds'> & {
  /** Settings of the tenant that differ from the default ones. */
  settings?: object
}

/**
 * Starts a shop with a catalogue of its own on free ports. `onOutage` is called before each stop of
 * its platform.
 */
export async function startShop(
  options: ShopOptions = {},
  onOutage: () => void = () => undefined,
): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'floga-e2e-'))
  await cp(template(), dataDir, { recursive: true })
  await mkdir(join(dataDir, 'cache'), { recursive: true })
  await symlink(imageCache(), join(dataDir, 'cache', 'pictures'))
  const [platformPort, webPort] = [await findFreePort(), await findFreePort()]
  const url = `http://127.0.0.1:${webPort}`
  const platformUrl = `http://127.0.0.1:${platformPort}`
  const payments = await startPaymentSandbox({
    port: await findFreePort(),
    dataDir,
    shopUrl: url,
    platformPort,
  })
  const platformOptions = { ...options, port: platformPort, dataDir, shopUrl: url, payments }
  if (options.settings) {
    const file = join(dataDir, 'settings.json')
    await writeFile(file, JSON.stringify(options.settings))
    await runCommand(['save-settings', file], platformOptions)
  }
  let platform = await startPlatform(platformOptions)
  const proxy = await startCutProxy(platformPort)
  const web = await startServerProcess({
    name: 'The shop',
    script: paths.webServer,
    cwd: paths.webFolder,
    env: {
      PORT: String(webPort),
      PLATFORM_URL: proxy.url,
      SESSION_SECRET: 'for-e2e-tests-alone-and-nothing-else',
      LOG_LEVEL: 'info',
      // Tests type faster than people.
      FORM_PAUSE_MS: '0',
      // Several shops and browsers share the machine's cores.
      PLATFORM_DEADLINE_MS: '50000',
    },
    readyUrl: `${url}/readyz`,
    logFile: join(dataDir, 'logs', 'web.log'),
  })

  let isChanged = false

  const staff = async (...commands: readonly (readonly string[])[]): Promise<string> => {
    let printed = ''
    isChanged = true
    for (const args of commands) printed += await runCommand(args, platformOptions)
    return printed
  }

  return {
    url,
    platformUrl,
    data: openPlatformData({ url: platformUrl, dataDir }),
    proxy,
    payments: {
      ...payments,
      kill() {
        isChanged = true
        return payments.kill()
      },
    },
    isChanged: () => isChanged,
    async killPlatform() {
      onOutage()
      await platform.kill()
      await waitForPlatform(url, 'unreachable')
    },
    async restartPlatform() {
      onOutage()
      await platform.stop()
      platform = await startPlatform(platformOptions)
      await waitForPlatform(url, 'up')
    },
    async importChanges(changes) {
      const file = join(dataDir, 'changes.jsonl')
      await writeCatalogue(file, changes)
      await staff(['import', file])
    },
    staff,
    async readLogs() {
      const names = ['web.log', 'platform.log']
      const logs = names.map((name) => readFile(join(dataDir, 'logs', name), 'utf8'))
      return (await Promise.all(logs)).join('\n')
    },
    async stop() {
      await web.stop()
      await proxy.close()
      await platform.stop()
      await payments.stop()
      // An order without a payment needed no card.
      const hasPaid = (await readFile(payments.journal, 'utf8').catch(() => '')) !== ''
      const leaks = hasPaid ? await searchShopFolder(dataDir) : []
      await rm(dataDir, { recursive: true, force: true })
      if (leaks.length > 0) throw new Error(`Card data was found in ${leaks.join(', ')}.`)
    },
  }
}

/** Waits until the shop has noticed that its platform is there, or away. @throws after a minute. */
async function waitForPlatform(url: string, platform: 'up' | 'unreachable'): Promise<void> {
  const deadlineMs = Date.now() + 60_000
  for (;;) {
    const answer = (await (await fetch(`${url}/readyz`)).json()) as { platform?: string }
    if (answer.platform === platform) return
    if (Date.now() > deadlineMs) throw new Error(`The platform of ${url} is not ${platform}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
