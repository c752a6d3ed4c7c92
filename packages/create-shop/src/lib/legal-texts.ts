import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { NewShop } from './new-shop.js'
import { isInEuropeanUnion } from './shop-place.js'

const folder = fileURLToPath(new URL('../../texts', import.meta.url))

/** Texts that the law of the European Union asks for, and other countries do not. */
const european = new Set(['legal-guarantee.md', 'withdrawal-form.md'])

/**
 * Skeletons of the texts that a shop has to have: terms, privacy, delivery, payment, cookies, and
 * withdrawal and guarantee in the European Union. English where a language has none.
 */
export async function legalTexts({ title, place }: NewShop): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const code of place.languages) {
    const own = join(folder, code)
    for (const name of await readdir(join(folder, 'en'))) {
      if (european.has(name) && !isInEuropeanUnion(place.country)) continue
      const path = join(existsSync(join(own, name)) ? own : join(folder, 'en'), name)
      const text = await readFile(path, 'utf8')
      files[`platform/content/${code}/${name}`] = text
        .replaceAll('{shop}', title)
        .replaceAll('{today}', new Date().toISOString().slice(0, 10))
        .replaceAll('](/', `](${code === place.languages[0] ? '' : `/${code}`}/`)
    }
  }
  return files
}
