import {
  CategoriesDocument,
  FeaturesDocument,
  ProductsSearchDocument,
  SuggestedProductsDocument,
} from '@floga/api-client/operations'
import { useFormatters } from '@floga/i18n/react'
import {
  ButtonLink,
  Container,
  FeatureStrip,
  Hero,
  Link,
  SectionHeading,
  Tile,
  TileGrid,
} from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { ContactBlock } from '../../shell/contact-block.js'
import { Section } from '../../shell/section.js'
import { toIconName } from '../../shell/to-icon-name.js'
import { samePath } from '../../wiring/alternates.server.js'
import type { PageHandle } from '../../wiring/cache-policy.js'
import { pageContext } from '../../wiring/page-context.server.js'
import { pageMeta } from '../../wiring/page-meta.server.js'
import { pictureSizes, toPicture } from '../../wiring/picture.js'
import { useHref, useMessages } from '../../wiring/use-language.js'
import { HomeBanners } from './home-banners.js'
import { ProductList } from './product-list.js'
import { toPrice } from './product-card-props.js'

export { meta } from '../../wiring/route-meta.js'
export { keepAfterCartChange as shouldRevalidate } from '../../wiring/revalidation.js'

export const handle: PageHandle = { cache: 'public' }

export async function loader(args: LoaderFunctionArgs) {
  const page = pageContext(args)
  const onSale = { first: 5, where: { onSale: true }, order: 'DISCOUNT' } as const
  const [{ categories }, { features }, { productsSearch }, { suggestedProducts }] =
    await Promise.all([
      page.api.query(CategoriesDocument, {}),
      page.api.query(FeaturesDocument, {}),
      page.api.query(ProductsSearchDocument, onSale),
      page.api.query(SuggestedProductsDocument, { first: 8, where: null, order: null }),
    ])
  const [hero, ...offers] = productsSearch.nodes
  return {
    hero: hero ?? null,
    offers,
    categories,
    features,
    suggested: suggestedProducts.nodes,
    alternates: samePath('/'),
    meta: pageMeta(page, {
      description: page.t('home.description'),
      path: '/',
      alternates: samePath('/'),
    }),
  }
}

export default function HomePage(): ReactElement {
  const { hero, offers, categories, features, suggested } = useLoaderData<typeof loader>()
  const t = useMessages()
  const href = useHref()
  const { percent } = useFormatters()
  return (
    <Container>
      <Section>
        {hero && (
          <Hero
            kicker={t('home.heroKicker', { rate: percent(hero.discountRate / 100) })}
            title={t('home.heroTitle')}
            text={`${hero.name}. ${hero.excerpt ?? t('home.heroText')}`}
            price={toPrice(hero, t, { isFrom: hero.variantsCount > 1 })}
            picture={toPicture(hero.image, { sizes: pictureSizes.hero, kind: hero.kind })}
            action={
              <>
                <ButtonLink href={href(`/products/${hero.slug}`)} variant="primary" size="large">
                  {t('home.heroAction')}
                </ButtonLink>
                <ButtonLink href={href('/products')} size="large">
                  {t('home.heroSecondary')}
                </ButtonLink>
              </>
            }
          />
        )}
      </Section>
      <Section>
        <SectionHeading
          title={t('home.categories')}
          aside={<Link href={href('/categories')}>{t('categories.title')}</Link>}
        />
        <TileGrid>
          {categories.map((category) => (
            <Tile
              key={category.id}
              href={href(`/categories/${category.slug}`)}
              title={category.name}
              text={t('categories.count', { count: category.productsCount })}
              picture={toPicture(category.image, { sizes: pictureSizes.tile })}
            />
          ))}
        </TileGrid>
      </Section>
      {offers.length > 0 && (
        <Section>
          <SectionHeading
            title={t('home.offers')}
            aside={<Link href={href('/products?sort=discount')}>{t('home.offersAll')}</Link>}
          />
          <ProductList products={offers} />
        </Section>
      )}
      <HomeBanners />
      <Section>
        <SectionHeading
          title={t('home.suggested')}
          aside={<Link href={href('/products')}>{t('categories.all')}</Link>}
        />
        <ProductList products={suggested} />
      </Section>
      <Section aria-label={t('home.features')}>
        <FeatureStrip
          features={features.map(({ icon, name }) => ({ icon: toIconName(icon), name }))}
        />
      </Section>
      <ContactBlock />
    </Container>
  )
}
