import type { CartMergeMutation } from '@floga/api-client/operations'

import type { Translate } from '../i18n/create-language.js'

/** What became of a product that was to go into a cart. */
export type CartMergeChange = Pick<
  CartMergeMutation['cartMerge']['mergeResults'][number],
  'kind' | 'productName' | 'quantity'
>

/** One change in words. */
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
