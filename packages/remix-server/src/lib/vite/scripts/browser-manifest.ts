import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface ModuleFiles {
  module: string
  imports?: readonly string[]
  css?: readonly string[]
}

/** What Remix tells browsers of the files of its routes. */
export interface BrowserManifest {
  url: string
  entry: ModuleFiles
  routes: Readonly<Record<string, ModuleFiles>>
}

const start = 'window.__remixManifest='

/**
 * Reads the manifest of a built shop.
 *
 * @param folder the browser's build.
 * @throws {RangeError} when there is none.
 */
export async function readBrowserManifest(
  folder: string,
): Promise<{ path: string; manifest: BrowserManifest }> {
  const names = await readdir(join(folder, 'assets'))
  for (const name of names.filter((one) => /^manifest-\w+\.js$/.test(one))) {
    const path = join(folder, 'assets', name)
    // oxlint-disable-next-line no-await-in-loop -- one or two
    const text = await readFile(path, 'utf8')
    if (!text.startsWith(start)) continue
    // Remix writes it, and nothing else into that file.
    const manifest = JSON.parse(text.slice(start.length).replace(/;\s*$/, '')) as BrowserManifest
    return { path, manifest }
  }
  throw new RangeError(`${folder} holds no manifest of routes.`)
}

export interface ShortenOptions {
  /** Ids of routes that answer programs: no link and no form of a page leads there. @default none */
  forPrograms?: RegExp
}

/**
 * Leaves out of the manifest that every page loads what the root of all routes names already, what is false or empty (Remix takes
 * what is missing for that), and routes that no page leads to.
 *
 * @param folder the browser's build.
 * @throws {RangeError} when a route for programs is a page.
 */
export async function shortenBrowserManifest(
  folder: string,
  { forPrograms }: ShortenOptions = {},
): Promise<void> {
  const { path, manifest } = await readBrowserManifest(folder)
  const { root } = manifest.routes
  const known = new Set([...(root?.imports ?? []), ...(root?.css ?? [])])
  const kept: [string, object][] = []
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (!forPrograms?.test(id)) kept.push([id, id === 'root' ? route : withoutShared(route, known)])
    // oxlint-disable-next-line no-await-in-loop -- small files, once a build
    else if (await isPage(folder, route)) throw new RangeError(`${id} is a page, not for programs.`)
  }
  const routes = Object.fromEntries(kept)
  await writeFile(path, `${start}${JSON.stringify({ ...manifest, routes })};`)
}

async function isPage(folder: string, { module }: ModuleFiles): Promise<boolean> {
  return /\bdefault\b/.test(await readFile(join(folder, module), 'utf8'))
}

function withoutShared(route: object, shared: ReadonlySet<unknown>): object {
  const said = Object.entries(route).map(([name, value]: [string, unknown]) => {
    return [name, Array.isArray(value) ? value.filter((file) => !shared.has(file)) : value] as const
  })
  return Object.fromEntries(said.filter(([, value]) => isSaid(value)))
}

function isSaid(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== false
}
