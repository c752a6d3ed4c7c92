import { productHandle } from '@floga/storefront'
import { loadProduct } from '@floga/storefront/server'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { openRequest } from '../open-request.server.js'

export { ProductPage as default, pageMeta as meta } from '@floga/storefront'
export const handle = productHandle
export const loader = (args: LoaderFunctionArgs) =>
  loadProduct(openRequest(args), args.params['slug'] ?? '')
