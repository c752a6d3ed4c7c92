import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { listNamespaces, runMessagesCommand } from '@floga/i18n/compiler'

import { tenantFolder } from './tenant-alias.js'

/** Messages that every shop has by default; a tenant overrides them, and adds other languages. */
const sharedMessages = fileURLToPath(new URL('../messages', import.meta.url))

/** Messages of the features of the storefront, which live in its package. */
const storefront = dirname(createRequire(import.meta.url).resolve('@floga/storefront/package.json'))
const featureMessages = [
  'components',
  'forms',
  'search',
  'back-in-stock',
  'cart',
  'catalogue',
  'compare',
  'consent',
  'contact',
  'content',
  'customer-requests',
  'home',
  'newsletter',
  'shared-cart',
  'withdrawal',
].map((name) => join(storefront, 'messages', name))
const namespacesFile = join(sharedMessages, 'namespaces.json')

/** The namespace of each message, by key. */
export function messageNamespaces(): ReadonlyMap<string, string> {
  const namespaces = JSON.parse(readFileSync(namespacesFile, 'utf8')) as Record<
    string,
    readonly string[]
  >
  return listNamespaces(
    [...featureMessages, sharedMessages].map((folder) => {
      const file = join(folder, 'en.json')
      return { code: 'en', file, json: readFileSync(file, 'utf8') }
    }),
    new Map(Object.entries(namespaces)),
  )
}

/** Folders from which the tenant's messages are compiled. */
export function messageSources(): string[] {
  return [...featureMessages, sharedMessages, join(tenantFolder(), 'messages')]
}

/** Compiles the tenant's messages. @returns Errors, one line each. */
export async function compileTenantMessages(): Promise<string[]> {
  const problems: string[] = []
  const output = { log: () => undefined, error: (line: string) => void problems.push(line) }
  const to = join(tenantFolder(), 'generated')
  await runMessagesCommand([messageSources().join(), to, `--namespaces=${namespacesFile}`], output)
  return problems
}
