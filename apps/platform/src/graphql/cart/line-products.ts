import type { StoredImage } from '../../domains/catalogue/import/image-facts.js'
import { toImageView } from '../../domains/catalogue/views/image-view.js'
import type { ImageView } from '../../domains/catalogue/views/image-view.js'
import { toVariantView, variantJson } from '../../domains/catalogue/views/variant-view.js'
import type {
  VariantProduct,
  VariantRow,
  VariantView,
} from '../../domains/catalogue/views/variant-view.js'
import { pickTranslation } from '../../domains/catalogue/views/view-scope.js'
import type { ViewScope } from '../../domains/catalogue/views/view-scope.js'
import type { Transaction } from '../../foundation/database/database.js'
import { viewScope } from '../catalogue/view-scope.js'
import type { PlatformContext } from '../platform-context.js'

/** What a cart line shows of the catalogue. */
export interface LineProduct {
  productName: string
  productSlug: string
  kind: string
  variant: VariantView
  image: ImageView | null
}

interface LineProductRow extends VariantProduct {
  variant: VariantRow & { active: boolean }
  kind: string
  published: boolean
  images: StoredImage[]
}

/** Reads the products of cart lines by variant id, in one statement; those no longer sold too. */
export async function loadLineProducts(
  sql: Transaction,
  context: PlatformContext,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, LineProduct>> {
  if (variantIds.length === 0) return new Map()
  const rows = await sql.query<LineProductRow>(
    `SELECT ${variantJson} AS variant, p.translations, p.options, p.tax_rate AS "taxRate",
            p.kind, p.published, p.images
     FROM variants v JOIN products p ON p.tenant = v.tenant AND p.id = v.product_id
     WHERE v.id = ANY($1::text[])`,
    [[...new Set(variantIds)]],
  )
  const scope = viewScope(context)
  return new Map(rows.map((row) => [row.variant.id, toLineProduct(row, scope)]))
}

/** Builds the contract's Image of an image that an order took down. */
export function toStoredImage(stored: unknown, context: PlatformContext): ImageView {
  // Written by the catalogue's own import, copied as it stood.
  return toImageView(stored as StoredImage, viewScope(context))
}

function toLineProduct(row: LineProductRow, scope: ViewScope): LineProduct {
  const { name, slug } = pickTranslation(row.translations, scope)
  const active = row.variant.active && row.published
  const image = row.variant.image ?? row.images[0]
  return {
    productName: name,
    productSlug: slug,
    kind: row.kind,
    variant: toVariantView({ ...row.variant, active }, row, scope),
    image: image ? toImageView(image, scope) : null,
  }
}
