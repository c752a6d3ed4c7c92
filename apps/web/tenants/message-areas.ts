import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { listAreas, runMessagesCommand } from '@floga/i18n/compiler'

import { tenantFolder } from './tenant-alias.js'

/** The area of each of the tenant's messages, by key. */
export function messageAreas(): ReadonlyMap<string, string> {
  const areas = JSON.parse(read('message-areas.json')) as Record<string, readonly string[]>
  const file = 'messages/el.json'
  return listAreas({ code: 'el', file, json: read(file) }, new Map(Object.entries(areas)))
}

/** What the tenant's messages are compiled from. */
export function messageSources(): string[] {
  return [join(tenantFolder(), 'messages'), join(tenantFolder(), 'message-areas.json')]
}

/** Compiles the tenant's messages. @returns what is wrong with them, one line each. */
export async function compileTenantMessages(): Promise<string[]> {
  const [messages = '', areas = ''] = messageSources()
  const problems: string[] = []
  const output = { log: () => undefined, error: (line: string) => void problems.push(line) }
  const to = join(tenantFolder(), 'generated')
  await runMessagesCommand([messages, to, `--areas=${areas}`], output)
  return problems
}

function read(name: string): string {
  return readFileSync(join(tenantFolder(), name), 'utf8')
}
