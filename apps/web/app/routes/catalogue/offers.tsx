import { PromotionsDocument } from '@floga/api-client/operations'
import { Container, EmptyState, Heading, Stack, Tile, TileGrid } from '@floga/ui'
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

/** More promotions than a shop runs at once. */
const MOST = 100

export async function loader(args: LoaderFunctionArgs) {
  const page = pageContext(args)
  const { promotions } = await page.api.query(PromotionsDocument, {
    first: MOST,
    skip: 0,
    where: null,
    order: null,
  })
  const alternates = samePath('/offers')
  return {
    promotions: promotions.nodes,
    alternates,
    meta: pageMeta(page, {
      title: page.t('offers.title'),
      description: page.t('offers.description'),
      path: '/offers',
      alternates,
    }),
  }
}

export default function OffersPage(): ReactElement {
  const { promotions } = useLoaderData<typeof loader>()
  const t = useMessages()
  const href = useHref()
  return (
    <Container>
      <PageTrail current={t('offers.title')} />
      <Stack gap="lg">
        <Heading level={1}>{t('offers.title')}</Heading>
        {promotions.length === 0 ? (
          <EmptyState title={t('offers.none')} />
        ) : (
          <TileGrid>
            {promotions.map(({ id, name, slug, image, productsCount }) => (
              <Tile
                key={id}
                href={href(`/offers/${slug}`)}
                title={name}
                text={t('categories.count', { count: productsCount })}
                picture={toPicture(image, { sizes: pictureSizes.tile })}
              />
            ))}
          </TileGrid>
        )}
      </Stack>
    </Container>
  )
}
