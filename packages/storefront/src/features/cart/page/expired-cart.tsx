import { useFormatters } from '@floga/i18n/react'
import { Button, Alert } from '@floga/ui'
import { CartFields } from '@floga/cart-core/react'
import { Form } from '@remix-run/react'
import type { ReactElement } from 'react'

import type { CartAnswer } from '../server/read-cart.server.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'

const WARNED_BEFORE_MS = 2 * 24 * 60 * 60 * 1_000

/** When a cart ends, where that is to be warned of; null while it is days away. */
export function endOfCart(expiresAtMs: number, nowMs: number): number | null {
  return expiresAtMs - nowMs < WARNED_BEFORE_MS ? expiresAtMs : null
}

/** Shows the expiry date of a cart in its last days, and how to prolong it. */
export function EndingCart({ expiresAtMs }: { expiresAtMs: number }): ReactElement {
  const { t } = useLanguage()
  const { dateTime } = useFormatters()
  return (
    <Alert
      tone="warning"
      role="status"
      title={t('cart.endsSoon', { when: dateTime(expiresAtMs, 'long') })}
    >
      {t('cart.endsSoonText')}
    </Alert>
  )
}

/** The lines of an expired cart, to add again. */
export function ExpiredCart(props: { lines: NonNullable<CartAnswer['expired']> }): ReactElement {
  const { t, href } = useLanguage()
  const post = (
    kind: 'restore-expired' | 'drop-expired',
    label: string,
    variant: 'primary' | 'ghost',
  ) => (
    <Form method="post" action={href('/shopping-cart')}>
      <CartFields kind={kind} />
      <Button type="submit" size="small" variant={variant}>
        {label}
      </Button>
    </Form>
  )
  return (
    <Alert
      tone="warning"
      title={t('cart.expired')}
      actions={
        <>
          {post('restore-expired', t('cart.renew'), 'primary')}
          {post('drop-expired', t('cart.startAnew'), 'ghost')}
        </>
      }
    >
      <p>{t('cart.expiredText')}</p>
      <ul>
        {props.lines.map(({ productSlug, productName, quantity }, index) => (
          <li key={`${productSlug} ${index}`}>
            {quantity} × {productName}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
