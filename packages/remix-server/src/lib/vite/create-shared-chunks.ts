/**
 * Puts what every page needs into two chunks: the framework, which seldom changes, and the shop's own parts
 * with their styles. A page then loads a handful of files instead of one for each small component; what a
 * single page needs stays with that page.
 */
export function sharedChunk(id: string): string | undefined {
  if (
    /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run)\//.test(
      id,
    )
  )
    return 'framework'
  // A sheet of its own: the server writes it into pages whole (server/inline-styles.ts).
  if (id.endsWith('/packages/ui/src/fonts.css')) return 'fonts'
  // These have entries of their own, so that only the pages which need them pay.
  if (/\/packages\/ui\/src\/(components\/(picture-viewer|date-picker)|lib\/zoom)/.test(id))
    return undefined
  // Fetched when the search field is first used.
  if (id.includes('/app/catalogue/search/autocomplete.')) return undefined
  // Fetched once a page stands.
  if (/\/app\/session\/(open-browser-session|session-calls)\./.test(id)) return undefined
  return /\/packages\/(ui|i18n|cart-core)\/src\//.test(id) ||
    /\/apps\/web\/app\/(shell|session|cart(?!\/page))\//.test(id)
    ? 'shop'
    : undefined
}
