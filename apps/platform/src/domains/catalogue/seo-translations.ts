import type { Transaction } from '../../foundation/database/database.js'
import type { StoredImage } from './import/image-metadata.js'
import type { Translations } from './snapshot/catalogue-snapshot.js'
import { htmlToText } from './text/clean-html.js'
import type { ViewScope } from './views/view-scope.js'
import { pickTranslation } from './views/view-scope.js'
import type { SeoTranslations, SeoType } from '../../foundation/generated/contract-types.js'

/** Search engine metadata of an entity. */
export interface SeoRow {
  texts: Translations
  image: StoredImage | null
}

/** Title and description for search engines by slug; null when nothing has the slug. */
export async function findSeoTranslations(
  sql: Transaction,
  where: { slug: string; type: SeoType },
  scope: ViewScope,
  locales: readonly string[],
): Promise<SeoTranslations | null> {
  const [row] = await sql.query<SeoRow>(statements[where.type], [where.slug, scope.locale, locales])
  return row ? toSeoTranslations(row, where.slug, scope, locales) : null
}

/** Localizes the search engine metadata of an entity requested by slug. */
export function toSeoTranslations(
  row: SeoRow,
  slug: string,
  scope: ViewScope,
  locales: readonly string[],
): SeoTranslations {
  const texts = pickTranslation(row.texts, scope)
  const description = texts.seoDescription ?? texts.excerpt ?? htmlToText(texts.description ?? '')
  const seoMeta = [{ name: 'title', content: texts.seoTitle ?? texts.name }]
  if (description) seoMeta.push({ name: 'description', content: cutWords(description) })
  if (row.image && !row.image.isDrawing) {
    seoMeta.push({ name: 'image', content: `${row.image.file}-1200.jpg?v=${row.image.version}` })
  }
  return {
    translations: locales.flatMap((locale) => {
      const own = row.texts[locale]?.slug
      return own === undefined ? [] : [{ locale, slug: own }]
    }),
    seoMeta,
    redirectTo: texts.slug === slug ? null : texts.slug,
  }
}

/** Search engines show no more. */
const maxDescription = 160

function cutWords(text: string): string {
  if (text.length <= maxDescription) return text
  const cut = text.slice(0, maxDescription - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;.·-]+$/, '')}…`
}

const target = (kind: string) => `(
  SELECT target_id FROM slugs WHERE kind = '${kind}' AND slug = $1
  ORDER BY retired, locale <> $2 LIMIT 1)`

const statements: Record<SeoType, string> = {
  PRODUCT: `SELECT translations AS texts, images -> 0 AS image FROM products
    WHERE id = ${target('product')} AND published AND $3::text[] IS NOT NULL`,
  CATEGORY: `SELECT translations AS texts, image FROM categories
    WHERE id = ${target('category')} AND $3::text[] IS NOT NULL`,
  PROMOTION: `SELECT translations AS texts, image FROM promotions
    WHERE id = ${target('promotion')} AND $3::text[] IS NOT NULL`,
  BRAND: `SELECT image, (
      SELECT jsonb_object_agg(locale, jsonb_build_object('name', name, 'slug', slug))
      FROM unnest($3::text[]) AS locale) AS texts
    FROM brands WHERE id = ${target('brand')}`,
}
