import { loadCart, postCart } from '@floga/storefront/server'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { openRequest } from '../open-request.server.js'

export { CartPage as default, pageMeta as meta } from '@floga/storefront'
export const handle = { access: 'everyone' }
export const loader = (args: LoaderFunctionArgs) => loadCart(openRequest(args))
export const action = (args: ActionFunctionArgs) => postCart(openRequest(args), args.request)
