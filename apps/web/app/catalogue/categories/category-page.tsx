import { CategoryDocument } from '@floga/api-client/operations'
import { Container, Stack } from '@floga/ui'
import { data } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageBreadcrumbs } from '../../shell/page/page-breadcrumbs.js'
import type { CategoryData } from '../../wiring/api/api-types.js'
import type { PageHandle } from '../../wiring/request/page-handle.js'
import { serialize, deserialize } from '../../wiring/request/serialize.js'
import { pageContext } from '../../wiring/request/page-context.server.js'
import { pageMeta } from '../../wiring/seo/page-meta.server.js'
import { toSocialImage } from '../../wiring/seo/social-image.js'
import { notFound } from '../../wiring/api/responses.server.js'
import { toCardImage } from '../../wiring/catalogue/to-card-data.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { CategoryHeader } from './category-header.js'
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
export { dataHeaders as headers } from '../../wiring/content/image-ahead.js'

export const handle: PageHandle = {
  words: ['catalogue'],
  cache: 'public',
  isDrawnAhead: true,
  readQuery: readListQuery,
  slug: { folder: '/categories', type: 'CATEGORY' },
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const slug = args.params['slug'] ?? ''
  const { alternates } = page
  const { category } = await page.api.query(CategoryDocument, { where: { slug } })
  if (!category) throw notFound()
  const list = await loadListPage(page, {
    where: { categories: [category.id] },
    without: 'CATEGORIES',
  })
  const path = `/categories/${category.slug}`
  const { image, children } = category
  return data(
    {
      category: {
        ...category,
        image: image ? toCardImage(image) : null,
        children: children.map(({ name, slug: below, productsCount, image: childImage }) => ({
          name,
          slug: below,
          productsCount,
          image: childImage ? toCardImage(childImage) : null,
        })),
      },
      list: serialize(list),
      alternates,
      meta: pageMeta(page, {
        title: listTitle(page, category.name, list),
        // An excerpt is a sentence or two: what fits besides is told too.
        description: [
          ...(category.excerpt ? [category.excerpt] : []),
          page.t('categories.categoryDescription', {
            name: category.name,
            count: category.productsCount,
          }),
        ].join(' '),
        path: plainListPath(path, list.state),
        noindex: isFiltered(list.state),
        alternates,
        image: toSocialImage(image, category.name) ?? listImage(list),
        breadcrumbs: [
          { name: page.t('nav.categories'), path: '/categories' },
          ...trailOf(category).map(({ name, slug: parent }) => ({
            name,
            path: `/categories/${parent}`,
          })),
        ],
        jsonLd: listJsonLd(page, list),
      }),
    },
    listAnswer(list),
  )
}

export default function CategoryPage(): ReactElement {
  const { category, list } = useLoaderData<typeof loader>()
  const t = useMessages()
  const href = useHref()
  const parents = trailOf(category).slice(0, -1)
  return (
    <Container>
      <PageBreadcrumbs
        steps={[
          { label: t('nav.categories'), href: href('/categories') },
          ...parents.map(({ name, slug }) => ({ label: name, href: href(`/categories/${slug}`) })),
        ]}
        current={category.name}
      />
      <Stack gap="md">
        <CategoryHeader category={category} />
        <SortableList path={`/categories/${category.slug}`} list={deserialize(list)} />
      </Stack>
    </Container>
  )
}

function trailOf(
  category: Pick<CategoryData, 'name' | 'slug' | 'parent'>,
): { name: string; slug: string }[] {
  const { parent } = category
  return [parent?.parent, parent, category].filter((step) => step !== null && step !== undefined)
}
