export interface CartLineRecord {
  id: string
  variantId: string
  productId: string
  quantity: number
  /** Name of who added it to a shared cart. */
  author: string | null
  authorId: string | null
  /** With VAT, as the shopper last saw and accepted it. */
  acceptedPriceMinor: number
  /** With VAT, to pay now. */
  unitPriceMinor: number
  /** Per cent. */
  taxRate: number
  stock: number
  backorderable: boolean
  /** The variant and its product are still on offer. */
  offered: boolean
  weightGrams: number
  longestSideMm: number
  dangerousGoods: boolean
  kind: string
  /** Sold below its usual price. */
  isReduced: boolean
  /** The cart's coupon is for it. */
  isCouponEligible: boolean
}

/** Maximum quantity of one variant in a cart. */
export const maxPieces = 999

/** Most lines of a cart. */
export const maxLines = 200

/** Highest value of a cart's items: within the contract's integers, shipping included. */
export const maxItemsMinor = 1_000_000_000

/** Maximum available quantity of a variant. */
export function availablePieces(variant: {
  stock: number
  backorderable: boolean
  offered: boolean
}): number {
  if (!variant.offered) return 0
  return variant.backorderable ? maxPieces : Math.min(variant.stock, maxPieces)
}

/** Changes since a line was added, for the shopper to review. */
export type CartLineIssue =
  | { code: 'NOT_AVAILABLE' }
  | { code: 'INSUFFICIENT_STOCK'; available: number }
  | { code: 'PRICE_CHANGED'; oldPriceMinor: number }

/** The issues of each line by its id; lines of one variant share its stock. */
export function findLineIssues(lines: readonly CartLineRecord[]): Map<string, CartLineIssue[]> {
  const pieces = new Map<string, number>()
  for (const { variantId, quantity } of lines) {
    pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
  }
  return new Map(
    lines.map((line) => [line.id, issuesOf(line, pieces.get(line.variantId) ?? line.quantity)]),
  )
}

function issuesOf(line: CartLineRecord, pieces: number): CartLineIssue[] {
  const available = availablePieces(line)
  if (available === 0) return [{ code: 'NOT_AVAILABLE' }]
  const issues: CartLineIssue[] = []
  if (pieces > available) issues.push({ code: 'INSUFFICIENT_STOCK', available })
  if (line.unitPriceMinor !== line.acceptedPriceMinor) {
    issues.push({ code: 'PRICE_CHANGED', oldPriceMinor: line.acceptedPriceMinor })
  }
  return issues
}

const columns = 'tenant, id, variant_id, quantity, author_id, accepted_price_minor, position'

const lineJson = `json_build_object('id', l.id, 'variantId', l.variant_id,
  'productId', v.product_id, 'quantity', l.quantity, 'author', a.name, 'authorId', l.author_id,
  'acceptedPriceMinor', l.accepted_price_minor,
  'unitPriceMinor', COALESCE(v.sale_price_minor, v.price_minor),
  'taxRate', p.tax_rate, 'stock', v.stock, 'backorderable', v.backorderable,
  'offered', v.active AND p.published, 'weightGrams', COALESCE(v.weight_grams, 0),
  'longestSideMm',
    GREATEST(COALESCE(v.width_mm, 0), COALESCE(v.length_mm, 0), COALESCE(v.height_mm, 0)),
  'dangerousGoods', p.dangerous_goods, 'kind', p.kind,
  'isReduced', COALESCE(v.sale_price_minor < v.price_minor, false), 'isCouponEligible', false)`

/**
 * SQL of the lines of a cart, and of those saved for later, as JSON, each in the order they were
 * added. An import never deletes a variant, so that every line has its own.
 *
 * @param cartId SQL of the cart's id.
 */
export function linesJson(cartId: string): string {
  return `(SELECT json_build_object(
      'lines', COALESCE(json_agg(${lineJson} ORDER BY l.position) FILTER (WHERE NOT l.is_saved), '[]'),
      'saved', COALESCE(json_agg(${lineJson} ORDER BY l.position) FILTER (WHERE l.is_saved), '[]'))
    FROM (
      SELECT false AS is_saved, ${columns} FROM cart_lines WHERE cart_id = ${cartId}
      UNION ALL
      SELECT true, ${columns} FROM cart_inactive_lines WHERE cart_id = ${cartId} AND kind = 'SAVED'
    ) l
    JOIN variants v ON v.tenant = l.tenant AND v.id = l.variant_id
    JOIN products p ON p.tenant = v.tenant AND p.id = v.product_id
    LEFT JOIN shared_cart_people a ON a.tenant = l.tenant AND a.id = l.author_id)`
}
