/**
 * Splits a discount over lines by what they cost, to the cent: the shares add up to it, and none is above its line.
 * What rounding leaves goes to the lines that lost most by it.
 *
 * @param discountMinor 0 to the sum of the lines.
 */
export function allocateDiscount(discountMinor: number, linesMinor: readonly number[]): number[] {
  const sumMinor = linesMinor.reduce((sum, line) => sum + line, 0)
  if (discountMinor < 0 || discountMinor > sumMinor) {
    throw new Error(`Cannot take ${discountMinor} off ${sumMinor}. Limit the discount first.`)
  }
  if (sumMinor === 0) return linesMinor.map(() => 0)
  const exact = linesMinor.map((line) => {
    // Products of two amounts can be above what a number holds exactly.
    const product = BigInt(discountMinor) * BigInt(line)
    return { share: Number(product / BigInt(sumMinor)), lost: product % BigInt(sumMinor) }
  })
  let left = discountMinor - exact.reduce((sum, { share }) => sum + share, 0)
  const byLoss = exact
    .map(({ lost }, index) => ({ lost, index }))
    .sort((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1))
  const shares = exact.map(({ share }) => share)
  for (const { index } of byLoss) {
    if (left === 0) break
    shares[index]! += 1
    left -= 1
  }
  return shares
}
