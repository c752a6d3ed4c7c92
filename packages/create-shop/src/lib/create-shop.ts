import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'

import { appFiles } from './app-files.js'
import { environmentFiles } from './environment-files.js'
import { legalTexts } from './legal-texts.js'
import { ownMessages } from './own-messages.js'
import { CreateShopError } from './shop-place.js'
import type { ShopPlace } from './shop-place.js'
import { tenantFile } from './tenant-file.js'
import { toManifest } from './to-manifest.js'
import type { Manifest } from './to-manifest.js'

export interface CreateShopOptions {
  /** Folder of the new shop, which does not exist yet. */
  folder: string
  /** Id of its tenant on the platform. */
  name: string
  place: ShopPlace
  /** Folder of the shop that it is made from; its own pages and data are not copied. */
  template: string
  /** Port of the shop; the platform and the sandbox of payments have the next ones. @default 3000 */
  port?: number
  /** Folder with tarballs of the kit. @default its packages come from a registry */
  tarballs?: string
  /** Address of a platform that runs elsewhere. @default the shop starts one of its own */
  platform?: string
  /** Whether `npm start` starts servers besides the shop. @default true */
  hasServers?: boolean
}

/** Files of the template that every shop has unchanged. */
const copied =
  /^(?:app\/(?:root\.tsx|entry\.[a-z]+\.tsx|shop\.ts|shop\.css|shop\.test\.ts|use-messages\.ts)|server\/.*|vite(?:st)?\.config\.ts)$/

/**
 * Makes a shop with all features, in its languages and by the law of its country as far as this
 * package knows it. What only its owner knows is marked `[FILL IN: …]`.
 *
 * @returns The number of its files.
 * @throws {CreateShopError} when the name cannot be one, or the folder exists.
 */
export async function createShop(options: CreateShopOptions): Promise<number> {
  const {
    folder,
    name,
    place,
    template,
    port = 3000,
    platform,
    hasServers = true,
    tarballs,
  } = options
  assertNewName(name, folder)
  const title = toTitle(name)
  const shop = { name, title, port, place }
  await cp(template, folder, {
    recursive: true,
    filter: async (path) => isCopied(relative(template, path).replaceAll('\\', '/')),
  })
  const files: Record<string, string> = {
    ...appFiles(shop),
    ...ownMessages(shop),
    ...(await legalTexts(shop)),
    'platform/tenant.json': toJson(tenantFile(shop)),
    'package.json': toJson(
      toManifest(await readManifest(template), {
        ...shop,
        platform,
        hasServers,
        tarballs: tarballs ? await listTarballs(tarballs) : {},
      }),
    ),
    ...(hasServers ? environmentFiles({ ...shop, platform }) : {}),
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  await mkdir(join(folder, 'platform/pictures'), { recursive: true })
  const written = await readdir(folder, { recursive: true, withFileTypes: true })
  return written.filter((one) => one.isFile()).length
}

function assertNewName(name: string, folder: string): void {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(name)) {
    throw new CreateShopError(
      `'${name}' is no name of a shop: use small letters, digits and hyphens.`,
    )
  }
  if (existsSync(folder)) throw new CreateShopError(`${folder} exists. Use another name.`)
}

/** A folder is copied as far as it leads to a file that is. */
function isCopied(path: string): boolean {
  const isFolder = ['', 'app', 'server'].includes(path)
  return isFolder || (copied.test(path) && basename(path) !== 'node_modules')
}

async function readManifest(template: string): Promise<Manifest> {
  const packed = join(template, 'manifest.json')
  const file = existsSync(packed) ? packed : join(template, 'package.json')
  return JSON.parse(await readFile(file, 'utf8')) as Manifest
}

/** Addresses of the kit's packages, by name. @throws {CreateShopError} when there are none. */
async function listTarballs(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder).catch((): string[] => [])
  const tarballs = names.flatMap((file) => {
    const [, name] = /^floga-(.+?)-\d+\.\d+\.\d+.*\.tgz$/.exec(file) ?? []
    return name ? [[`@floga/${name}`, `file:${join(folder, file)}`] as const] : []
  })
  if (tarballs.length > 0) return Object.fromEntries(tarballs)
  throw new CreateShopError(
    `${folder} has no tarballs of the kit, such as floga-storefront-0.1.0.tgz.`,
  )
}

function toTitle(name: string): string {
  return name.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ')
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
