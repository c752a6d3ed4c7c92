import { Heading, Image, Link, Rating, Text } from '@floga/ui'
import { color, radius, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { imageSizes, toImage } from '../../components/images/to-image.js'
import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'
import type { ReviewableItemData } from './order-reviews-page.js'

const list = css`
  @layer app {
    display: grid;

    > li {
      display: grid;
      grid-template-columns: 64px minmax(0, 1fr);
      gap: ${space['2xs']} ${space.md};
      align-items: center;
      padding-block: ${space.sm};
      border-block-end: 1px solid ${color.line};
    }
    img {
      inline-size: 64px;
      block-size: 64px;
      border-radius: ${radius.control};
      background: ${color.groundSoft};
    }
  }
`

export interface ReviewableItemsProps {
  items: readonly ReviewableItemData[]
  /** Id of the one whose form is shown. */
  chosen: string
  /** Of the page. */
  path: string
}

/** The goods of an order with their reviews; each leads to its form. */
export function ReviewableItems({ items, chosen, path }: ReviewableItemsProps): ReactElement {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  return (
    <section aria-labelledby="review-goods">
      <Heading level={2} size={3} id="review-goods">
        {t('reviewForm.goods')}
      </Heading>
      <ul className={list}>
        {items.map(({ id, name, label, image, kind, review }) => (
          <li key={id}>
            <Image {...toImage(shop, image, { sizes: imageSizes.thumbnail, alt: '', kind })} />
            <div>
              <Link
                href={href(`${path}?item=${encodeURIComponent(id)}#review`)}
                aria-current={id === chosen ? 'true' : undefined}
              >
                {label ? `${name}, ${label}` : name}
              </Link>
              {review ? (
                <div>
                  <Rating
                    value={review.stars}
                    label={t('reviewForm.written', { stars: review.stars })}
                  />
                </div>
              ) : (
                <Text size="small" tone="soft">
                  {t('reviewForm.toWrite')}
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
