import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { findPages } from './web/find-pages.js'
import { formatTable } from './figures/format-table.js'
import { listPageFiles, listMessageFiles } from './web/page-files.js'
import { fetchWire, type WireAnswer } from './web/run-plain-server.js'
import { runShop } from './run-shop.js'

/** Bytes that a first visit loads, in brotli, for home, list and product in both languages. */
export async function benchSize(print: (text: string) => void): Promise<void> {
  const shop = await runShop()
  try {
    const { home, list, product } = await findPages(shop.origin)
    const paths = [home, '/en', list, `/en${list}`, product]
    const rows: string[][] = []
    for (const path of paths) rows.push(await measurePage(shop.origin, path))
    print('First load, bytes in brotli')
    print(formatTable([['', 'HTML', 'CSS', 'JavaScript', 'fonts', 'files'], ...rows]))
  } finally {
    await shop.stop()
  }
}

async function measurePage(origin: string, path: string): Promise<string[]> {
  const page = await settledPage(origin + path)
  const html = readText(page)
  const files = listPageFiles(html)
  const texts: string[] = []
  for (const file of files.scripts)
    texts.push(readText(await fetchWire(new URL(file, origin).href)))
  const scripts = [...files.scripts, ...listMessageFiles(html, texts)]
  const kinds = [files.styles, scripts, files.fonts]
  const sums: number[] = []
  for (const kind of kinds) {
    let sum = 0
    for (const file of kind) sum += await sizeOf(new URL(file, origin).href)
    sums.push(sum)
  }
  const count = kinds.reduce((sum, kind) => sum + kind.length, 0)
  return [path, page.body.byteLength, ...sums, count].map(String)
}

/** The page as it is sent once it has been compressed at leisure. */
async function settledPage(url: string): Promise<WireAnswer> {
  await fetchWire(url)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const page = await fetchWire(url)
  if (page.status !== 200) throw new Error(`${url} returned ${page.status}.`)
  return page
}

function readText({ headers, body }: WireAnswer): string {
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString('utf8')
}

/** The size of a file as sent; an uncompressed but compressible file counts as its brotli size. */
async function sizeOf(url: string): Promise<number> {
  const { status, headers, body } = await fetchWire(url)
  if (status !== 200) throw new Error(`${url} returned ${status}.`)
  const isReady = headers['content-encoding'] !== undefined || url.endsWith('.woff2')
  return isReady ? body.byteLength : brotliCompressSync(body).byteLength
}
