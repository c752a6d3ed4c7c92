import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { listAreas } from '@floga/i18n/compiler'

import { tenantFolder } from './tenant-alias.js'

/** The area of each of the tenant's messages, by key. */
export function messageAreas(): ReadonlyMap<string, string> {
  const areas = JSON.parse(read('message-areas.json')) as Record<string, readonly string[]>
  const file = 'messages/el.json'
  return listAreas({ code: 'el', file, json: read(file) }, new Map(Object.entries(areas)))
}

function read(name: string): string {
  return readFileSync(join(tenantFolder(), name), 'utf8')
}
