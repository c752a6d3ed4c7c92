import { media, radius, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { Heading, Image, LinkCard, ScrollRow, Stack, Text } from '@floga/ui'
import type { ImageAsset } from '@floga/ui'
import type { ReactElement } from 'react'

import type { CardImageData } from '../../../request/api/api-types.js'
import { toImage } from '../../../components/images/to-image.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'

const head = css`
  @layer app {
    > picture {
      display: none;
    }
    ${media.md} {
      &:has(> picture) {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 240px;
        gap: ${space.xl};
        align-items: center;
      }
      > picture {
        display: block;
        aspect-ratio: 16 / 9;
        border-radius: ${radius.image};
      }
    }
    ${media.lg} {
      &:has(> picture) {
        grid-template-columns: minmax(0, 1fr) 300px;
      }
    }
  }
`

/** A category below the one of the page. */
interface Subcategory {
  name: string
  slug: string
  productsCount: number
  image?: CardImageData | null
}

export interface CategoryHeaderProps {
  category: {
    name: string
    excerpt?: string | null
    image?: CardImageData | null
    scene?: ImageAsset | null
    children: readonly Subcategory[]
  }
}

/**
 * A category's description, and its subcategories in one row, so that products start high on the
 * page.
 */
export function CategoryHeader({ category }: CategoryHeaderProps): ReactElement {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const { name, excerpt, image, scene, children } = category
  return (
    <div className={head}>
      <Stack gap="sm">
        <Stack gap="2xs">
          <Heading level={1}>{name}</Heading>
          {excerpt && <Text>{excerpt}</Text>}
        </Stack>
        {children.length > 0 && (
          <nav aria-label={t('categories.sub')}>
            <ScrollRow columns="auto">
              {children.map((child) => (
                <LinkCard
                  key={child.slug}
                  layout="compact"
                  headingLevel={2}
                  href={href(`/categories/${child.slug}`)}
                  title={child.name}
                  text={`${child.productsCount}`}
                  image={toImage(shop, child.image ?? image, { sizes: '40px' })}
                  isEager
                />
              ))}
            </ScrollRow>
          </nav>
        )}
      </Stack>
      {scene && <Image {...scene} fit="cover" />}
    </div>
  )
}
