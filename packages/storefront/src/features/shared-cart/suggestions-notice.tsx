'use client'

import type { Cart } from '@floga/cart-core'
import { Alert, ButtonLink } from '@floga/ui'
import { useAtomValue } from 'jotai/react'
import type { ReactElement } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'
import { useCart } from '../cart/cart-provider.js'

/**
 * How many suggestions wait for the owner of a shared cart, with a link to them; nothing for none.
 */
export function SuggestionsNotice({
  cart: { id, sharing },
}: {
  /** As the page was loaded with it. */
  cart: Pick<Cart, 'id' | 'sharing'>
}): ReactElement | null {
  const { t, href } = useLanguage()
  const live = useAtomValue(useCart().cartAtom)
  const {
    suggestionCount: count = 0,
    role,
    ownerName: name = '',
  } = (live?.id === id ? live.sharing : sharing) ?? {}
  return (
    <div role="status">
      {count > 0 && (
        <Alert
          actions={
            <ButtonLink href={href('/shared-cart#suggestions')} size="small">
              {t('cart.seeSuggestions')}
            </ButtonLink>
          }
        >
          <p>
            {role === 'OWNER'
              ? t('cart.suggestionsForYou', { count })
              : t('cart.suggestionsForOwner', { count, name })}
          </p>
        </Alert>
      )}
    </div>
  )
}
