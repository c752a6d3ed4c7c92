import type { CartLine } from '@floga/cart-core'
import { createQrCode } from '@floga/ui/qr-code'

import type { PageContext } from '../../../request/page-context.server.js'
import type { MadeLink } from './cart-cookies.server.js'
import { toCopyPath } from '../copy/copy-items.js'

/** A link to pass on, as a page shows it. */
export interface CartLink {
  address: string
  /** Absent where the address is too long for a code that phones read well. */
  qrCode?: { size: number; path: string }
}

/** A link of a new invitation; it is shown once. */
export interface NewLink extends CartLink {
  right: 'EDIT' | 'VIEW'
}

const LONGEST_QR_CODE = 400

/** The address of an invitation, with its secret. */
export function toNewLink(page: PageContext, { secret, right }: MadeLink): NewLink {
  return { right, ...toLink(page, `/shared-cart/join/${secret}`) }
}

/** The URL of a copy of a cart; null for an empty cart, or one too large for a link. */
export function toCopyLink(page: PageContext, lines: readonly CartLine[]): CartLink | null {
  const items = lines.flatMap(({ sku, quantity }) => (sku ? [{ sku, quantity }] : []))
  const path = toCopyPath(items)
  return path === null ? null : toLink(page, path)
}

function toLink({ publicUrl, href }: PageContext, path: string): CartLink {
  const address = publicUrl + href(path)
  return address.length > LONGEST_QR_CODE ? { address } : { address, qrCode: createQrCode(address) }
}
