import { Heading, Image, Stack, ScrollRow, Text, LinkCard } from '@floga/ui'
import { media, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { CardImageData } from '../../wiring/api/api-types.js'
import { imageSizes, toImage } from '../../wiring/content/to-image.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'

const head = css`
  @layer app {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 88px;
    gap: ${space.md};
    align-items: center;
    ${media.md} {
      grid-template-columns: minmax(0, 1fr) 160px;
      gap: ${space.xl};
    }
  }
`

/** A category or one of its children, as a page's head shows it. */
interface HeadedCategory {
  name: string
  slug: string
  productsCount: number
  image?: CardImageData | null
}

export interface CategoryHeaderProps {
  category: HeadedCategory & { excerpt?: string | null; children: readonly HeadedCategory[] }
}

/** What a category is about, and the categories in it as tiles. */
export function CategoryHeader({ category }: CategoryHeaderProps): ReactElement {
  const t = useMessages()
  const href = useHref()
  const { name, excerpt, productsCount, image, children } = category
  return (
    <Stack gap="md">
      <div className={head}>
        <Stack gap="xs">
          <Heading level={1}>{name}</Heading>
          {excerpt && <Text hasReadingWidth>{excerpt}</Text>}
          <Text size="small" tone="soft">
            {t('categories.count', { count: productsCount })}
          </Text>
        </Stack>
        {image && <Image {...toImage(image, { sizes: imageSizes.head, alt: '' })} isEager />}
      </div>
      {children.length > 0 && (
        <nav aria-label={t('categories.sub')}>
          <ScrollRow columns={4}>
            {children.map((child) => (
              <LinkCard
                key={child.slug}
                layout="row"
                headingLevel={2}
                href={href(`/categories/${child.slug}`)}
                title={child.name}
                text={t('categories.count', { count: child.productsCount })}
                image={toImage(child.image ?? image, { sizes: imageSizes.thumbnail })}
                isEager
              />
            ))}
          </ScrollRow>
        </nav>
      )}
    </Stack>
  )
}
