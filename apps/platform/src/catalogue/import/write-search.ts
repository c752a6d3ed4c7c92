import type { Sql } from '../../database/database.js'
import { htmlToText } from '../text/clean-html.js'
import { searchLanguage, searchVector, skuVector } from '../text/search-vector.js'
import type { ProductRow } from './prepare-products.js'

interface NamedThing {
  id: string
  names: Record<string, string>
}

/** Writes what a search looks through: one row for each product and locale. */
export async function writeSearch(
  sql: Sql,
  tenant: string,
  products: readonly ProductRow[],
): Promise<void> {
  const names = await readNames(sql)
  const rows = products.flatMap((product) =>
    Object.keys(product.translations).map((locale) => toSearchRow(product, locale, names)),
  )
  await sql.query(upsertSearch, [JSON.stringify(rows), tenant])
}

/** Names of brands (locale `*`) and of categories with all that stand above them. */
async function readNames(sql: Sql): Promise<Map<string, Record<string, string>>> {
  const rows = await sql.query<NamedThing>(
    `WITH RECURSIVE path AS (
       SELECT id, parent_id, translations, id AS leaf FROM categories
       UNION ALL
       SELECT c.id, c.parent_id, c.translations, path.leaf
       FROM path JOIN categories c ON c.id = path.parent_id)
     SELECT leaf AS id, jsonb_object_agg(locale, names) AS names
     FROM (
       SELECT leaf, t.key AS locale, string_agg(t.value ->> 'name', ' ') AS names
       FROM path, jsonb_each(translations) t GROUP BY leaf, t.key) words
     GROUP BY leaf
     UNION ALL SELECT id, jsonb_build_object('*', name) FROM brands`,
  )
  return new Map(rows.map((row) => [row.id, row.names]))
}

function toSearchRow(
  product: ProductRow,
  locale: string,
  names: Map<string, Record<string, string>>,
) {
  const words = product.translations[locale]
  const text = {
    name: words?.name ?? '',
    brand: product.brand_id === null ? '' : (names.get(product.brand_id)?.['*'] ?? ''),
    category: product.category_ids.map((id) => names.get(id)?.[locale] ?? '').join(' '),
    properties: propertyWords(product, locale),
    description: `${words?.excerpt ?? ''} ${htmlToText(words?.description ?? '')}`,
  }
  const otherNames = Object.entries(product.translations)
    .filter(([other]) => other !== locale)
    .map(([, translation]) => translation.name)
    .join(' ')
  return {
    product_id: product.id,
    locale,
    language: searchLanguage(locale),
    skus: skuVector(
      product.variants.flatMap((variant) =>
        variant.barcode === null ? [variant.sku] : [variant.sku, variant.barcode],
      ),
      'A',
    ),
    other_names: searchVector(otherNames, 'D'),
    ...text,
    name_words: searchVector(text.name, 'A'),
    brand_words: searchVector(text.brand, 'B'),
    category_words: searchVector(text.category, 'B'),
    property_words: searchVector(text.properties, 'C'),
    description_words: searchVector(text.description, 'D'),
  }
}

function propertyWords(product: ProductRow, locale: string): string {
  const properties = product.properties.flatMap((property) => [
    property.name[locale] ?? '',
    ...(property.group === 'list'
      ? property.values.map((value) => value[locale] ?? '')
      : [property.value[locale] ?? '']),
  ])
  const options = product.options.flatMap((option) =>
    option.values.map((value) => value.label[locale] ?? ''),
  )
  return [...properties, ...options].join(' ')
}

const upsertSearch = `
INSERT INTO product_search
  (tenant, product_id, locale, name, sku, brand, category, properties, description, document)
SELECT $2, product_id, locale, n, skus::tsvector, b, c, p, d,
  n || skus::tsvector || b || c || p || d || other_names::tsvector
FROM jsonb_to_recordset($1::text::jsonb) AS r (
    product_id text, locale text, language text, skus text, other_names text,
    name text, name_words text, brand text, brand_words text, category text, category_words text,
    properties text, property_words text, description text, description_words text)
  CROSS JOIN LATERAL (SELECT
    setweight(to_tsvector(language::regconfig, name), 'A') || name_words::tsvector AS n,
    setweight(to_tsvector('simple', brand), 'B') || brand_words::tsvector AS b,
    setweight(to_tsvector(language::regconfig, category), 'B') || category_words::tsvector AS c,
    setweight(to_tsvector(language::regconfig, properties), 'C') || property_words::tsvector AS p,
    setweight(to_tsvector(language::regconfig, description), 'D')
      || description_words::tsvector AS d
  ) vectors
ON CONFLICT (tenant, product_id, locale) DO UPDATE SET
  name = excluded.name, sku = excluded.sku, brand = excluded.brand, category = excluded.category,
  properties = excluded.properties, description = excluded.description,
  document = excluded.document`
