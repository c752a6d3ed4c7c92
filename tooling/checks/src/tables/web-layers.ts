/** Source folder of the web app. */
export const webSource = 'apps/web/app'

/**
 * The web app's layers, the highest first: the layout is around every page, features do not know each other, and modules that
 * several features share are in layers below them. A folder imports from folders below its own; every folder is listed. The
 * modules at the root are above all.
 */
export const webLayers: readonly (readonly string[])[] = [
  ['layout'],
  ['account', 'auth', 'content', 'feeds', 'pwa', 'resources'],
  ['visits'],
  ['cart'],
  ['components', 'navigation'],
  ['wiring'],
]

/** Plain data at the root, which every layer reads. */
export const webData: readonly string[] = ['features.ts', 'shop.ts']
