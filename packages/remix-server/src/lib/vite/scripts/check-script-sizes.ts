import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { readBrowserManifest } from './browser-manifest.js'

/** What scripts may weigh, in kB (1,000 bytes) of gzip. */
export interface ScriptBudgets {
  /** All that a page needs before it answers, by the id of its route. */
  pages: Readonly<Record<string, number>>
  /** A file by the name that it has before its hash. */
  chunks: Readonly<Record<string, number>>
}

/**
 * Weighs the scripts of a built shop.
 *
 * @param folder the browser's build.
 * @returns a line for each page and chunk that has a budget.
 * @throws {RangeError} when one weighs more, or is not there.
 */
export async function checkScriptSizes(folder: string, budgets: ScriptBudgets): Promise<string> {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'))
  const sizes = new Map<string, number>()
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- as many files at once as there are would be too many
    const text = await readFile(join(folder, 'assets', name), 'utf8')
    sizes.set(`/assets/${name}`, gzipSync(text, { level: 9 }).byteLength)
  }
  const { url, entry, routes } = (await readBrowserManifest(folder)).manifest
  const weigh = (files: Iterable<string>): number =>
    [...new Set(files)].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)

  const pages = Object.entries(budgets.pages).map(([id, budget]) => {
    const parts = [entry, routes['root'], routes[id]].flatMap((part) => part ?? [])
    const files = parts.flatMap(({ module, imports = [] }) => [module, ...imports])
    return { name: id, budget, size: routes[id] ? weigh([url, ...files]) : undefined }
  })
  const chunks = Object.entries(budgets.chunks).map(([name, budget]) => {
    const start = `/assets/${name}-`
    // A hash has eight signs, and may hold hyphens itself.
    const file = [...sizes.keys()].find(
      (path) => path.startsWith(start) && path.length === start.length + '12345678.js'.length,
    )
    return { name, budget, size: file === undefined ? undefined : sizes.get(file) }
  })
  const lines = [...pages, ...chunks].map(({ name, budget, size }) => {
    const isKept = size !== undefined && size <= Math.round(budget * 1_000)
    const shown =
      size === undefined ? 'is not there' : `${(size / 1_000).toFixed(1)} of ${budget} kB`
    return { isKept, text: `${isKept ? '✓' : '✗'} scripts of ${name}: ${shown}` }
  })
  const report = lines.map(({ text }) => text).join('\n')
  if (lines.every(({ isKept }) => isKept)) return report
  throw new RangeError(`Scripts weigh more than they may:\n${report}`)
}
