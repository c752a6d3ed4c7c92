/**
 * A failure's description for staff: only codes, because another server's text may contain a
 * shopper's address.
 */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : error.name
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code
}
