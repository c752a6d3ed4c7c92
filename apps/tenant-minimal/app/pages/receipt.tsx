import { loadReceipt } from '@floga/storefront/server'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { openRequest } from '../open-request.server.js'

export { pageMeta as meta } from '@floga/storefront'
export { ReceiptPage as default } from '@floga/storefront/pages'
export const handle = { access: 'everyone' }
export const loader = (args: LoaderFunctionArgs) =>
  loadReceipt(openRequest(args), args.params['id'] ?? '')
