import type { PromotionQuery } from '@floga/api-client/operations'
import { useFormatters } from '@floga/i18n/react'
import { Badge, Heading, Image, Stack, Text } from '@floga/ui'
import { color, media, radius, size, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { RichText } from '../../../components/rich-text/rich-text.js'
import { toImage } from '../../../components/images/to-image.js'
import type { RichTextNode } from '../../../components/rich-text/rich-text-node.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import { LEAST_MARKED_DISCOUNT } from '../cards/to-card-props.js'
import { lastDay } from './last-day.js'

const header = css`
  @layer app {
    display: grid;
    overflow: hidden;
    border-radius: ${radius.image};
    background: ${color.groundSoft};

    > [data-part='content'] {
      padding: ${space.md} ${size.gutter} ${space.lg};
    }
    > picture {
      order: -1;
      aspect-ratio: 16 / 10;
    }
    ${media.md} {
      grid-template-columns: minmax(0, 10fr) minmax(0, 6fr);
      align-items: center;

      > [data-part='content'] {
        padding: ${space.xl};
      }
      > picture {
        order: 0;
        block-size: 100%;
        max-block-size: 26rem;
        aspect-ratio: auto;
      }
    }
  }
`

export interface OfferHeaderProps {
  promotion: Omit<NonNullable<PromotionQuery['promotion']>, 'products'>
  description: readonly RichTextNode[]
}

/** A promotion's texts, dates and image. */
export function OfferHeader({ promotion, description }: OfferHeaderProps): ReactElement {
  const { t } = useLanguage()
  const shop = useStorefront()
  const days = useDays(promotion)
  const { name, excerpt, image, discountRate, productsCount } = promotion
  return (
    <div className={header}>
      <Stack gap="sm" data-part="content">
        <Stack direction="row" gap="xs">
          {discountRate >= LEAST_MARKED_DISCOUNT && (
            <Badge tone="danger">{t('offers.upTo', { rate: discountRate })}</Badge>
          )}
          <Badge>{t('categories.count', { count: productsCount })}</Badge>
          {days && <Badge>{days}</Badge>}
        </Stack>
        <Heading level={1}>{name}</Heading>
        {excerpt && <Text hasReadingWidth>{excerpt}</Text>}
        {description.length > 0 && <RichText nodes={description} />}
      </Stack>
      <Image
        {...toImage(shop, image, { sizes: '(min-width: 768px) 460px, 92vw', alt: '' })}
        isPriority
      />
    </div>
  )
}

/** When it runs; nothing for a promotion without a day. */
function useDays(promotion: OfferHeaderProps['promotion']): string | null {
  const { t } = useLanguage()
  const { date } = useFormatters()
  const { startsAt, endsAt } = promotion
  if (startsAt && endsAt) {
    return t('offers.between', {
      start: date(startsAt, 'long'),
      end: date(lastDay(endsAt), 'long'),
    })
  }
  if (endsAt) return t('offers.until', { date: date(lastDay(endsAt), 'long') })
  return startsAt ? t('offers.since', { date: date(startsAt, 'long') }) : null
}
