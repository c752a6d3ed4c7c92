import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { listNamespaces, runMessagesCommand } from '@floga/i18n/compiler'

import { tenantFolder } from './tenant-alias.js'

/** Messages that every shop has by default; a tenant overrides them, and adds other languages. */
const sharedMessages = fileURLToPath(new URL('../messages', import.meta.url))
const namespacesFile = join(sharedMessages, 'namespaces.json')

/** The namespace of each message, by key. */
export function messageNamespaces(): ReadonlyMap<string, string> {
  const namespaces = JSON.parse(readFileSync(namespacesFile, 'utf8')) as Record<
    string,
    readonly string[]
  >
  const file = join(sharedMessages, 'en.json')
  const json = readFileSync(file, 'utf8')
  return listNamespaces({ code: 'en', file, json }, new Map(Object.entries(namespaces)))
}

/** Folders from which the tenant's messages are compiled. */
export function messageSources(): string[] {
  return [sharedMessages, join(tenantFolder(), 'messages')]
}

/** Compiles the tenant's messages. @returns Errors, one line each. */
export async function compileTenantMessages(): Promise<string[]> {
  const problems: string[] = []
  const output = { log: () => undefined, error: (line: string) => void problems.push(line) }
  const to = join(tenantFolder(), 'generated')
  await runMessagesCommand([messageSources().join(), to, `--namespaces=${namespacesFile}`], output)
  return problems
}
