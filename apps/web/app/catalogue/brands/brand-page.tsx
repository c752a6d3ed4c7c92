import { BrandDocument } from '@floga/api-client/operations'
import { BrandName, Container, Heading, Image, Stack, Text } from '@floga/ui'
import { data } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageBreadcrumbs } from '../../shell/page/page-breadcrumbs.js'
import type { PageHandle } from '../../wiring/request/page-handle.js'
import { serialize, deserialize } from '../../wiring/request/serialize.js'
import { pageContext } from '../../wiring/request/page-context.server.js'
import { pageMeta } from '../../wiring/seo/page-meta.server.js'
import { toSocialImage } from '../../wiring/seo/social-image.js'
import { toImage } from '../../wiring/content/to-image.js'
import { notFound } from '../../wiring/api/responses.server.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import {
  isFiltered,
  listAnswer,
  listImage,
  listJsonLd,
  listTitle,
  loadListPage,
  plainListPath,
} from '../list/load-list-page.server.js'
import { readListQuery } from '../list/read-list-query.js'
import { SortableList } from '../list/sortable-list.js'

export { meta } from '../../wiring/seo/route-meta.js'
export { keepAfterCartChange as shouldRevalidate } from '../../wiring/cart/keep-after-cart-change.js'

export { dataHeaders as headers } from '../../wiring/content/image-ahead.js'

export const handle: PageHandle = {
  words: ['catalogue'],
  cache: 'public',
  readQuery: readListQuery,
  slug: { folder: '/brands', type: 'BRAND' },
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const slug = args.params['slug'] ?? ''
  const { alternates } = page
  const { brand } = await page.api.query(BrandDocument, { where: { slug } })
  if (!brand) throw notFound()
  const list = await loadListPage(page, { where: { brands: [brand.id] }, without: 'BRANDS' })
  const path = `/brands/${brand.slug}`
  return data(
    {
      brand,
      list: serialize(list),
      alternates,
      meta: pageMeta(page, {
        title: listTitle(page, brand.name, list),
        description: page.t('categories.categoryDescription', {
          name: brand.name,
          count: brand.productsCount,
        }),
        path: plainListPath(path, list.state),
        noindex: isFiltered(list.state),
        alternates,
        image: toSocialImage(brand.image, brand.name) ?? listImage(list),
        breadcrumbs: [
          { name: page.t('brands.title'), path: '/brands' },
          { name: brand.name, path },
        ],
        jsonLd: listJsonLd(page, list),
      }),
    },
    listAnswer(list),
  )
}

export default function BrandPage(): ReactElement {
  const { brand, list } = useLoaderData<typeof loader>()
  const t = useMessages()
  const href = useHref()
  return (
    <Container>
      <PageBreadcrumbs
        steps={[{ label: t('brands.title'), href: href('/brands') }]}
        current={brand.name}
      />
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1}>
            {brand.image ? brand.name : <BrandName name={brand.name} size="large" />}
          </Heading>
          {brand.image && <Image {...toImage(brand.image, { sizes: '160px', alt: '' })} isEager />}
          <Text size="small" tone="soft">
            {t('categories.count', { count: brand.productsCount })}
          </Text>
        </Stack>
        <SortableList path={`/brands/${brand.slug}`} list={deserialize(list)} />
      </Stack>
    </Container>
  )
}
