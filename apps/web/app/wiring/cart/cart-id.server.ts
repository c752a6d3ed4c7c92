import { createCookie } from '@remix-run/node'
import type { Cookie } from '@remix-run/node'

import type { ShopSettings } from '../request/shop-load-context.js'

/** As long as a cart lives and, once it has expired, can be renewed. */
const LONGEST_S = 74 * 24 * 60 * 60

/** Name and attributes of a cookie that scripts cannot read; `__Host-` where the site is on HTTPS. */
export function privateCookie(
  { publicUrl }: ShopSettings,
  name: string,
  options: { maxAge?: number } = {},
): Cookie {
  const isSecure = publicUrl.startsWith('https:')
  return createCookie(isSecure ? `__Host-${name}` : name, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    ...options,
  })
}

/** Reads the id of the visitor's cart; null without one. */
export async function readCartId(request: Request, settings: ShopSettings): Promise<string | null> {
  const value: unknown = await cartCookie(settings).parse(request.headers.get('Cookie'))
  return typeof value === 'string' && /^[\w-]{16,64}$/.test(value) ? value : null
}

/** A `Set-Cookie` value that remembers a cart, or deletes it. */
export function writeCartId(id: string | null, settings: ShopSettings): Promise<string> {
  return id ? cartCookie(settings).serialize(id) : cartCookie(settings).serialize('', { maxAge: 0 })
}

function cartCookie(settings: ShopSettings): Cookie {
  return privateCookie(settings, 'cart', { maxAge: LONGEST_S })
}
