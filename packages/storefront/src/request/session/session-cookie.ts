import { storedKeysOf } from '../browser/stored-keys.js'
import type { StoredNamesShop } from '../browser/stored-keys.js'
import type { ShopSettings } from '../shop-load-context.js'

/** How the cookies of a session are named: bound to the host where the shop is on HTTPS. */
export function sessionCookie(
  shop: StoredNamesShop,
  { publicUrl }: Pick<ShopSettings, 'publicUrl'>,
): { isSecure: boolean; name: string } {
  return { isSecure: publicUrl.startsWith('https:'), name: storedKeysOf(shop).session }
}
