import { robotsTxt } from '@floga/seo'
import type { PageHandle } from '../wiring/request/page-handle.js'

export const handle: PageHandle = { access: 'everyone' }

/** What crawlers may read. */
export function loader(): Response {
  const body = robotsTxt({
    rules: [
      {
        userAgent: '*',
        disallow: [
          '/shopping-cart',
          '/shared-cart',
          '/checkout',
          '/receipt/',
          '/restock/',
          '/request',
          '/order-lookup',
          '/withdraw',
          '/newsletter',
          '/product-cards',
          '/auth/',
          '/account',
          '/orders',
          '/session/',
        ],
      },
    ],
  })
  return new Response(body, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
