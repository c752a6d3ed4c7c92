import { createReadStream, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, extname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const sources = dirname(fileURLToPath(import.meta.url))
const three = resolve(dirname(createRequire(import.meta.url).resolve('three')), '..')
const contentTypes = { '.js': 'text/javascript', '.html': 'text/html' }

// Debian's Chromium paints WebGL canvases in software with these; no display is needed.
const browserArguments = [
  '--headless=new',
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Opens the page that builds the models. The models are drawn with canvas and three.js, so they
 * need a browser; nothing is fetched from outside this machine.
 *
 * @returns {Promise<{ open(): Promise<{ kinds: string[], repaints: object }>,
 *   exportModel(kind: string): Promise<object>, close(): Promise<void> }>}
 */
export async function openModelPage({ chromiumPath }) {
  const server = await serveSources()
  const profile = mkdtempSync(join(tmpdir(), 'floga-renders-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath,
    // The new headless mode is asked for by argument; `true` would add the old one.
    headless: false,
    // The queue finishes the image at hand first.
    handleSIGTERM: false,
    args: browserArguments,
  })
  const close = async () => {
    await browser.close()
    server.close()
    rmSync(profile, { recursive: true, force: true })
  }
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => console.error(error.stack))
    page.setDefaultTimeout(600_000)
    const address = `http://127.0.0.1:${server.address().port}/src/page/index.html`
    let openedAtMs = 0
    // The model exported last: its other angles often follow.
    let last = {}
    // Opened again after a change, so that models may be written while others are rendered.
    const open = async () => {
      if (newestChangeMs() > openedAtMs) {
        openedAtMs = Date.now()
        last = {}
        await page.goto(address)
      }
      await page.waitForFunction('window.modelPage', null, { timeout: 120_000 })
      return page.evaluate('({ kinds: modelPage.kinds, repaints: modelPage.repaints })')
    }
    return {
      open,
      exportModel: async (kind) => {
        if (last.kind !== kind) {
          const model = await page.evaluate((name) => window.modelPage.exportModel(name), kind)
          last = { kind, model }
        }
        return last.model
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function newestChangeMs() {
  const files = readdirSync(sources, { recursive: true, withFileTypes: true })
  return Math.max(...files.map(({ path, name }) => statSync(join(path, name)).mtimeMs))
}

async function serveSources() {
  const server = createServer((request, response) => {
    const file = locate(decodeURIComponent(new URL(request.url, 'http://localhost').pathname))
    if (!file) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': contentTypes[extname(file)] ?? 'text/plain' })
    return createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  return server
}

function locate(pathname) {
  for (const [prefix, folder] of [
    ['/src/', sources],
    ['/three/', three],
  ]) {
    const file = join(folder, pathname.slice(prefix.length))
    if (pathname.startsWith(prefix) && file.startsWith(folder + sep)) return file
  }
  return undefined
}
