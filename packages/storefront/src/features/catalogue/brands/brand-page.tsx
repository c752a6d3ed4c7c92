import { BrandDocument } from '@floga/api-client/operations'
import { BrandName, Container, Heading, Image, Stack, Text } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageBreadcrumbs } from '../../../components/page-breadcrumbs.js'
import { pageData } from '../../../request/page-data.server.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import { toSocialImage } from '../../../request/seo/social-image.js'
import { toImage } from '../../../components/images/to-image.js'
import { notFound } from '../../../request/api/responses.server.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import { toListAnswer } from '../list/to-list-answer.server.js'
import { loadListPage } from '../list/load-list-page.server.js'
import { readListQuery } from '../list/read-list-query.js'
import { SortableList } from '../list/sortable-list.js'

export { meta } from '../../../request/seo/route-meta.js'

export const handle: PageHandle = {
  namespaces: ['catalogue'],
  cache: 'public',
  readQuery: readListQuery,
  slug: { folder: '/brands', type: 'BRAND' },
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const slug = args.params['slug'] ?? ''
  const { brand } = await page.api.query(BrandDocument, { where: { slug } })
  if (!brand) throw notFound()
  const list = await loadListPage(page, { where: { brands: [brand.id] }, without: 'BRANDS' })
  const path = `/brands/${brand.slug}`
  const answer = toListAnswer(page, list, {
    title: brand.name,
    description: page.t('categories.categoryDescription', {
      name: brand.name,
      count: brand.productsCount,
    }),
    path,
    image: toSocialImage(page.shop, brand.image, brand.name),
    breadcrumbs: [
      { name: page.t('brands.title'), path: '/brands' },
      { name: brand.name, path },
    ],
  })
  return pageData({ brand, ...answer.data }, answer.init)
}

export default function BrandPage(): ReactElement {
  const { brand, list } = useLoaderData<typeof loader>()
  const { t, href } = useLanguage()
  const shop = useStorefront()
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
          {brand.image && (
            <Image {...toImage(shop, brand.image, { sizes: '160px', alt: '' })} isEager />
          )}
          <Text size="small" tone="soft">
            {t('categories.count', { count: brand.productsCount })}
          </Text>
        </Stack>
        <SortableList path={`/brands/${brand.slug}`} list={list} />
      </Stack>
    </Container>
  )
}
