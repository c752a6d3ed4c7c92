import { Icon, Link, Text } from '@floga/ui'
import { color, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { OrderData } from '@floga/storefront'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'

const documentList = css`
  @layer app {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.lg};

    a {
      display: inline-flex;
      align-items: center;
      gap: ${space['2xs']};
      min-block-size: 44px;
      color: ${color.primaryText};
    }
    @media print {
      display: none;
    }
  }
`

/** An order's printable documents, and the link to withdraw from what is left in it. */
export function OrderDocuments({ order }: { order: OrderData }): ReactElement {
  const t = useMessages()
  const href = useHref()
  return (
    <Text as="div" size="small" className={documentList}>
      {/* A file, not a page: the browser's own business. */}
      <a href={href(`/receipt/${order.id}/document.pdf`)} target="_blank" rel="noopener">
        <Icon name="download" />
        {t(order.payment.state === 'PAID' ? 'orders.documentPaid' : 'orders.document')} (
        {t('nav.newTab')})
      </a>
      {order.isWithdrawable && (
        <Link href={href(`/withdraw/${order.id}`)}>{t('footer.withdraw')}</Link>
      )}
    </Text>
  )
}
