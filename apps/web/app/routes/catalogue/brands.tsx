import { BrandsDocument } from '@floga/api-client/operations'
import { Container, Heading, Stack, Tile, TileGrid } from '@floga/ui'
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
  const { brands } = await page.api.query(BrandsDocument, {})
  const alternates = samePath('/brands')
  return {
    brands: brands.children,
    alternates,
    meta: pageMeta(page, {
      title: page.t('brands.title'),
      description: page.t('brands.description'),
      path: '/brands',
      alternates,
    }),
  }
}

export default function BrandsPage(): ReactElement {
  const { brands } = useLoaderData<typeof loader>()
  const t = useMessages()
  const href = useHref()
  return (
    <Container>
      <PageTrail current={t('brands.title')} />
      <Stack gap="lg">
        <Heading level={1}>{t('brands.title')}</Heading>
        <TileGrid>
          {brands.map(({ id, name, slug, image, productsCount }) => (
            <Tile
              key={id}
              href={href(`/brands/${slug}`)}
              title={name}
              text={t('categories.count', { count: productsCount })}
              picture={image ? toPicture(image, { sizes: pictureSizes.tile }) : undefined}
            />
          ))}
        </TileGrid>
      </Stack>
    </Container>
  )
}
