import { Container, Heading, Stack } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageBreadcrumbs } from '../../../components/page-breadcrumbs.js'
import { pageData } from '../../../request/page-data.server.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { toListAnswer } from './to-list-answer.server.js'
import { loadListPage } from './load-list-page.server.js'
import { readListQuery } from './read-list-query.js'
import { SortableList } from './sortable-list.js'

export { meta } from '../../../request/seo/route-meta.js'

export const handle: PageHandle = {
  namespaces: ['catalogue'],
  cache: 'public',
  readQuery: readListQuery,
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const list = await loadListPage(page)
  const { term } = list.state
  const title = page.t('products.title')
  const answer = toListAnswer(page, list, {
    title: term ? page.t('products.searchTitle', { term }) : title,
    description: page.t('products.description'),
    path: '/products',
    breadcrumbs: [{ name: title, path: '/products' }],
  })
  return pageData(answer.data, answer.init)
}

export default function ProductsPage(): ReactElement {
  const { list } = useLoaderData<typeof loader>()
  const { t } = useLanguage()
  const { term } = list.state
  const title = term ? t('products.searchTitle', { term }) : t('products.title')
  return (
    <Container>
      <PageBreadcrumbs current={title} />
      <Stack gap="lg">
        <Heading level={1}>{title}</Heading>
        <SortableList path="/products" list={list} />
      </Stack>
    </Container>
  )
}
