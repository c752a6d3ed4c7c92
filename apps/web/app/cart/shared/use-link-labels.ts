import type { ShareLinkLabels, ShareLinkProps } from '@floga/ui/sharing'

import type { NewLink } from '../../wiring/cart/cart-links.server.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'

/** What the ways to pass a link on are called. */
export function useLinkLabels(): ShareLinkLabels {
  const t = useMessages()
  return {
    link: t('sharedCart.link'),
    copy: t('sharedCart.copy'),
    copied: t('sharedCart.copied'),
    share: t('sharedCart.send'),
    mail: t('sharedCart.mail'),
    qrCode: t('sharedCart.qrCode'),
  }
}

/** The link of an invitation that was made just now, as the kit shows it; undefined for none. */
export function useNewLink(link: NewLink | null): ShareLinkProps | undefined {
  const t = useMessages()
  const labels = useLinkLabels()
  if (!link) return undefined
  const right = t(link.right === 'EDIT' ? 'sharedCart.rightEdit' : 'sharedCart.rightView')
  return {
    url: link.address,
    ...(link.qrCode ? { qrCode: link.qrCode } : {}),
    title: t('sharedCart.mailSubject'),
    text: t('sharedCart.mailText'),
    hint: `${right}. ${t('sharedCart.linkOnce')}`,
    labels,
  }
}
