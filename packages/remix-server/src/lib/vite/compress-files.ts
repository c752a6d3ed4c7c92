import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const runBrotli = promisify(brotliCompress)
const runGzip = promisify(gzip)
const compressed = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest'])

/**
 * Writes a brotli and a gzip form next to every text file of a built folder, if they are smaller
 * than the file.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((file) => compressed.has(extname(file)))) {
    const path = join(folder, name)
    // One file at a time: the strongest compression takes its memory for each.
    await compressFile(path)
  }
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const forms = { br: await runBrotli(bytes, { params }), gz: await runGzip(bytes, { level: 9 }) }
  const smaller = Object.entries(forms).filter(([, form]) => form.length < bytes.length)
  await Promise.all(smaller.map(([extension, form]) => writeFile(`${path}.${extension}`, form)))
}
