import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Size limits of scripts, in kB (1,000 bytes) after gzip. */
export interface ScriptBudgets {
  /** All that a page loads to be hydrated, by the id of its route. */
  pages: Readonly<Record<string, number>>
  /** How many files that may be, for each of these pages. */
  filesPerPage: number
}

/** A built shop and its budgets. */
export interface CheckScriptSizesOptions {
  /** Folder of the browser's build. */
  folder: string
  /** `assets` of the server's build. */
  assets: BuiltAssets
  budgets: ScriptBudgets
}

/** The part of Remix's `ServerBuild['assets']` that names scripts, by their addresses. */
export interface BuiltAssets {
  url: string
  entry: BuiltModule
  routes: Readonly<Record<string, BuiltModule | undefined>>
}

interface BuiltModule {
  module: string
  imports?: readonly string[] | undefined
}

/**
 * Weighs the scripts that each page of a built shop loads to be hydrated.
 *
 * @returns A line for each page that has a budget.
 * @throws {RangeError} when a page weighs more, has more files, or does not exist.
 */
export async function checkScriptSizes(options: CheckScriptSizesOptions): Promise<string> {
  const { folder, assets, budgets } = options
  const { url, entry, routes } = assets
  const checked = Object.entries(budgets.pages).map(async ([id, budget]) => {
    const route = routes[id]
    if (!route) return { isWithin: false, text: `scripts of ${id}: there is no such route` }
    const modules = [entry, routes['root'], route].flatMap((module) => module ?? [])
    const files = new Set([
      url,
      ...modules.flatMap(({ module, imports = [] }) => [module, ...imports]),
    ])
    const size = await weigh(folder, files)
    return {
      isWithin: size <= Math.round(budget * 1_000) && files.size <= budgets.filesPerPage,
      text: `scripts of ${id}: ${(size / 1_000).toFixed(1)} of ${budget} kB in ${files.size} of ${budgets.filesPerPage} files`,
    }
  })
  const lines = await Promise.all(checked)
  const report = lines.map(({ isWithin, text }) => `${isWithin ? '✓' : '✗'} ${text}`).join('\n')
  if (lines.every(({ isWithin }) => isWithin)) return report
  throw new RangeError(`Scripts weigh more than they may:\n${report}`)
}

/** Bytes of gzip of all files together. */
async function weigh(folder: string, files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(
      async (file) => gzipSync(await readFile(join(folder, file)), { level: 9 }).byteLength,
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
