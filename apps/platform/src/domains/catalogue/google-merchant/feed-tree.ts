import type { SourceRecord } from '../import/catalogue-source.js'
import { toKey } from '../text/to-key.js'
import { cut } from './merchant-record.js'
import type { ParsedItem } from './parse-merchant-item.js'
import { unusedKey } from './unused-key.js'

/** Brands and categories that items name by words. */
export interface FeedTree {
  add(item: ParsedItem): void
  brandKey(name: string): string
  categoryKey(path: readonly string[]): string
  /** Their records, parents first. */
  records(): SourceRecord[]
}

/** Gathers brands and categories, each under a key of its own. */
export function createFeedTree(locale: string): FeedTree {
  const brands = new Map<string, { key: string; line: number }>()
  const categories = new Map<string, FeedCategory>()
  const keys = { brand: new Set<string>(), category: new Set<string>(), slug: new Set<string>() }

  function addCategory(path: readonly string[], item: ParsedItem): FeedCategory {
    const id = path.join('\n')
    const known = categories.get(id)
    if (known) return known
    const parent = path.length > 1 ? addCategory(path.slice(0, -1), item) : undefined
    const name = path.at(-1) ?? ''
    const key = unusedKey(toKey(path.join(' ')), keys.category, id)
    const made: FeedCategory = {
      key,
      parent: parent?.key,
      name,
      slug: unusedKey(toKey(name), keys.slug, id),
      googleCategory: null,
      line: item.line,
    }
    categories.set(id, made)
    return made
  }

  return {
    add(item) {
      if (item.brand !== null && !brands.has(item.brand)) {
        const key = unusedKey(toKey(item.brand), keys.brand, item.brand)
        brands.set(item.brand, { key, line: item.line })
      }
      if (item.categoryPath.length > 0) {
        addCategory(item.categoryPath, item).googleCategory ??= item.googleCategory
      }
    },
    brandKey: (name) => brands.get(name)?.key ?? toKey(name),
    categoryKey: (path) => categories.get(path.join('\n'))?.key ?? toKey(path.join(' ')),
    records: () => [
      ...[...brands].map(([name, { key, line }]) => ({
        line,
        value: { type: 'brand', key, name: cut(name, 80), slug: key },
      })),
      ...[...categories.values()].map(
        ({ line, key, parent, name, slug, googleCategory }, place) => ({
          line,
          value: {
            type: 'category',
            key,
            ...(parent === undefined ? {} : { parent }),
            sortOrder: place,
            ...(googleCategory === null ? {} : { googleCategory: cut(googleCategory, 750) }),
            translations: { [locale]: { name, slug } },
          },
        }),
      ),
    ],
  }
}

interface FeedCategory {
  key: string
  parent: string | undefined
  name: string
  slug: string
  googleCategory: string | null
  line: number
}
