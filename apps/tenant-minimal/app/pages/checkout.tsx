import { loadCheckout, postCheckout } from '@floga/storefront/server'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { openRequest } from '../open-request.server.js'

export { pageMeta as meta } from '@floga/storefront'
export { CheckoutPage as default } from '@floga/storefront/pages'
export const handle = { access: 'everyone' }
export const loader = (args: LoaderFunctionArgs) => loadCheckout(openRequest(args))
export const action = (args: ActionFunctionArgs) => postCheckout(openRequest(args), args.request)
