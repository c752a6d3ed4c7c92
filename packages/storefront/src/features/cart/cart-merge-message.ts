import type { CartMergeMutation } from '@floga/api-client/operations'

import type { Translate } from '../../lib/create-storefront.js'

/** What happened to a product when carts were merged. */
export type CartMergeChange = Pick<
  CartMergeMutation['cartMerge']['mergeResults'][number],
  'kind' | 'productName' | 'quantity'
>

/** The message of one change. */
export function cartMergeMessage(
  { kind, productName: name, quantity }: CartMergeChange,
  t: Translate,
): string {
  switch (kind) {
    case 'ADDED':
      return t('cartChange.added', { name })
    case 'RAISED':
      return t('cartChange.raised', { name, quantity })
    case 'CAPPED':
      return t('cartChange.capped', { name, quantity })
    case 'GONE':
      return t('cartChange.gone', { name })
  }
}
