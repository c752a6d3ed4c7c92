import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { listAreas, runMessagesCommand } from '@floga/i18n/compiler'

import { tenantFolder } from './tenant-alias.js'

/** Words that every shop begins with; a tenant says its own in place of them, and those of other languages. */
const sharedWords = fileURLToPath(new URL('../messages', import.meta.url))
const areasFile = join(sharedWords, 'areas.json')

/** The area of each message, by key. */
export function messageAreas(): ReadonlyMap<string, string> {
  const areas = JSON.parse(readFileSync(areasFile, 'utf8')) as Record<string, readonly string[]>
  const file = join(sharedWords, 'en.json')
  const json = readFileSync(file, 'utf8')
  return listAreas({ code: 'en', file, json }, new Map(Object.entries(areas)))
}

/** What the tenant's messages are compiled from. */
export function messageSources(): string[] {
  return [sharedWords, join(tenantFolder(), 'messages')]
}

/** Compiles the tenant's messages. @returns what is wrong with them, one line each. */
export async function compileTenantMessages(): Promise<string[]> {
  const problems: string[] = []
  const output = { log: () => undefined, error: (line: string) => void problems.push(line) }
  const to = join(tenantFolder(), 'generated')
  await runMessagesCommand([messageSources().join(), to, `--areas=${areasFile}`], output)
  return problems
}
