import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { ShopFolders } from './missing-messages.js'

/** Text that a new shop has in place of what only its owner knows, in every language. */
const placeholder = /\[FILL IN:/g

/** Counts the places to fill in, by file: messages, settings of the tenant, and its content. */
export function findPlaceholders({
  messages,
  tenant,
}: Pick<ShopFolders, 'messages' | 'tenant'>): { file: string; count: number }[] {
  return [...messages, tenant]
    .flatMap(listTexts)
    .map((file) => ({ file, count: readFileSync(file, 'utf8').match(placeholder)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
}

function listTexts(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:json|md)$/.test(file))
    .sort()
    .map((file) => join(folder, file))
}
