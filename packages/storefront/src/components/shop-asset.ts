import { assetAddress } from '@floga/api-client'

import type { Storefront } from '../lib/create-storefront.js'

/** Where the browser finds a file of the shop's assets; its server hands them through. */
export function shopAsset({ id }: Pick<Storefront, 'id'>, path: string): string {
  return assetAddress(path, { base: `/assets/${id}` })
}
