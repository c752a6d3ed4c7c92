/** What staff may read of a failure: codes alone, since a sentence of another server may hold a shopper's address. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : error.name
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code
}
