import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'

/** A request with the data of its e-mail. */
export interface BackInStockRequest {
  id: string
  email: string
  locale: string
  productName: string
  productSlug: string
  sku: string
  /** Distinguishes the variant within its product; empty for a single one. */
  label: string
}

interface Row extends Omit<BackInStockRequest, 'productName' | 'productSlug' | 'label'> {
  translations: Record<string, { name: string; slug: string }>
  options: { internalName: string; values: { value: string; label: Record<string, string> }[] }[]
  optionValues: Record<string, string>
}

/** A request whose product still exists; undefined once it was deleted, or the product was. */
export async function readBackInStockRequest(
  sql: Transaction,
  id: string,
): Promise<BackInStockRequest | undefined> {
  if (!isRandomId(id)) return undefined
  const [row] = await sql.query<Row>(
    `SELECT r.id, r.email, r.locale, v.sku, v.option_values AS "optionValues", p.options,
            p.translations
     FROM back_in_stock_requests r
     JOIN variants v ON v.tenant = r.tenant AND v.id = r.variant_id
     JOIN products p ON p.tenant = v.tenant AND p.id = v.product_id
     WHERE r.id = $1 AND p.published`,
    [id],
  )
  if (!row) return undefined
  const { translations, options, optionValues, ...request } = row
  const texts = translations[request.locale] ?? Object.values(translations)[0]
  if (!texts) return undefined
  const label = options.flatMap(({ internalName, values }) => {
    const value = values.find((candidate) => candidate.value === optionValues[internalName])
    return value?.label[request.locale] ?? []
  })
  return { ...request, productName: texts.name, productSlug: texts.slug, label: label.join(', ') }
}
