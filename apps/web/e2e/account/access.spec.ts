import type { APIRequestContext, APIResponse } from '@playwright/test'
import routes from '../../app/routes.js'
import { expect, test } from '../fixtures.js'
import { languages } from '../data/languages.js'
import { longIf } from '../data/long.js'
import { logInByRequest, registerMember, newEmail } from '../actions/account.js'

/**
 * Access to a page: public, members only, or guests only. `form`: it accepts posts and renders
 * nothing.
 */
type Who = 'everyone' | 'member' | 'guest' | 'form'

/** Every address of the shop, as the routes name it, with a path to open. */
const table: Record<string, { who: Who; at?: string }> = {
  '/': { who: 'everyone' },
  '/robots.txt': { who: 'everyone' },
  '/sitemap.xml': { who: 'everyone' },
  '/sitemaps/:file': { who: 'everyone', at: '/sitemaps/el-content-1.xml' },
  '/.well-known/security.txt': { who: 'everyone' },
  '/llms.txt': { who: 'everyone' },
  '/feeds/:file': { who: 'everyone', at: '/feeds/nothing.xml' },
  '/consent.css': { who: 'everyone' },
  '/form-timestamp': { who: 'form' },
  '/visit-counts': { who: 'form' },
  '/favicon.ico': { who: 'everyone' },
  '/apple-touch-icon.png': { who: 'everyone' },
  '/session/renew': { who: 'form' },
  '/session/end': { who: 'form' },
  '/session/user': { who: 'everyone' },
  '/products': { who: 'everyone' },
  '/graphql': { who: 'form' },
  '/manifest.webmanifest': { who: 'everyone' },
  '/offline': { who: 'everyone' },
  '/products/:slug': { who: 'everyone', at: '/products/nothing' },
  '/categories': { who: 'everyone' },
  '/categories/:slug': { who: 'everyone', at: '/categories/nothing' },
  '/brands': { who: 'everyone' },
  '/brands/:slug': { who: 'everyone', at: '/brands/nothing' },
  '/offers': { who: 'everyone' },
  '/offers/:slug': { who: 'everyone', at: '/offers/nothing' },
  '/product-cards': { who: 'everyone' },
  '/restock/:id': { who: 'everyone', at: '/restock/nothing' },
  '/compare': { who: 'everyone' },
  '/shopping-cart': { who: 'everyone' },
  '/shopping-cart/copy': { who: 'everyone' },
  '/cart-state': { who: 'everyone' },
  '/shared-cart': { who: 'everyone' },
  '/shared-cart/ordered': { who: 'everyone' },
  '/shared-cart/people/:id': { who: 'everyone', at: '/shared-cart/people/unknown' },
  '/shared-cart/state': { who: 'everyone' },
  '/shared-cart/join': { who: 'everyone' },
  '/shared-cart/join/:secret': { who: 'everyone', at: '/shared-cart/join/nothing' },
  '/shared-cart/updates': { who: 'everyone' },
  // Without a cart it leads to the cart.
  '/checkout': { who: 'everyone' },
  '/checkout/payment/:id': { who: 'everyone', at: '/checkout/payment/nothing' },
  '/checkout/return/:id': { who: 'everyone', at: '/checkout/return/nothing' },
  '/checkout/checking': { who: 'everyone' },
  '/receipt/:id': { who: 'everyone', at: '/receipt/nothing' },
  '/receipt/:id/document.pdf': { who: 'everyone', at: '/receipt/nothing/document.pdf' },
  '/cancel-order/:id': { who: 'everyone', at: '/cancel-order/nothing' },
  '/order-link/:token': { who: 'everyone', at: '/order-link/nothing' },
  '/reviews/:slug': { who: 'everyone', at: '/reviews/nothing' },
  '/review/:token': { who: 'everyone', at: '/review/nothing' },
  '/review-report/:id': { who: 'everyone', at: '/review-report/nothing' },
  '/contact': { who: 'everyone' },
  '/request': { who: 'everyone' },
  '/request/:id': { who: 'everyone', at: '/request/nothing' },
  '/order-lookup': { who: 'everyone' },
  '/withdraw': { who: 'everyone' },
  '/withdraw/:orderId': { who: 'everyone', at: '/withdraw/nothing' },
  '/newsletter': { who: 'everyone' },
  '/newsletter/confirm/:id': { who: 'everyone', at: '/newsletter/confirm/nothing' },
  '/newsletter/leave/:id': { who: 'everyone', at: '/newsletter/leave/nothing' },
  '/privacy': { who: 'everyone' },
  '/cookie-policy': { who: 'everyone' },
  '/cookie-consent': { who: 'form' },
  '/terms-and-conditions': { who: 'everyone' },
  '/terms-of-service': { who: 'everyone' },
  '/payment-methods': { who: 'everyone' },
  '/shipping-methods': { who: 'everyone' },
  '/accessibility': { who: 'everyone' },
  '/withdrawal-form': { who: 'everyone' },
  '/legal-guarantee': { who: 'everyone' },
  '/questions': { who: 'everyone' },
  '/account': { who: 'member' },
  '/account/data': { who: 'member' },
  '/account/confirm-email': { who: 'member' },
  '/orders': { who: 'member' },
  '/orders/:id': { who: 'member', at: '/orders/nothing' },
  '/auth/login': { who: 'guest' },
  '/auth/logout': { who: 'form' },
  '/auth/register': { who: 'guest' },
  '/auth/confirm': { who: 'everyone' },
  '/auth/forgot-password': { who: 'guest' },
  '/auth/reset-password': { who: 'guest' },
  '/*': { who: 'everyone', at: '/nothing-of-this-name' },
}

test('Every route declares who may see it', () => {
  const named = routes.map(({ path = '' }) => `/${path.replace(/^:lang\?\/?/, '')}`)
  expect(Object.keys(table).sort()).toEqual(named.sort())
})

for (const { code, path } of languages) {
  const title = `The shop enforces for guests and members who may see a route (${code})`
  test(title, longIf(code === 'en'), async ({ shop, playwright }) => {
    const guest = await playwright.request.newContext({ baseURL: shop.url })
    const member = await playwright.request.newContext({ baseURL: shop.url })
    const email = newEmail('table')
    await registerMember(member, shop, email)
    await logInByRequest(member, email)
    const wrong: string[] = []
    for (const [route, { who, at = route }] of Object.entries(table)) {
      if (who === 'form') continue
      const isFile = /^\/[\w-]*\.|^\/session|^\/sitemaps/.test(route)
      const place = isFile ? at : path(at)
      const login = `${path('/auth/login')}?return=${encodeURIComponent(place)}`
      const [forGuest, forMember] = await Promise.all([look(guest, place), look(member, place)])
      const expected = {
        everyone: [forGuest, forGuest],
        member: [login, forMember],
        guest: [200, path('/')],
      }[who]
      const isSent = String(forGuest).includes('/auth/') || String(forMember).includes('/auth/')
      const isRight =
        JSON.stringify(expected) === JSON.stringify([forGuest, forMember]) &&
        (who !== 'everyone' || !isSent) &&
        (who !== 'member' || (forMember !== login && !String(forMember).includes('/auth/')))
      // Who is signed in is the one thing that guests and members are shown different things.
      if (!isRight && route !== '/session/user') wrong.push(`${place}: ${forGuest}, ${forMember}`)
    }
    await Promise.all([guest.dispose(), member.dispose()])
    expect(wrong).toEqual([])
  })
}

/** Where a visitor is sent, else the status. */
async function look(visitor: APIRequestContext, place: string): Promise<string | number> {
  const answer: APIResponse = await visitor.get(place, { maxRedirects: 0 })
  return answer.headers()['location'] ?? answer.status()
}
