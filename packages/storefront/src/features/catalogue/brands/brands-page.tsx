import { BrandsDocument } from '@floga/api-client/operations'
import { itemListJsonLd } from '@floga/seo'
import { BrandGrid, BrandTile, Chip, Container, Heading, Stack, Text } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageBreadcrumbs } from '../../../components/page-breadcrumbs.js'
import { samePath } from '../../../request/seo/alternates.server.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
import { imageSizes, toImage } from '../../../components/images/to-image.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import { groupByLetter } from './group-by-letter.js'

export { meta } from '../../../request/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['catalogue'], cache: 'public' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const { brands } = await page.api.query(BrandsDocument, {})
  const alternates = samePath(page.shop, '/brands')
  return {
    letters: groupByLetter(brands.children, page.locale.code),
    alternates,
    meta: pageMeta(page, {
      title: page.t('brands.title'),
      description: page.t('brands.description'),
      path: '/brands',
      alternates,
      breadcrumbs: [{ name: page.t('brands.title'), path: '/brands' }],
      jsonLd: [
        itemListJsonLd(
          brands.children.map(({ name, slug }) => ({
            name,
            url: `${page.publicUrl}${page.href(`/brands/${slug}`)}`,
          })),
        ),
      ],
    }),
  }
}

export default function BrandsPage(): ReactElement {
  const { letters } = useLoaderData<typeof loader>()
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const count = letters.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <Container>
      <PageBreadcrumbs current={t('brands.title')} />
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1}>{t('brands.title')}</Heading>
          <Text tone="soft">{t('brands.intro', { count })}</Text>
        </Stack>
        <nav aria-label={t('brands.letters')}>
          <Stack as="ul" direction="row" gap="2xs">
            {letters.map(({ letter }) => (
              <li key={letter}>
                <Chip href={`#letter-${letter}`}>{letter}</Chip>
              </li>
            ))}
          </Stack>
        </nav>
        <BrandGrid>
          {letters.flatMap(({ letter, items }) =>
            items.map(({ id, name, slug, image, productsCount }, place) => (
              <BrandTile
                key={id}
                // The letter's link leads to its first brand.
                {...(place === 0 ? { id: `letter-${letter}` } : {})}
                href={href(`/brands/${slug}`)}
                name={name}
                text={t('categories.count', { count: productsCount })}
                {...(image ? { logo: toImage(shop, image, { sizes: imageSizes.card }) } : {})}
              />
            )),
          )}
        </BrandGrid>
      </Stack>
    </Container>
  )
}
