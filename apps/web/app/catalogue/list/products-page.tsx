import { searchHref } from '@floga/catalogue-core'
import { Container, Heading, Stack } from '@floga/ui'
import { data } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageBreadcrumbs } from '../../shell/page/page-breadcrumbs.js'
import { samePath } from '../../wiring/seo/alternates.server.js'
import type { PageHandle } from '../../wiring/request/page-handle.js'
import { serialize, deserialize } from '../../wiring/request/serialize.js'
import { pageContext } from '../../wiring/request/page-context.server.js'
import { pageMeta } from '../../wiring/seo/page-meta.server.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'
import {
  isFiltered,
  listAnswer,
  listImage,
  listJsonLd,
  listTitle,
  loadListPage,
  plainListPath,
} from './load-list-page.server.js'
import { readListQuery } from './read-list-query.js'
import { SortableList } from './sortable-list.js'

export { meta } from '../../wiring/seo/route-meta.js'
export { dataHeaders as headers } from '../../wiring/content/image-ahead.js'

export const handle: PageHandle = {
  words: ['catalogue'],
  cache: 'public',
  isDrawnAhead: true,
  readQuery: readListQuery,
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const list = await loadListPage(page)
  const { term } = list.state
  return data(
    {
      list: serialize(list),
      alternates: samePath(searchHref('/products', list.state)),
      meta: pageMeta(page, {
        title: listTitle(
          page,
          term ? page.t('products.searchTitle', { term }) : page.t('products.title'),
          list,
        ),
        description: page.t('products.description'),
        path: plainListPath('/products', list.state),
        alternates: samePath('/products'),
        noindex: isFiltered(list.state),
        image: listImage(list),
        breadcrumbs: [{ name: page.t('products.title'), path: '/products' }],
        jsonLd: listJsonLd(page, list),
      }),
    },
    listAnswer(list),
  )
}

export default function ProductsPage(): ReactElement {
  const list = deserialize(useLoaderData<typeof loader>().list)
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
