import type { CategoriesQuery } from '@floga/api-client/operations'
import { ButtonLink, Heading, Link, Image, Text, LinkCard, VisuallyHidden } from '@floga/ui'
import { color, media, radius, size, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { imageSizes, toImage } from '../../../components/images/to-image.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'

const section = css`
  @layer app {
    display: grid;
    gap: ${space.md} ${space.xl};
    padding-block: ${space.xl};

    & + & {
      border-block-start: 1px solid ${color.line};
    }
    > [data-part='head'] {
      display: grid;
      grid-template-columns: 96px minmax(0, 1fr);
      gap: ${space['2xs']} ${space.md};
      align-content: start;
      align-items: start;
      padding: ${space.sm};
      border-radius: ${radius.image};
      background: ${color.groundSoft};
    }
    > ul {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space.md} ${size.gutter};
      align-content: start;
    }
    ${media.sm} {
      > ul {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
    ${media.lg} {
      grid-template-columns: 260px minmax(0, 1fr);

      > [data-part='head'] {
        grid-template-columns: minmax(0, 1fr);
        padding: 0 ${space.md} ${space.md};
        gap: ${space.sm};
      }
      > [data-part='head'] > picture {
        aspect-ratio: 3 / 2;
      }
    }
    ${media.xl} {
      grid-template-columns: 300px minmax(0, 1fr);

      > ul {
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: ${space.lg};
      }
    }
  }
`

export interface CategorySectionProps {
  category: CategoriesQuery['categories'][number]
  isEager: boolean
}

/** A top-level category with the two levels below it, and a link to all of its products. */
export function CategorySection({ category, isEager }: CategorySectionProps): ReactElement {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const address = (slug: string): string => href(`/categories/${slug}`)
  const { name, slug, excerpt, productsCount, image, children } = category
  return (
    <section className={section}>
      <div data-part="head">
        <Image
          {...toImage(shop, image, { sizes: '(min-width: 992px) 268px, 90px', alt: '' })}
          isEager={isEager}
        />
        <div>
          <Heading level={2} size={3}>
            <Link href={address(slug)} variant="quiet">
              {name}
            </Link>
          </Heading>
          {excerpt && (
            <Text size="small" tone="soft">
              {excerpt}
            </Text>
          )}
          <ButtonLink href={address(slug)} variant="ghost" size="small" iconAfter="chevron-right">
            {t('categories.allOf', { count: productsCount })}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </ButtonLink>
        </div>
      </div>
      <ul>
        {children.map((child) => (
          <li key={child.id}>
            <LinkCard
              layout="row"
              href={address(child.slug)}
              title={child.name}
              text={t('categories.count', { count: child.productsCount })}
              image={toImage(shop, child.image ?? image, { sizes: imageSizes.thumbnail })}
              links={child.children.map((below) => ({
                label: below.name,
                href: address(below.slug),
              }))}
              isEager={isEager}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
