import type { CartLineRecord, CartRecord } from '../cart/cart-record.js'
import { findLineIssues } from '../cart/line-issues.js'
import type { CartLineIssue } from '../cart/line-issues.js'
import type { Sql } from '../database/database.js'
import { shopperMessage } from '../messages/shopper-messages.js'
import { formatMoney } from '../pricing/format-money.js'
import { sumTotals } from '../pricing/totals.js'
import { loadLineProducts } from './line-products.js'
import type { LineProduct } from './line-products.js'
import type { PlatformContext } from './platform-context.js'
import { toTotalsView } from './totals-view.js'

/** Builds the contract's Cart: lines with their products, issues and sums in the words of the request's locale. */
export async function toCartView(sql: Sql, context: PlatformContext, cart: CartRecord) {
  const { lines } = cart
  const ids = lines.map(({ variantId }) => variantId)
  const products = await loadLineProducts(sql, context, ids)
  const issues = findLineIssues(lines)
  return {
    id: cart.id,
    version: cart.version,
    time: cart.expiresAt,
    address: cart.country === null ? null : { country: cart.country, postalCode: cart.postalCode },
    token: cart.token,
    data: {
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      lines: lines.map((line) =>
        toLineView(context, line, products.get(line.variantId)!, issues.get(line.id) ?? []),
      ),
      totals: toTotalsView(cartTotals(context, lines), context.locale),
      dangerousGoods: lines.some((line) => line.dangerousGoods),
      weightGrams: lines.reduce((sum, line) => sum + line.quantity * line.weightGrams, 0),
    },
  }
}

function cartTotals({ settings }: PlatformContext, lines: readonly CartLineRecord[]) {
  return sumTotals(lines, {
    currency: settings.currency,
    shippingMinor: null,
    paymentFeeMinor: 0,
    freeShippingAboveMinor: settings.freeShippingAboveMinor,
    standardTaxRate: settings.standardTaxRate,
  })
}

function toLineView(
  { settings, locale }: PlatformContext,
  line: CartLineRecord,
  product: LineProduct,
  issues: readonly CartLineIssue[],
) {
  const money = (minor: number) => formatMoney(minor, settings.currency, locale)
  return {
    ...product,
    id: line.id,
    kind: line.kind,
    quantity: line.quantity,
    unitPrice: money(line.unitPriceMinor),
    lineTotal: money(line.quantity * line.unitPriceMinor),
    author: line.author,
    issues: issues.map((issue) => ({
      code: issue.code,
      message: shopperMessage(issue.code, locale),
      available: issue.code === 'INSUFFICIENT_STOCK' ? issue.available : null,
      oldPrice: issue.code === 'PRICE_CHANGED' ? money(issue.oldPriceMinor) : null,
    })),
  }
}
