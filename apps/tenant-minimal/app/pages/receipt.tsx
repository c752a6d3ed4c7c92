import { loadReceipt } from '@floga/storefront/server'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { openRequest } from '../open-request.server.js'

export { ReceiptPage as default, pageMeta as meta } from '@floga/storefront'
export const handle = { access: 'everyone' }
export const loader = (args: LoaderFunctionArgs) =>
  loadReceipt(openRequest(args), args.params['id'] ?? '')
