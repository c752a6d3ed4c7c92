import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { listMessageFolders, listNamespaces, runMessagesCommand } from '@floga/i18n/compiler'

import { tenantFolder } from './tenant-alias.js'

/** Messages that every shop has by default; a tenant overrides them, and adds other languages. */
const sharedMessages = fileURLToPath(new URL('../messages', import.meta.url))

/** Messages of the storefront, with a folder for each feature. */
const storefrontMessages = join(
  dirname(createRequire(import.meta.url).resolve('@floga/storefront/package.json')),
  'messages',
)
const namespacesFile = join(sharedMessages, 'namespaces.json')

/** The namespace of each message, by key. */
export async function messageNamespaces(): Promise<ReadonlyMap<string, string>> {
  const namespaces = JSON.parse(readFileSync(namespacesFile, 'utf8')) as Record<
    string,
    readonly string[]
  >
  const folders = await Promise.all([storefrontMessages, sharedMessages].map(listMessageFolders))
  return listNamespaces(
    folders.flat().map((folder) => {
      const file = join(folder, 'en.json')
      return { code: 'en', file, json: readFileSync(file, 'utf8') }
    }),
    new Map(Object.entries(namespaces)),
  )
}

/** Folders from which the tenant's messages are compiled. */
export function messageSources(): string[] {
  return [storefrontMessages, sharedMessages, join(tenantFolder(), 'messages')]
}

/** Compiles the tenant's messages. @returns Errors, one line each. */
export async function compileTenantMessages(): Promise<string[]> {
  const problems: string[] = []
  const output = { log: () => undefined, error: (line: string) => void problems.push(line) }
  const to = join(tenantFolder(), 'generated')
  await runMessagesCommand([messageSources().join(), to, `--namespaces=${namespacesFile}`], output)
  return problems
}
