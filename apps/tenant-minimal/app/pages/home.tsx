import { MenuCategoriesDocument, ProductsSearchDocument } from '@floga/api-client/operations'
import { organizationJsonLd } from '@floga/seo'
import { useLanguage } from '@floga/storefront'
import { ProductTiles, useImage } from '@floga/storefront/pages'
import { ButtonLink, Container, FeatureStrip, Hero, LinkCard } from '@floga/ui'
import { SectionHeading, Stack } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { openRequest } from '../open-request.server.js'
import { shop } from '../shop.js'
import { useMessages } from '../use-messages.js'

export const handle = { cache: 'public' }

export async function loader(args: LoaderFunctionArgs) {
  const { query, meta, seo, href } = openRequest(args)
  const [{ menuCategories }, { productsSearch }] = await Promise.all([
    query(MenuCategoriesDocument, {}),
    query(ProductsSearchDocument, { first: 8, skip: 0 }),
  ])
  const jsonLd = [organizationJsonLd({ name: shop.name, url: seo.url(href('/')) })]
  return { categories: menuCategories, products: productsSearch.nodes, meta: meta({ jsonLd }) }
}

export { pageMeta as meta } from '@floga/storefront'

export default function Home(): ReactElement {
  const { categories, products } = useLoaderData<typeof loader>()
  const { href } = useLanguage()
  const t = useMessages()
  const toImage = useImage()
  return (
    <Container>
      <Stack gap="2xl" className="storefront-page">
        <Hero
          headingLevel={1}
          title={t('home.title')}
          text={t('home.text')}
          action={
            <ButtonLink href={href('/products')} variant="primary" size="large">
              {t('home.action')}
            </ButtonLink>
          }
          image={{ src: '/hero.svg', alt: '', width: 720, height: 720, fit: 'cover' }}
        />
        <FeatureStrip
          features={[
            { icon: 'truck', name: t('home.delivery'), text: t('home.deliveryText') },
            { icon: 'shield', name: t('home.harvest'), text: t('home.harvestText') },
            { icon: 'card', name: t('home.cash'), text: t('home.cashText') },
          ]}
        />
        <section>
          <SectionHeading title={t('home.categories')} />
          <ul className="kinds">
            {categories.map(({ slug, name, image }) => (
              <li key={slug}>
                <LinkCard
                  href={href(`/products?category=${slug}`)}
                  title={name}
                  image={toImage(image, { alt: '', sizes: '(min-width: 992px) 180px, 45vw' })}
                />
              </li>
            ))}
          </ul>
        </section>
        <section>
          <SectionHeading title={t('home.favourites')} />
          <ProductTiles products={products} />
        </section>
      </Stack>
    </Container>
  )
}
