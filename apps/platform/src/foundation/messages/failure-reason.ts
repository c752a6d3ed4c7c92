/**
 * A failure's description for staff: only codes, because another server's text may contain a
 * shopper's address.
 */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  // An error of fetch has the code in its cause.
  const code = textCode(error) ?? textCode(error.cause) ?? error.name
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code
}

/** Codes that are numbers, such as those of a DOMException, say less than the name. */
function textCode(error: unknown): string | undefined {
  const isCoded = error instanceof Error && 'code' in error && typeof error.code === 'string'
  return isCoded ? (error.code as string) : undefined
}
