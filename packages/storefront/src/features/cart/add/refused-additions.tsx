import { isPassedOn } from '@floga/cart-core'
import { Alert } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import { additionErrorMessage } from '../cart-error-message.js'
import type { RefusedAddition } from '../drawer/use-cart-drawer.js'

export interface RefusedAdditionsProps {
  refused: readonly RefusedAddition[]
  actions?: ReactNode
}

/** Products that are not in the cart, and why, or where they are instead; nothing without any. */
export function RefusedAdditions({ refused, actions }: RefusedAdditionsProps): ReactElement | null {
  const { t } = useLanguage()
  if (refused.length === 0) return null
  const passedOn = refused.filter(({ error }) => isPassedOn(error))
  const failed = refused.filter(({ error }) => !isPassedOn(error))
  const toText = ({ variantId, name, error }: RefusedAddition): ReactElement => (
    <p key={variantId}>{[name, additionErrorMessage(error, t).text].filter(Boolean).join(': ')}</p>
  )
  return (
    <>
      {passedOn.length > 0 && (
        <Alert role="status" icon="check" actions={failed.length > 0 ? null : actions}>
          {passedOn.map(toText)}
        </Alert>
      )}
      {failed.length > 0 && (
        <Alert tone="danger" role="alert" title={t('cartErrors.NOT_ADDED')} actions={actions}>
          {failed.map(toText)}
        </Alert>
      )}
    </>
  )
}
