import {
  PromotionsCarouselDocument,
  PromotionsWithProductsDocument,
} from '@floga/api-client/operations'
import { itemListJsonLd } from '@floga/seo'
import { Container, EmptyState, Heading, SectionHeading, Stack, Text } from '@floga/ui'
import { media } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { FindInstead } from '../../../components/find-instead.js'
import { PageBreadcrumbs } from '../../../components/page-breadcrumbs.js'
import { Section } from '../../../components/section.js'
import { samePath } from '../../../request/seo/alternates.server.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
import { toSocialImage } from '../../../request/seo/social-image.js'
import { toImage } from '../../../components/images/to-image.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import { OffersCarousel } from './offers-carousel.js'
import { PromotionTile } from './promotion-tile.js'

export { meta } from '../../../request/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['catalogue'], cache: 'public' }

/** Number of featured promotions, more than a shop runs at once. */
const FEATURED = 8
const MOST = 100

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const { promotions: featured } = await page.api.query(PromotionsCarouselDocument, {
    first: FEATURED,
    skip: 0,
    where: null,
    order: null,
  })
  const { promotions: rest } = await page.api.query(PromotionsWithProductsDocument, {
    first: MOST,
    skip: 0,
    where: { excludeIds: featured.nodes.map(({ id }) => id) },
    order: null,
  })
  const isListed = ({ productsCount }: { productsCount: number }): boolean =>
    productsCount >= page.shop.leastOfferProducts
  const [first, others] = [featured.nodes.filter(isListed), rest.nodes.filter(isListed)]
  const alternates = samePath(page.shop, '/offers')
  return {
    featured: first,
    rest: others,
    alternates,
    meta: pageMeta(page, {
      title: page.t('offers.title'),
      description:
        first.length > 0
          ? page.t('offers.intro', { count: first.length + others.length })
          : page.t('offers.description'),
      path: '/offers',
      alternates,
      image: toSocialImage(page.shop, first[0]?.image),
      breadcrumbs: [{ name: page.t('offers.title'), path: '/offers' }],
      jsonLd: [
        itemListJsonLd(
          [...first, ...others].map(({ name, slug }) => ({
            name,
            url: `${page.publicUrl}${page.href(`/offers/${slug}`)}`,
          })),
        ),
      ],
    }),
  }
}

/** In two columns the last one of an odd number is as wide as both. */
const grid = css`
  @layer app {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1rem;
    @media (max-width: 767.98px) {
      > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
    ${media.md} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    @media (min-width: 768px) and (max-width: 1199.98px) {
      &[data-medium='2'] {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
    ${media.xl} {
      &[data-wide='4'] {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
    }
  }
`

/** The number of columns whose last row has the fewest holes; the larger one of two alike. */
function chooseColumns(count: number, choices: readonly [number, number]): number {
  const [most, fewer] = choices
  const holes = (columns: number): number => (columns - (count % columns)) % columns
  return holes(fewer) < holes(most) ? fewer : most
}

export default function OffersPage(): ReactElement {
  const { featured, rest } = useLoaderData<typeof loader>()
  const { t, href } = useLanguage()
  const shop = useStorefront()
  return (
    <Container>
      <PageBreadcrumbs current={t('offers.title')} />
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1}>{t('offers.title')}</Heading>
          {featured.length > 0 && (
            <Text tone="soft" hasReadingWidth>
              {t('offers.intro', { count: featured.length + rest.length })}
            </Text>
          )}
        </Stack>
        {featured.length === 0 ? (
          <>
            <EmptyState title={t('offers.none')} />
            <FindInstead hasSearch={false} />
          </>
        ) : (
          <OffersCarousel promotions={featured} />
        )}
      </Stack>
      {rest.length > 0 && (
        <Section>
          <SectionHeading title={t('offers.rest')} />
          <ul
            className={grid}
            data-medium={chooseColumns(rest.length, [3, 2])}
            data-wide={chooseColumns(rest.length, [4, 3])}
          >
            {rest.map((promotion) => (
              <li key={promotion.id}>
                <PromotionTile
                  promotion={promotion}
                  items={promotion.products.map((product) => ({
                    href: href(`/products/${product.slug}`),
                    name: product.name,
                    image: toImage(shop, product.image, { sizes: '48px', kind: product.kind }),
                  }))}
                  itemsLabel={t('offers.among')}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Container>
  )
}
