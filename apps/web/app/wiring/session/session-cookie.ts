import type { ShopSettings } from '../request/shop-load-context.js'

/** How the cookies of a session are named: bound to the host where the shop is on HTTPS. */
export function sessionCookie({ publicUrl }: Pick<ShopSettings, 'publicUrl'>): {
  isSecure: boolean
} {
  return { isSecure: publicUrl.startsWith('https:') }
}
