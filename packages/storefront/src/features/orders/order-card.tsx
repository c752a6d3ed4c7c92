import { useFormatters } from '@floga/i18n/react'
import { Card, Heading, Link, Image, Text } from '@floga/ui'
import { color, radius, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { ReviewOrderLink } from '../reviews/review-order-link.js'
import { PayOrderLink } from './pay-order-link.js'
import { OrderState } from './order-state.js'
import type { OrderData } from '../../request/api/api-types.js'
import { imageSizes, toImage } from '../../components/images/to-image.js'
import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'

const card = css`
  @layer app {
    display: grid;
    gap: ${space.md};

    > [data-part='head'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${space['2xs']} ${space.md};
    }
    > [data-part='head'] > :last-child {
      margin-inline-start: auto;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
    > [data-part='items'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${space.sm};
    }
    > [data-part='items'] > picture {
      flex: none;
    }
    > [data-part='items'] > p {
      flex: 1 1 9rem;
    }
    /* On a line of its own on narrow screens. */
    > [data-part='items'] > a {
      margin-inline-start: auto;
    }
    > [data-part='items'] picture {
      flex: none;
    }
    /* Next to one or two images; below more of them on narrow screens. */
    > [data-part='items'] > p {
      flex: 1 1 9rem;
    }
    > [data-part='items'] img {
      inline-size: 64px;
      block-size: 64px;
      border-radius: ${radius.control};
      background: ${color.groundSoft};
    }
  }
`

const MOST_IMAGES = 3

/** One order of a list: number, date, state, total, and items. */
export function OrderCard({ order }: { order: OrderData }): ReactElement {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const { date } = useFormatters()
  const { number, createdAt, state, total, orderItems } = order
  const names = orderItems.map(({ product }) => product.name)
  const pieces = orderItems.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Card as="li" padding="md" className={card}>
      <div data-part="head">
        <Heading level={2} size={4}>
          <Link href={href(`/orders/${order.id}`)}>{t('receipt.number', { number })}</Link>
        </Heading>
        <OrderState state={state} />
        <Text as="span" size="small" tone="soft">
          {date(createdAt, 'long')}
        </Text>
        <Text as="span">{total.formatted}</Text>
      </div>
      <div data-part="items">
        {orderItems.slice(0, MOST_IMAGES).map(({ id, image, kind }) => (
          <Image
            key={id}
            {...toImage(shop, image, { sizes: imageSizes.thumbnail, alt: '', kind })}
          />
        ))}
        <Text size="small" tone="soft">
          {names[0]}
          {names.length > 1 && ` ${t('orders.andMore', { count: names.length - 1 })}`}
          {'\u00a0· '}
          {t('cart.count', { count: pieces })}
        </Text>
        <PayOrderLink order={order} />
        <ReviewOrderLink order={order} />
      </div>
    </Card>
  )
}
