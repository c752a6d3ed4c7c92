import { CategoryDocument } from '@floga/api-client/operations'
import { Container, Stack } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageBreadcrumbs } from '../../../components/page-breadcrumbs.js'
import { toCardImage } from '../../../components/images/card-image.js'
import type { CategoryData } from '../../../request/api/api-types.js'
import { pageData } from '../../../request/page-data.server.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { findScene } from '../../../components/images/find-scene.server.js'
import type { ShopScene } from '../../../lib/shop-credentials.js'
import { toSocialImage } from '../../../request/seo/social-image.js'
import { notFound } from '../../../request/api/responses.server.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { CategoryHeader } from './category-header.js'
import { toListAnswer } from '../list/to-list-answer.server.js'
import { loadListPage } from '../list/load-list-page.server.js'
import { readListQuery } from '../list/read-list-query.js'
import { SortableList } from '../list/sortable-list.js'

export { meta } from '../../../request/seo/route-meta.js'

export const handle: PageHandle = {
  namespaces: ['catalogue'],
  cache: 'public',
  readQuery: readListQuery,
  slug: { folder: '/categories', type: 'CATEGORY' },
}

const sceneSizes = '(min-width: 992px) 300px, (min-width: 768px) 240px, 1px'

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const slug = args.params['slug'] ?? ''
  const { category } = await page.api.query(CategoryDocument, { where: { slug } })
  if (!category) throw notFound()
  const list = await loadListPage(page, {
    where: { categories: [category.id] },
    without: 'CATEGORIES',
  })
  const { image, children } = category
  const answer = toListAnswer(page, list, {
    title: page.searchTexts.title ?? category.name,
    // An excerpt is a sentence or two: append further text that fits.
    description: [
      page.searchTexts.description ?? category.excerpt ?? '',
      page.t('categories.categoryDescription', {
        name: category.name,
        count: category.productsCount,
      }),
    ]
      .join(' ')
      .trim(),
    path: `/categories/${category.slug}`,
    image: toSocialImage(page.shop, image, category.name),
    breadcrumbs: [
      { name: page.t('nav.categories'), path: '/categories' },
      ...trailOf(category).map(({ name, slug: parent }) => ({
        name,
        path: `/categories/${parent}`,
      })),
    ],
  })
  return pageData(
    {
      category: {
        ...category,
        scene: findScene(page, sceneOf(page, category.slug), sceneSizes),
        image: image ? toCardImage(image) : null,
        children: children.map(({ name, slug: below, productsCount, image: childImage }) => ({
          name,
          slug: below,
          productsCount,
          image: childImage ? toCardImage(childImage) : null,
        })),
      },
      ...answer.data,
    },
    answer.init,
  )
}

export default function CategoryPage(): ReactElement {
  const { category, list } = useLoaderData<typeof loader>()
  const { t, href } = useLanguage()
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
        <SortableList path={`/categories/${category.slug}`} list={list} />
      </Stack>
    </Container>
  )
}

function sceneOf({ shop, locale }: PageContext, slug: string): ShopScene | undefined {
  return shop.scenes?.categories?.find((scene) => scene.slug[locale.code] === slug)
}

function trailOf(
  category: Pick<CategoryData, 'name' | 'slug' | 'parent'>,
): { name: string; slug: string }[] {
  const { parent } = category
  return [parent?.parent, parent, category].filter((step) => step !== null && step !== undefined)
}
