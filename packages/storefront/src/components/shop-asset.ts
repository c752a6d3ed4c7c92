import type { Storefront } from '../lib/create-storefront.js'

/** Where the browser finds a file of the shop's assets; its server hands them through. */
export function shopAsset({ id }: Pick<Storefront, 'id'>, path: string): string {
  // Not `assetAddress` of the client, whose entry would bring the client to every page.
  return /^(?:https?:)?\//.test(path) ? path : `/assets/${id}/${path}`
}
