import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Folders that texts of a shop are in. */
export interface ShopFolders {
  /** This package. */
  storefront: string
  /** Messages of the shop; later folders override earlier ones. */
  messages: readonly string[]
  /** Its tenant on the platform: `tenant.json` and `content`. */
  tenant: string
}

/** Messages that one of two servers lacks in a language. */
export interface MissingMessages {
  server: 'shop' | 'platform'
  /** File to write them into. */
  file: string
  missing: [key: string, english: string][]
  /** Number of its messages. */
  total: number
}

type Messages = Readonly<Record<string, string>>

/**
 * Lists messages that a language lacks: those of the shop's pages, and those of the platform, in
 * mails, documents and error texts, where `@floga/platform` is installed.
 */
export function findMissingMessages(folders: ShopFolders, code: string): MissingMessages[] {
  const { storefront, messages, tenant } = folders
  const all = [join(storefront, 'messages'), ...messages]
  const own = messages.at(-1) ?? ''
  const platform = findPlatformLanguages(tenant)
  const tenantFile = join(tenant, 'tenant.json')
  return [
    {
      server: 'shop',
      file: join(own, `${code}.json`),
      ...compare(readFolders(all, 'en'), readFolders(all, code)),
    },
    ...(platform === null
      ? []
      : [
          {
            server: 'platform' as const,
            file: tenantFile,
            ...compare(readFolder(platform, 'en'), {
              ...readFolder(platform, code),
              ...readTenantMessages(tenantFile, code),
            }),
          },
        ]),
  ]
}

/** The languages of a tenant that lack messages: English takes the place of the platform's. */
export function listIncompleteLanguages(
  folders: ShopFolders,
): { code: string; missing: number; total: number }[] {
  const { locales = [] } = readJson(join(folders.tenant, 'tenant.json')) as { locales?: string[] }
  return locales
    .map((code) => {
      const found = findMissingMessages(folders, code)
      return {
        code,
        missing: found.reduce((sum, { missing }) => sum + missing.length, 0),
        total: found.reduce((sum, { total }) => sum + total, 0),
      }
    })
    .filter(({ missing }) => missing > 0)
}

/** `Dutch` */
export function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
}

/** Null where the platform is elsewhere. */
function findPlatformLanguages(tenant: string): string | null {
  try {
    const manifest = createRequire(join(tenant, 'tenant.json')).resolve(
      '@floga/platform/package.json',
    )
    return join(manifest, '../src/foundation/messages/languages')
  } catch {
    return null
  }
}

function compare(english: Messages, known: Messages): Pick<MissingMessages, 'missing' | 'total'> {
  const all = Object.entries(english)
  return { missing: all.filter(([key]) => known[key] === undefined), total: all.length }
}

/** Messages of a language in folders and their sub-folders. */
function readFolders(folders: readonly string[], code: string): Messages {
  return Object.assign({}, ...folders.map((folder) => readFolder(folder, code))) as Messages
}

function readFolder(folder: string, code: string): Messages {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  const features = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const files = [...features.map((name) => join(folder, name)), folder]
  return Object.assign(
    {},
    ...files.map((path) => flatten(readJson(join(path, `${code}.json`)))),
  ) as Messages
}

function readTenantMessages(file: string, code: string): Messages {
  const { messages = {} } = readJson(file) as { messages?: Record<string, object> }
  return flatten(messages[code] ?? {})
}

/** An empty object where there is no such file. */
function readJson(file: string): object {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {}
}

/** Messages by whole keys, such as `cart.title`. */
function flatten(group: object, path = ''): Messages {
  const entries = Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(flatten(value, `${path}${name}.`))
      : [[`${path}${name}`, String(value)]],
  )
  return Object.fromEntries(entries) as Messages
}
