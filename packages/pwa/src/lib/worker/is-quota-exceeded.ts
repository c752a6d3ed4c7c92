/** Whether a browser refused to keep something because its storage is full. */
export function isQuotaExceeded(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}
