import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

import { allFeatures } from '../routes/all-features.js'
import { CommandError } from './command-error.js'
import { readPublicNames } from './read-public-names.js'
import { resolveModule, rewriteImports } from './rewrite-imports.js'
import type { RelativeImport } from './rewrite-imports.js'

export interface EjectedPage {
  /** Path of the route module from the app's folder. */
  module: string
  /** Copied modules, the route's first, from the app's folder. */
  files: string[]
  /** Whether `routes.ts` names the module; else it has to be written by hand. */
  isReplaced: boolean
}

/** A module whose state the rest of the shop shares: a copy would have a state of its own. */
const stateful = /\bcreateContext(?:<|\()|\batom\w*(?:<|\()/

/**
 * Copies the route module of a page into an app, with the modules that no entry of this package
 * exports, and has `routes.ts` use it.
 *
 * @param id The route's id, such as `content/privacy`.
 * @param options.app Folder of the app, such as `app`.
 * @param options.storefront Folder of this package.
 * @throws {CommandError} when there is no such route, or a file of it is in the app already.
 */
export async function ejectPage(
  id: string,
  { app, storefront }: { app: string; storefront: string },
): Promise<EjectedPage> {
  const source = join(storefront, 'src')
  const modules = await readPage(id, source)
  const files = [...modules.keys()].map((path) => toAppPath(relative(source, path)))
  const existing = files.find((file) => existsSync(join(app, file)))
  if (existing) throw new CommandError(`${join(app, existing)} exists. Move it away first.`)
  for (const [path, text] of modules) {
    const file = join(app, toAppPath(relative(source, path)))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const [module = ''] = files
  return { module, files, isReplaced: await replaceRoute(join(app, 'routes.ts'), id, module) }
}

/**
 * Reads the modules of a page as an app has them, by their paths in this package.
 *
 * @throws {CommandError} when there is no such route.
 */
export async function readPage(id: string, source: string): Promise<Map<string, string>> {
  const routes = Object.values(allFeatures).flatMap((feature) => feature.routes)
  const route = routes.find((one) => one.id === id)
  if (!route) {
    const ids = routes.map((one) => one.id).join(', ')
    throw new CommandError(`There is no page '${id}'. There are: ${ids}.`)
  }
  const publicNames = await readPublicNames(source)
  const modules = new Map<string, string>()
  const copy = async (path: string): Promise<void> => {
    if (modules.has(path)) return
    modules.set(path, '')
    const copied: string[] = []
    const text = rewriteImports(await readFile(path, 'utf8'), (one: RelativeImport) => {
      const target = resolveModule(path, one.from)
      const entries = one.names.map(({ name }) => publicNames.get(`${target}#${name}`))
      if (entries.length > 0 && entries.every((entry) => entry !== undefined)) return entries
      copied.push(target)
      return toRelativeImport(relative(source, path), relative(source, target))
    })
    modules.set(path, text)
    for (const target of copied) {
      if (stateful.test(await readFile(target, 'utf8'))) {
        throw new CommandError(
          `${id} uses ${relative(source, target)}, whose state the rest of the shop shares, and no entry of the package exports it.`,
        )
      }
      await copy(target)
    }
  }
  await copy(join(source, route.file))
  return modules
}

/** `features/contact/contact-page.tsx` is `contact/contact-page.tsx` in an app. */
function toAppPath(path: string): string {
  return path.replaceAll(sep, '/').replace(/^features\//, '')
}

function toRelativeImport(from: string, to: string): string {
  const path = relative(dirname(toAppPath(from)), toAppPath(to)).replaceAll(sep, '/')
  return (path.startsWith('.') ? path : `./${path}`).replace(/\.tsx?$/, '.js')
}

/** @returns false where `routes.ts` calls `storefrontRoutes` in another way. */
async function replaceRoute(file: string, id: string, module: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const entry = `'${id}': '${module}'`
  const changed = text.includes('replace: {')
    ? text.replace(/replace: \{\s*/, (start) => `${start}${entry}, `)
    : text.replace(
        /(storefrontRoutes\(\s*import\.meta\.url,\s*\w+),?\s*\)/,
        (_call, start: string) => `${start}, { replace: { ${entry} } })`,
      )
  if (changed === text) return false
  await writeFile(file, changed)
  return true
}
