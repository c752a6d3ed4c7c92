import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { provideBrowser } from '../src/browser/provide-browser.mjs'
import { createProgress } from '../src/processes/create-progress.mjs'
import { findFreePort } from '../src/processes/ports.mjs'
import { startServer, waitUntilReady } from '../src/processes/start-server.mjs'
import { logsFolder, repositoryRoot } from '../src/repository-root.mjs'
import { copyRepository } from './copy-repository.mjs'

/**
 * @typedef {object} DevelopedShop
 * @property {string} name
 * @property {string} folder
 * @property {string} messages file of its own messages in English
 * @property {string} prefix of paths in English
 */

/** Generous, because other suites may run at the same time: it prints how long each edit takes. */
const timeout = 300_000
/** Without waiting for each module of the page. */
const loaded = /** @type {const} */ ({ waitUntil: 'domcontentloaded', timeout })
const pagesFile = 'packages/storefront/src/features/catalogue/categories/categories-page.tsx'

describe('pnpm dev', () => {
  /** @type {string} */
  let root
  /** @type {import('playwright-core').Browser} */
  let browser

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'development-'))
    const executablePath = await provideBrowser({
      root,
      env: process.env,
      progress: createProgress({ write: (text) => process.stdout.write(text) }),
      signal: new AbortController().signal,
    })
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  })
  afterAll(async () => {
    await browser?.close()
    await rm(root, { recursive: true, force: true })
  })

  it('shows edits of the first shop without a restart', async () => {
    const problems = await developShop({
      name: 'floga',
      folder: 'apps/web',
      messages: 'apps/web/tenants/floga/messages/en.json',
      prefix: '/en',
    })
    expect(problems).toEqual([])
  })

  it('shows edits of the second shop without a restart', async () => {
    const problems = await developShop({
      name: 'tenant-minimal',
      folder: 'apps/tenant-minimal',
      messages: 'apps/tenant-minimal/messages/en.json',
      prefix: '',
    })
    expect(problems).toEqual([])
  })

  /**
   * Edits files of a shop as a person would who has its page open.
   *
   * @param {DevelopedShop} shop
   * @returns {Promise<string[]>} errors of the page that has all edits
   */
  async function developShop({ name, folder, messages, prefix }) {
    // The second time, this undoes the edits.
    await copyRepository(root)
    const { origin, server } = await startDevelopment(name)
    const page = await browser.newPage()
    /** @type {string[]} */
    const problems = []
    page.on('pageerror', ({ message }) => void problems.push(message))
    const secondsOf = createStopwatch()
    const say = (/** @type {string} */ text) => console.log(`${name}: ${text}`)
    try {
      await waitUntilReady(server, { timeoutMs: 900_000 })
      say(`first page after ${secondsOf()} s, of which ${await readInstallation(server.logFile)}`)
      const isConnected = page.waitForEvent('console', {
        predicate: (line) => line.text() === '[vite] connected.',
        timeout,
      })
      const response = await page.goto(`${origin}${prefix}/categories`, loaded)
      expect(response?.status()).toBe(200)
      await isConnected
      say(`in the browser after ${secondsOf()} s`)

      /**
       * @param {string} what
       * @param {() => Promise<void>} save
       * @param {() => Promise<unknown>} read
       * @param {unknown} expected
       */
      const see = async (what, save, read, expected) => {
        const seconds = createStopwatch()
        await save()
        await expect.poll(() => read().catch(String), { timeout, interval: 200 }).toEqual(expected)
        say(`${what} after ${seconds()} s`)
        // The next edit is made in a page that is whole.
        await page.reload({ waitUntil: 'networkidle', timeout })
      }
      const heading = page.getByRole('heading', { level: 1 })
      const reload = () => page.reload(loaded)

      await see(
        'message of the package',
        () => editMessages('packages/storefront/messages/catalogue/en.json', 'title', 'Aisles'),
        () => heading.textContent(),
        'Aisles',
      )
      await see(
        'message in a loader',
        async () => undefined,
        () => reload().then(() => page.title()),
        expect.stringContaining('Aisles'),
      )
      await see(
        'message of the shop',
        () => editMessages(messages, 'description', 'One aisle each.'),
        () => page.getByText('One aisle each.').count(),
        1,
      )
      await see(
        'style',
        () =>
          edit('packages/ui/src/components/heading/heading.styles.ts', {
            'text-wrap: balance;': 'letter-spacing: 3px;',
          }),
        () => heading.evaluate((element) => getComputedStyle(element).letterSpacing),
        '3px',
      )
      await see(
        'component',
        () => edit(pagesFile, { '</Heading>': '</Heading>\n<p>Under the heading</p>' }),
        () => page.getByText('Under the heading').count(),
        1,
      )
      await see(
        'route',
        () => addRoute(folder),
        async () => {
          await page.goto(`${origin}/added`, loaded)
          return heading.textContent()
        },
        'A page of its own',
      )
      await page.goto(`${origin}${prefix}/categories`, loaded)
      await see(
        'operation',
        async () => {
          await edit('packages/api-client/operations/catalogue/categories.graphql', {
            '...CategoryTile': '...CategoryTile\n    goods: productsCount',
          })
          await edit(pagesFile, {
            'Under the heading': "{categories.map(({ goods }) => `${goods} goods`).join(' + ')}",
          })
        },
        () => reload().then(() => page.getByText(/^\d+ goods( \+ \d+ goods)+$/).count()),
        1,
      )
      const generated = await readFile(
        join(root, 'packages/api-client/src/generated/operations.ts'),
        'utf8',
      )
      expect(generated).toMatch(/goods: number/)
      say(`errors on the way: ${JSON.stringify(problems)}`)
      problems.length = 0
      await page.reload({ waitUntil: 'networkidle', timeout })
    } finally {
      await page.close()
      await server.stop({ graceMs: 60_000 })
    }
    await expect(fetch(origin)).rejects.toThrow('fetch failed')
    // A dependency of a page that Vite finds late reloads the page, and React is there twice meanwhile.
    const log = await readFile(server.logFile, 'utf8')
    expect(log).not.toContain('optimized dependencies changed')
    return problems
  }

  /**
   * Runs the command of the script `dev`: npm itself would end before the servers have stopped.
   *
   * @param {string} name of the shop
   */
  async function startDevelopment(name) {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    const port = await findFreePort()
    const origin = `http://127.0.0.1:${port}`
    const server = startServer({
      name: `pnpm dev --tenant ${name}`,
      root,
      cwd: root,
      command: ['sh', '-c', `exec ${scripts.dev} --tenant ${name}`],
      env: {
        ...ownEnvironment(),
        PORT: String(port),
        PLATFORM_PORT: String(await findFreePort()),
        PROVIDER_PORT: String(await findFreePort()),
        START_TIMEOUT_MINUTES: '15',
      },
      readyUrl: `${origin}/`,
      // Remains when the copy is deleted.
      logFile: join(logsFolder(repositoryRoot), `development-${name}.log`),
    })
    return { origin, server }
  }

  /**
   * @param {string} file
   * @param {Record<string, string>} changes text to its replacement
   */
  async function edit(file, changes) {
    const path = join(root, file)
    let text = await readFile(path, 'utf8')
    for (const [before, after] of Object.entries(changes)) {
      expect(text).toContain(before)
      text = text.replace(before, () => after)
    }
    await writeFile(path, text)
  }

  /**
   * @param {string} file
   * @param {string} key of a message of the page
   * @param {string} message
   */
  async function editMessages(file, key, message) {
    const path = join(root, file)
    const messages = JSON.parse(await readFile(path, 'utf8'))
    messages.categories = { ...messages.categories, [key]: message }
    await writeFile(path, `${JSON.stringify(messages, null, 2)}\n`)
  }

  /** @param {string} folder of the shop */
  async function addRoute(folder) {
    await writeFile(
      join(root, folder, 'app/added-page.tsx'),
      'export default () => <h1>A page of its own</h1>\n',
    )
    await edit(`${folder}/app/routes.ts`, {
      'export default': "import { route } from '@remix-run/route-config'\nconst routes =",
    })
    const path = join(root, folder, 'app/routes.ts')
    const text = await readFile(path, 'utf8')
    await writeFile(path, `${text}\nexport default [...routes, route('added', 'added-page.tsx')]\n`)
  }
})

/** Variables that the test's own package manager and test runner set are none of a person's. */
function ownEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|pnpm_|vitest|node_env$|init_cwd$|data_dir$|database_url$)/i.test(name),
    ),
  )
}

function createStopwatch() {
  const startedAt = performance.now()
  return () => ((performance.now() - startedAt) / 1_000).toFixed(1)
}

/**
 * The seconds until dependencies were installed, or found to be.
 *
 * @param {string} logFile
 */
async function readInstallation(logFile) {
  const log = await readFile(logFile, 'utf8')
  return /\[\s*([\d.]+ s)\] Dependencies: (?:installed|up to date)/.exec(log)?.slice(1).join() ?? ''
}
