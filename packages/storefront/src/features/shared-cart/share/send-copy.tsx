import { Stack, Text } from '@floga/ui'
import { ShareLink } from '@floga/ui/sharing'
import type { ReactElement } from 'react'

import type { CartLink } from '../../cart/server/cart-links.server.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { useLinkLabels } from './use-link-labels.js'

/** A link to the cart's items, for visitors who do not want to share the cart itself. */
export function SendCopy({ link }: { link: CartLink }): ReactElement {
  const { t } = useLanguage()
  const labels = useLinkLabels()
  return (
    <Stack gap="sm">
      <Text size="small">{t('cartCopy.sendText')}</Text>
      <ShareLink
        url={link.address}
        {...(link.qrCode ? { qrCode: link.qrCode } : {})}
        title={t('cartCopy.mailSubject')}
        text={t('cartCopy.mailText')}
        labels={{ ...labels, link: t('cartCopy.link') }}
      />
    </Stack>
  )
}
