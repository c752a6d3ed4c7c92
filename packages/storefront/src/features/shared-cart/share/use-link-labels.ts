import type { useFormatters } from '@floga/i18n/react'
import type { ShareLinkLabels, ShareLinkProps } from '@floga/ui/sharing'

import type { NewLink } from '../../cart/server/cart-links.server.js'
import type { Translate } from '../../../lib/create-storefront.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'

/** Labels of the actions that share a link. */
export function useLinkLabels(): ShareLinkLabels {
  const { t } = useLanguage()
  return {
    link: t('sharedCart.link'),
    copy: t('sharedCart.copy'),
    copied: t('sharedCart.copied'),
    share: t('sharedCart.send'),
    mail: t('sharedCart.mail'),
    qrCode: t('sharedCart.qrCode'),
  }
}

/**
 * When an invitation was made, who joined by it, and how long it is valid: `end`, null once it is
 * revoked.
 */
export function invitationState(
  { createdAt, joined, end }: { createdAt: string; joined: readonly string[]; end: string | null },
  t: Translate,
  { date, dateTime, list }: Pick<ReturnType<typeof useFormatters>, 'date' | 'dateTime' | 'list'>,
): string {
  return [
    t('sharedCart.madeOn', { when: dateTime(createdAt) }),
    joined.length > 0
      ? t('sharedCart.joinedBy', { names: list(joined) })
      : t('sharedCart.nobodyJoined'),
    end === null ? t('sharedCart.revoked') : t('sharedCart.validUntil', { date: date(end) }),
  ].join(' · ')
}

/** The link of an invitation that was made just now, as the kit shows it; undefined for none. */
export function useNewLink(link: NewLink | null): ShareLinkProps | undefined {
  const { t } = useLanguage()
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
