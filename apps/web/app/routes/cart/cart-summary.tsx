import type { OptimisticCart } from '@floga/cart-core'
import { useFormatters } from '@floga/i18n/react'
import { ButtonLink, Card, Heading, Stack, Text, TotalsList } from '@floga/ui'
import type { ReactElement } from 'react'

import { totalsRows } from '../../shell/cart/totals-rows.js'
import { useHref, useMessages } from '../../wiring/use-language.js'

/** What the cart costs and the way on. */
export function CartSummary({ cart }: { cart: OptimisticCart }): ReactElement {
  const t = useMessages()
  const href = useHref()
  const { money, date } = useFormatters()
  const { totals, totalsStatus, expiresAtMs } = cart
  const remaining = totals.freeShippingRemaining
  return (
    <Card as="aside" surface="soft" aria-label={t('cart.summary')}>
      <Stack gap="md">
        <Heading level={2} size={3}>
          {t('cart.summary')}
        </Heading>
        <div aria-busy={totalsStatus === 'updating'}>
          <TotalsList rows={totalsRows(totals, t, money)} />
        </div>
        {remaining && (
          <Text size="small" tone={remaining.amountMinor > 0 ? 'soft' : 'success'} role="status">
            {totalsStatus === 'updating'
              ? t('cart.updating')
              : remaining.amountMinor > 0
                ? t('cart.freeShippingMore', { amount: money(remaining) })
                : t('cart.freeShippingReached')}
          </Text>
        )}
        <ButtonLink href={href('/checkout')} variant="primary" size="large" isWide>
          {t('cart.checkout')}
        </ButtonLink>
        <Text size="tiny" tone="soft">
          {t('cart.expires', { date: date(expiresAtMs, 'long') })}
        </Text>
      </Stack>
    </Card>
  )
}
