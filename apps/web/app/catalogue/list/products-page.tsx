import { Container, Heading, Stack } from '@floga/ui'
import { data } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageBreadcrumbs } from '@floga/storefront'
import type { PageHandle } from '../../wiring/request/page-handle.js'
import { pageContext } from '../../wiring/request/page-context.server.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'
import { toListAnswer } from './to-list-answer.server.js'
import { loadListPage } from './load-list-page.server.js'
import { readListQuery } from './read-list-query.js'
import { SortableList } from './sortable-list.js'

export { meta } from '../../wiring/seo/route-meta.js'

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
  return data(answer.data, answer.init)
}

export default function ProductsPage(): ReactElement {
  const { list } = useLoaderData<typeof loader>()
  const t = useMessages()
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
