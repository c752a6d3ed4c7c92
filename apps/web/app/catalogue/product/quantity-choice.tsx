import { QuantityField } from '@floga/ui'
import type { ReactElement } from 'react'

import { useMessages } from '../../wiring/i18n/use-messages.js'

/** How many pieces to add. */
export function QuantityChoice({ name, max }: { name: string; max: number }): ReactElement {
  const t = useMessages()
  return (
    <QuantityField
      label={t('cart.quantityOf', { name })}
      decreaseLabel={t('product.decrease')}
      increaseLabel={t('product.increase')}
      max={Math.min(999, max)}
    />
  )
}
