import { storedKeys } from '../browser/stored-keys.js'
import type { ShopSettings } from '../request/shop-load-context.js'

/** How the cookies of a session are named: bound to the host where the shop is on HTTPS. */
export function sessionCookie({ publicUrl }: Pick<ShopSettings, 'publicUrl'>): {
  isSecure: boolean
  name: string
} {
  return { isSecure: publicUrl.startsWith('https:'), name: storedKeys.session }
}
