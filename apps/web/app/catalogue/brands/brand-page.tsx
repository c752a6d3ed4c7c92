import { BrandDocument } from '@floga/api-client/operations'
import { BrandName, Container, Heading, Image, Stack, Text } from '@floga/ui'
import { data } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageBreadcrumbs } from '@floga/storefront'
import type { PageHandle } from '../../wiring/request/page-handle.js'
import { pageContext } from '../../wiring/request/page-context.server.js'
import { toSocialImage } from '../../wiring/seo/social-image.js'
import { toImage } from '../../wiring/content/to-image.js'
import { notFound } from '../../wiring/api/responses.server.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { toListAnswer } from '../list/to-list-answer.server.js'
import { loadListPage } from '../list/load-list-page.server.js'
import { readListQuery } from '../list/read-list-query.js'
import { SortableList } from '../list/sortable-list.js'

export { meta } from '../../wiring/seo/route-meta.js'

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
    image: toSocialImage(brand.image, brand.name),
    breadcrumbs: [
      { name: page.t('brands.title'), path: '/brands' },
      { name: brand.name, path },
    ],
  })
  return data({ brand, ...answer.data }, answer.init)
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
        <SortableList path={`/brands/${brand.slug}`} list={list} />
      </Stack>
    </Container>
  )
}
