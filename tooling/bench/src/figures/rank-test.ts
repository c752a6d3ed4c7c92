/** Result of comparing two samples of times. */
export interface RankTest {
  /**
   * Probability that a value of the first sample is greater than one of the second, ties counting
   * half: 0.5 if the samples do not differ.
   */
  share: number
  /** How likely a share this far from a half is when both samples come from the same distribution, from 0 to 1. */
  probability: number
}

/**
 * Compares two samples with a rank test, which assumes no distribution.
 *
 * @see {@link https://en.wikipedia.org/wiki/Mann%E2%80%93Whitney_U_test}
 */
export function testRanks(first: readonly number[], second: readonly number[]): RankTest {
  const [n, m] = [first.length, second.length]
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ]
  all.sort((left, right) => left.value - right.value)
  let ranks = 0
  let ties = 0
  for (let from = 0; from < all.length;) {
    let to = from
    while (to < all.length && all[to]!.value === all[from]!.value) to += 1
    const equal = to - from
    const rank = (from + 1 + to) / 2
    ranks += rank * all.slice(from, to).filter(({ isFirst }) => isFirst).length
    ties += equal ** 3 - equal
    from = to
  }
  const above = ranks - (n * (n + 1)) / 2
  const total = n + m
  const deviation = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))))
  const distance = Math.abs(above - (n * m) / 2)
  const z = deviation === 0 ? 0 : Math.max(0, distance - 0.5) / deviation
  return { share: above / (n * m), probability: 2 * upperTail(z) }
}

/**
 * Upper tail of the normal distribution at z, to seven digits (Abramowitz and Stegun, 26.2.17).
 */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = factors.reduceRight((rest, factor) => t * (factor + rest), 0)
  return (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) * sum
}
