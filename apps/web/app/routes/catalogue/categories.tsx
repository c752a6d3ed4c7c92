import { CategoriesDocument } from '@floga/api-client/operations'
import { Chip, Container, Heading, Stack, Tile, TileGrid } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageTrail } from '../../shell/page-trail.js'
import { samePath } from '../../wiring/alternates.server.js'
import type { PageHandle } from '../../wiring/cache-policy.js'
import { pageContext } from '../../wiring/page-context.server.js'
import { pageMeta } from '../../wiring/page-meta.server.js'
import { pictureSizes, toPicture } from '../../wiring/picture.js'
import { useHref, useMessages } from '../../wiring/use-language.js'

export { meta } from '../../wiring/route-meta.js'

export const handle: PageHandle = { cache: 'public' }

export async function loader(args: LoaderFunctionArgs) {
  const page = pageContext(args)
  const { categories } = await page.api.query(CategoriesDocument, {})
  const alternates = samePath('/categories')
  return {
    categories,
    alternates,
    meta: pageMeta(page, {
      title: page.t('categories.title'),
      description: page.t('categories.description'),
      path: '/categories',
      alternates,
    }),
  }
}

export default function CategoriesPage(): ReactElement {
  const { categories } = useLoaderData<typeof loader>()
  const t = useMessages()
  const href = useHref()
  return (
    <Container>
      <PageTrail current={t('categories.title')} />
      <Stack gap="lg">
        <Heading level={1}>{t('categories.title')}</Heading>
        <TileGrid>
          {categories.map((category) => (
            <Tile
              key={category.id}
              href={href(`/categories/${category.slug}`)}
              title={category.name}
              text={t('categories.count', { count: category.productsCount })}
              picture={toPicture(category.image, { sizes: pictureSizes.tile, alt: '' })}
            />
          ))}
        </TileGrid>
        {categories
          .filter(({ children }) => children.length > 0)
          .map((category) => (
            <Stack key={category.id} as="section" gap="xs">
              <Heading level={2} size={3}>
                {category.name}
              </Heading>
              <Stack as="ul" direction="row" gap="xs">
                {category.children.map((child) => (
                  <li key={child.slug}>
                    <Chip href={href(`/categories/${child.slug}`)}>{child.name}</Chip>
                  </li>
                ))}
              </Stack>
            </Stack>
          ))}
      </Stack>
    </Container>
  )
}
