import { productHandle } from '@floga/storefront/pages'
import { loadProduct } from '@floga/storefront/server'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { openRequest } from '../open-request.server.js'

export { pageMeta as meta } from '@floga/storefront'
export { ProductPage as default } from '@floga/storefront/pages'
export const handle = productHandle
export const loader = (args: LoaderFunctionArgs) =>
  loadProduct(openRequest(args), args.params['slug'] ?? '')
