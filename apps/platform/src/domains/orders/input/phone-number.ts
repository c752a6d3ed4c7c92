/**
 * Reads a telephone number as people write it.
 *
 * @returns Digits, with a leading + when the number names its country; undefined when it can be none.
 */
export function parsePhoneNumber(country: string, text: string): string | undefined {
  const trimmed = text.trim()
  if (!/^\+?[\d\s().\-/]+$/.test(trimmed)) return undefined
  const digits = trimmed.replaceAll(/\D/g, '')
  if (trimmed.startsWith('+')) return international(digits)
  if (digits.startsWith('00')) return international(digits.slice(2))
  if (country === 'GR') return /^[26]\d{9}$/.test(digits) ? digits : undefined
  if (country === 'CY') return /^[29]\d{7}$/.test(digits) ? digits : undefined
  return /^\d{6,15}$/.test(digits) ? digits : undefined
}

function international(digits: string): string | undefined {
  if (digits.startsWith('30')) return /^30[26]\d{9}$/.test(digits) ? `+${digits}` : undefined
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined
}
