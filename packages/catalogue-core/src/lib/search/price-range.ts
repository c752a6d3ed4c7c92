/** Prices with VAT in minor units, both ends included; a missing end is open. */
export interface PriceRange {
  readonly minMinor?: number
  readonly maxMinor?: number
}

/** The contract's integers have 32 bits. */
const MAX_MINOR = 2_147_483_647

/** A range that makes sense: whole amounts, the lower one first, nothing that is no limit. */
export function toPriceRange({ minMinor, maxMinor }: PriceRange): PriceRange {
  const ends = [toAmount(minMinor), toAmount(maxMinor)] as const
  const isReversed = ends[0] !== undefined && ends[1] !== undefined && ends[0] > ends[1]
  const [from, to] = isReversed ? [ends[1], ends[0]] : ends
  return {
    ...(from !== undefined && from > 0 && { minMinor: from }),
    ...(to !== undefined && { maxMinor: to }),
  }
}

/** Whether a range leaves every price in. */
export function isOpenRange({ minMinor, maxMinor }: PriceRange): boolean {
  return minMinor === undefined && maxMinor === undefined
}

/** Reads `1000-5000`, `1000-` or `-5000`; anything else is no range. */
export function parsePriceRange(text: string): PriceRange {
  const [, from = '', to = ''] = /^(\d{0,10})-(\d{0,10})$/.exec(text) ?? []
  return toPriceRange({
    minMinor: from ? Number(from) : undefined,
    maxMinor: to ? Number(to) : undefined,
  })
}

/** Writes a range as {@link parsePriceRange} reads it; empty for an open one. */
export function writePriceRange(range: PriceRange): string {
  return isOpenRange(range) ? '' : `${range.minMinor ?? ''}-${range.maxMinor ?? ''}`
}

/**
 * Reads an amount as people type it, with a comma or a point: `12,50`. Three digits after either
 * are thousands, as in `1.250`.
 *
 * @param minorDigits Digits after the comma that the currency has.
 * @returns Minor units, or undefined when the text is not an amount.
 */
export function parseTypedAmount(text: string, minorDigits: number): number | undefined {
  const plain = text.replaceAll(/[\s\p{Sc}]/gu, '').replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '')
  const [, whole, part = ''] = /^(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  if (whole === undefined) return undefined
  return toAmount(Number(`${whole}${part.padEnd(minorDigits, '0').slice(0, minorDigits)}`))
}

function toAmount(value: number | undefined): number | undefined {
  if (value === undefined || !Number.isInteger(value)) return undefined
  return value >= 0 && value <= MAX_MINOR ? Math.abs(value) : undefined
}
