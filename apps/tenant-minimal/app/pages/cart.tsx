import { loadCart, postCart } from '@floga/storefront/server'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { openRequest } from '../open-request.server.js'

export { pageMeta as meta } from '@floga/storefront'
export { CartPage as default } from '@floga/storefront/pages'
export const handle = { access: 'everyone' }
export const loader = (args: LoaderFunctionArgs) => loadCart(openRequest(args))
export const action = (args: ActionFunctionArgs) => postCart(openRequest(args), args.request)
