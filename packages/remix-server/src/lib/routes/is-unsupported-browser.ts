/** Whether a `User-Agent` header is Internet Explorer's, under either of its names. */
export function isUnsupportedBrowser(userAgent: string | null | undefined): boolean {
  return typeof userAgent === 'string' && /\bMSIE |\bTrident\//.test(userAgent)
}
