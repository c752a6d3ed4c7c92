import type { CartLine } from '@floga/cart-core'
import { useFormatters } from '@floga/i18n/react'
import { Table } from '@floga/ui'
import type { ReactElement } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'

/** Ordered items, without the owner's personal data. */
export function OrderedLines({ lines }: { lines: readonly CartLine[] }): ReactElement {
  const { t } = useLanguage()
  const { money } = useFormatters()
  return (
    <Table
      caption={t('sharedCart.orderedLines')}
      isCaptionHidden
      isStacked
      columns={[
        { key: 'name', label: t('sharedCart.product') },
        { key: 'person', label: t('sharedCart.wantedBy') },
        { key: 'quantity', label: t('sharedCart.quantity'), align: 'end' },
        { key: 'price', label: t('sharedCart.price'), align: 'end' },
      ]}
      rows={lines.map((line) => ({
        id: line.id,
        cells: {
          name: line.name,
          person: line.addedBy,
          quantity: String(line.quantity),
          price: money(line.lineTotal),
        },
      }))}
    />
  )
}
