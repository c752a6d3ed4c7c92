/** Whether a browser's storage quota was exceeded. */
export function isQuotaExceeded(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}
