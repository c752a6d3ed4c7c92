import { productsHandle } from '@floga/storefront'
import { loadProducts, openRequest } from '@floga/storefront/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { shop } from './shop.js'

export { ProductsPage as default, pageMeta as meta } from '@floga/storefront'
export const handle = productsHandle(shop)
export const loader = (args: LoaderFunctionArgs) => loadProducts(openRequest(shop, args))
