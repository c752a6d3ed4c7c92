import { loadCartCount } from '@floga/storefront/server'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { openRequest } from '../open-request.server.js'

export const handle = { access: 'everyone' }
export const loader = (args: LoaderFunctionArgs) => loadCartCount(openRequest(args))
