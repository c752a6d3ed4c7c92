import { Icon, Link, Text } from '@floga/ui'
import { color, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { OrderData } from '../../request/api/api-types.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { useHasPage } from '../../site/use-site.js'

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
  const { t, href } = useLanguage()
  const hasPage = useHasPage()
  return (
    <Text as="div" size="small" className={documentList}>
      {hasPage('/receipt/:id/document.pdf') && (
        // A file, not a page: the browser's own business.
        <a href={href(`/receipt/${order.id}/document.pdf`)} target="_blank" rel="noopener">
          <Icon name="download" />
          {t(order.payment.state === 'PAID' ? 'orders.documentPaid' : 'orders.document')} (
          {t('nav.newTab')})
        </a>
      )}
      {order.isWithdrawable && hasPage('/withdraw') && (
        <Link href={href(`/withdraw/${order.id}`)}>{t('footer.withdraw')}</Link>
      )}
    </Text>
  )
}
