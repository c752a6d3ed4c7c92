import { productsHandle } from '@floga/storefront/pages'
import { loadProducts } from '@floga/storefront/server'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { openRequest } from '../open-request.server.js'
import { shop } from '../shop.js'

export { pageMeta as meta } from '@floga/storefront'
export { ProductsPage as default } from '@floga/storefront/pages'
export const handle = productsHandle(shop)
export const loader = (args: LoaderFunctionArgs) => loadProducts(openRequest(args))
