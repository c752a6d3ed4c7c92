import type { Transaction } from '../../../../foundation/database/database.js'
import { htmlToText } from '../../text/clean-html.js'
import { plainWords } from '../../text/plain-text.js'
import { headVector, searchLanguage, searchVector, skuVector } from '../../text/search-vector.js'
import type { ProductRow } from '../write/prepare-products.js'

/** The searched fields of a product. */
export type SearchableProduct = Pick<
  ProductRow,
  'id' | 'kind' | 'brand_id' | 'category_ids' | 'translations' | 'properties' | 'options'
> & { variants: { sku: string; barcode: string | null }[] }

interface NamedThing {
  id: string
  names: Record<string, string>
}

/** Writes the search index: one row for each product and locale. */
export async function writeSearch(
  sql: Transaction,
  tenant: string,
  products: readonly SearchableProduct[],
): Promise<void> {
  const names = await readNames(sql)
  const rows = products.flatMap((product) =>
    Object.keys(product.translations).map((locale) => toSearchRow(product, locale, names)),
  )
  if (rows.length === 0) return
  const [raised] = await sql.query<{ text_version: number }>(
    'UPDATE tenants SET text_version = text_version + 1 RETURNING text_version',
  )
  await sql.query(upsertSearch, [JSON.stringify(rows), tenant, raised?.text_version])
}

/** Names of brands (locale `*`) and of categories with their ancestors. */
async function readNames(sql: Transaction): Promise<Map<string, Record<string, string>>> {
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
  product: SearchableProduct,
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
  const others = Object.entries(product.translations).filter(([other]) => other !== locale)
  const otherNames = others.map(([, translation]) => translation.name).join(' ')
  const otherCategories = others
    .flatMap(([other]) => product.category_ids.map((id) => names.get(id)?.[other] ?? ''))
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
    other_language: searchLanguage(others[0]?.[0] ?? locale),
    other_names: otherNames,
    other_words: searchVector(otherNames, 'B'),
    other_category_words: searchVector(otherCategories, 'C'),
    heads: headVector([
      product.kind,
      ...Object.values(product.translations).flatMap(({ name }) => plainWords(name)[0] ?? []),
    ]),
    ...text,
    name_words: searchVector(text.name, 'A'),
    brand_words: searchVector(text.brand, 'B'),
    category_words: searchVector(text.category, 'B'),
    property_words: searchVector(text.properties, 'C'),
    description_words: searchVector(text.description, 'D'),
  }
}

function propertyWords(product: SearchableProduct, locale: string): string {
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
  (tenant, product_id, locale, name, sku, brand, category, properties, description,
   text_version, document)
SELECT $2, product_id, locale, n, skus::tsvector, b, c, p, d, $3::integer,
  n || skus::tsvector || b || c || p || d
    || setweight(to_tsvector(other_language::regconfig, other_names), 'B')
    || other_words::tsvector || other_category_words::tsvector || heads::tsvector
FROM jsonb_to_recordset($1::text::jsonb) AS r (
    product_id text, locale text, language text, skus text,
    other_language text, other_names text, other_words text, other_category_words text, heads text,
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
  text_version = excluded.text_version, document = excluded.document`
