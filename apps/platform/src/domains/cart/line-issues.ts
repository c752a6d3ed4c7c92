import { availablePieces } from './cart-record.js'
import type { CartLineRecord } from './cart-record.js'

/** What changed since a line was added, for the shopper to check. */
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
