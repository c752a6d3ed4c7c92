import { MemberAccountDocument } from '@floga/api-client/operations'

import type {
  MemberAddressData,
  MemberData,
  SavedCardData,
} from '../../../request/api/api-types.js'
import type { PageContext } from '../../../request/page-context.server.js'

/** Account data for a checkout; empty for guests. */
export interface CheckoutMember {
  addresses: readonly MemberAddressData[]
  savedCards: readonly SavedCardData[]
}

export const noMember: CheckoutMember = { addresses: [], savedCards: [] }

/** The member who checks out; null for a guest. */
export async function loadMember({
  api,
  session,
}: Pick<PageContext, 'api' | 'session'>): Promise<MemberData | null> {
  const token = await session.token()
  if (!token) return null
  const { currentUser } = await api.account.query(MemberAccountDocument, {})
  // The account was deleted, or its sessions were ended elsewhere.
  if (!currentUser.data) await session.reject(token)
  return currentUser.data ?? null
}
