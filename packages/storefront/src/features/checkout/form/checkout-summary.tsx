import { useFormatters } from '@floga/i18n/react'
import { Card, Disclosure, Heading, Link, Image, Stack, Text, OrderSummary } from '@floga/ui'
import type { ReactElement } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import { totalsRows } from '../../cart/totals-rows.js'
import { imageSizes } from '../../../components/images/to-image.js'
import type { CheckoutView } from '../actions/load-checkout.server.js'
import { Slot } from '../../../layout/slot.js'
import { CheckoutHelp } from './checkout-help.js'
import { foldedSummary, summaryLines, wideSummary } from './checkout-summary.styles.js'

export interface CheckoutSummaryProps {
  state: CheckoutView
  /** The total is being updated. */
  isUpdating: boolean
}

/**
 * Items and totals of the order, always visible: next to the form, or in a collapsible bar above
 * it.
 */
export function CheckoutSummary(props: CheckoutSummaryProps): ReactElement {
  const { t } = useLanguage()
  const { money } = useFormatters()
  const { cart, review } = props.state
  const count = t('cart.count', { count: cart.totals.itemsCount })
  return (
    <>
      <aside className={foldedSummary} aria-label={t('checkout.summary')}>
        <Disclosure
          variant="plain"
          title={
            <>
              {t('checkout.summary')} · {count}{' '}
              <strong aria-live="polite">{money(review.totals.grand)}</strong>
            </>
          }
        >
          <SummaryContent {...props} />
        </Disclosure>
      </aside>
      <Card as="aside" surface="soft" className={wideSummary} aria-label={t('checkout.summary')}>
        <Stack gap="sm">
          <Heading level={2} size={3}>
            {t('checkout.summary')}
          </Heading>
          <SummaryContent {...props} />
        </Stack>
      </Card>
    </>
  )
}

function SummaryContent({ state, isUpdating }: CheckoutSummaryProps): ReactElement {
  const { t, href } = useLanguage()
  const { money } = useFormatters()
  const { cart, options, review } = state
  return (
    <Stack gap="sm">
      <ul className={summaryLines}>
        {cart.lines.map((line) => (
          <li key={line.id}>
            {line.image?.widthPx && line.image.heightPx && (
              <Image
                src={line.image.src}
                alt=""
                width={line.image.widthPx}
                height={line.image.heightPx}
                srcSet={line.image.srcset}
                sizes={imageSizes.thumbnail}
              />
            )}
            <span data-part="name">
              {line.name}
              <Text as="span" size="small" tone="soft">
                {line.quantity} × {money(line.unitPrice)}
              </Text>
            </span>
            <span data-part="amount">{money(line.lineTotal)}</span>
          </li>
        ))}
      </ul>
      <div role="status" aria-busy={isUpdating}>
        <OrderSummary
          rows={totalsRows({ ...review.totals, couponCode: cart.coupon?.code }, t, money)}
        />
      </div>
      <Link href={href('/shopping-cart')}>{t('checkout.editCart')}</Link>
      <CheckoutHelp hasCard={options.paymentMethods.some(({ isCard }) => isCard)} />
      <Slot name="checkoutAside" />
    </Stack>
  )
}
