import * as storefront from '@floga/storefront/server'
import type { ShopRequest } from '@floga/storefront/server'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { shop } from './shop.js'

/** A request of this shop, with everything that a page needs. */
export const openRequest = (args: LoaderFunctionArgs): ShopRequest =>
  storefront.openRequest(shop, args)
