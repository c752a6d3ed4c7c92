import { SocialIcons } from '@floga/ui'
import type { SocialNetwork } from '@floga/ui'
import type { ReactElement } from 'react'

import { tenant } from '#tenant/tenant.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'
import { useSite } from '../page/use-site.js'

/** The networks that the kit has a drawing for. */
const drawn: readonly string[] = [
  'facebook',
  'instagram',
  'youtube',
  'linkedin',
] satisfies SocialNetwork[]

/** Links to the shop's accounts on networks; nothing where it has none. */
export function ShopAccounts(): ReactElement | null {
  const t = useMessages()
  const { socialAccounts } = useSite()
  const accounts = socialAccounts
    .filter(({ icon }) => drawn.includes(icon))
    .map(({ icon, name, url }) => ({
      // Only names of the list above come so far.
      network: icon as SocialNetwork,
      label: t('footer.onNetwork', { shop: tenant.siteName, network: name }),
      href: url,
    }))
  return accounts.length > 0 ? <SocialIcons accounts={accounts} /> : null
}
