/**
 * VAT contained in a gross amount, in minor units. Rounded half away from zero for each line, as a receipt prints
 * it; a sum of lines is the sum of rounded lines.
 */
export function containedVat(grossMinor: number, ratePercent: number): number {
  const rateBasisPoints = Math.round(ratePercent * 100)
  const exact = (Math.abs(grossMinor) * rateBasisPoints) / (10_000 + rateBasisPoints)
  const rounded = Math.floor(exact + 0.5)
  // Subtracted from zero: nothing stays plain zero, not its negative.
  return grossMinor < 0 ? 0 - rounded : rounded
}
