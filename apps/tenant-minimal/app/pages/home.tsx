import { MenuCategoriesDocument, ProductsSearchDocument } from '@floga/api-client/operations'
import { organizationJsonLd } from '@floga/seo'
import { toImage, useLanguage } from '@floga/storefront'
import { CardsForm, ProductCardRow, toRowCardData } from '@floga/storefront/catalogue'
import { pageContext, pageMeta, samePath } from '@floga/storefront/server'
import { ButtonLink, Container, FeatureStrip, Hero, LinkCard } from '@floga/ui'
import { SectionHeading, Stack } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { shop } from '../shop.js'
import { useMessages } from '../use-messages.js'

export const handle = { cache: 'public', namespaces: ['home', 'catalogue'] }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const { query } = page.api
  const [{ menuCategories }, { productsSearch }] = await Promise.all([
    query(MenuCategoriesDocument, {}),
    query(ProductsSearchDocument, { first: 8, skip: 0 }),
  ])
  const alternates = samePath(shop, '/')
  return {
    categories: menuCategories,
    products: productsSearch.nodes.map(toRowCardData),
    alternates,
    meta: pageMeta(page, {
      description: shop.descriptionIn(page.locale),
      path: '/',
      alternates,
      jsonLd: [organizationJsonLd({ name: shop.name, url: page.publicUrl + page.href('/') })],
    }),
  }
}

export { pageMeta as meta } from '@floga/storefront'

export default function Home(): ReactElement {
  const { categories, products } = useLoaderData<typeof loader>()
  const { href } = useLanguage()
  const t = useMessages()
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
                  href={href(`/categories/${slug}`)}
                  title={name}
                  image={toImage(shop, image, { alt: '', sizes: '(min-width: 992px) 180px, 45vw' })}
                />
              </li>
            ))}
          </ul>
        </section>
        <ProductCardRow title={t('home.favourites')} products={products} />
        <CardsForm />
      </Stack>
    </Container>
  )
}
