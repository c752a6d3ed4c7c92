import type { SourceRecord } from '../import/catalogue-source.js'
import { toKey } from '../text/to-key.js'
import { cutAtWord } from './cut-text.js'
import type { ForeignProduct } from './foreign-product.js'
import { unusedKey } from './unused-key.js'

/** Brands and categories that products refer to by name. */
export interface ForeignTree {
  add(product: ForeignProduct): void
  brandKey(name: string): string
  categoryKey(path: readonly string[]): string
  /** Their records, parents first. */
  records(): SourceRecord[]
}

/** Gathers brands and categories, each under a key of its own. */
export function createForeignTree(locale: string): ForeignTree {
  const brands = new Map<string, { key: string; line: number }>()
  const categories = new Map<string, ForeignCategory>()
  const keys = { brand: new Set<string>(), category: new Set<string>(), slug: new Set<string>() }

  function addCategory(path: readonly string[], line: number): ForeignCategory {
    const id = path.join('\n')
    const known = categories.get(id)
    if (known) return known
    const parent = path.length > 1 ? addCategory(path.slice(0, -1), line) : undefined
    const name = path.at(-1) ?? ''
    const made: ForeignCategory = {
      key: unusedKey(toKey(path.join(' ')), keys.category, id),
      parent: parent?.key,
      name,
      slug: unusedKey(toKey(name), keys.slug, id),
      googleCategory: null,
      line,
    }
    categories.set(id, made)
    return made
  }

  return {
    add({ brand, categories: paths, googleCategory, line }) {
      if (brand !== null && !brands.has(brand)) {
        brands.set(brand, { key: unusedKey(toKey(brand), keys.brand, brand), line })
      }
      for (const [place, path] of paths.entries()) {
        const category = addCategory(path, line)
        if (place === 0) category.googleCategory ??= googleCategory
      }
    },
    brandKey: (name) => brands.get(name)?.key ?? toKey(name),
    categoryKey: (path) => categories.get(path.join('\n'))?.key ?? toKey(path.join(' ')),
    records: () => [
      ...[...brands].map(([name, { key, line }]) => ({
        line,
        item: `brand "${name}"`,
        value: { type: 'brand', key, name: cutAtWord(name, 80), slug: key },
      })),
      ...[...categories.values()].map(
        ({ line, key, parent, name, slug, googleCategory }, place) => ({
          line,
          item: `category "${name}"`,
          value: {
            type: 'category',
            key,
            ...(parent === undefined ? {} : { parent }),
            sortOrder: place,
            ...(googleCategory === null ? {} : { googleCategory: cutAtWord(googleCategory, 750) }),
            translations: { [locale]: { name: cutAtWord(name, 80), slug } },
          },
        }),
      ),
    ],
  }
}

interface ForeignCategory {
  key: string
  parent: string | undefined
  name: string
  slug: string
  googleCategory: string | null
  line: number
}
