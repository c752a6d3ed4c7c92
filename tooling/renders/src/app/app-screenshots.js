import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import sharp from 'sharp'

/** Pages that a browser shows before it installs the shop; the same paths in every language. */
const pages = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
]

/** The viewport by the form of device, and how many pixels of the file each of its pixels has. */
const forms = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
}

const root = join(import.meta.dirname, '../../../..')
const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://127.0.0.1:3000' },
    tenant: { type: 'string', default: 'floga' },
    locales: { type: 'string', default: 'el,en' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
})
const [first, ...others] = values.locales.split(',')
const prefixes = [[first, ''], ...others.map((locale) => [locale, `/${locale}`])]

const folder = join(root, 'apps/web/tenants', values.tenant, 'public/screenshots')
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: values.chromium,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const [form, settings] of Object.entries(forms)) {
    const context = await browser.newContext({ ...settings, reducedMotion: 'reduce' })
    for (const [locale, prefix] of prefixes) {
      for (const { name, path } of pages) {
        const page = await context.newPage()
        await page.goto(values.origin + (prefix + path).replace(/(?<=.)\/$/, ''), {
          waitUntil: 'networkidle',
        })
        const file = `${name}-${form}.${locale}.jpg`
        await sharp(await page.screenshot())
          .jpeg({ quality: 78, mozjpeg: true })
          .toFile(join(folder, file))
        console.log(file)
        await page.close()
      }
    }
    await context.close()
  }
} finally {
  await browser.close()
}
