import { CategoryDocument } from '@floga/api-client/operations'
import { Chip, Container, Heading, Stack, Text } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageTrail } from '../../shell/page-trail.js'
import { slugAlternates } from '../../wiring/alternates.server.js'
import type { CategoryData } from '../../wiring/api-types.js'
import type { PageHandle } from '../../wiring/cache-policy.js'
import { pageContext } from '../../wiring/page-context.server.js'
import { pageMeta } from '../../wiring/page-meta.server.js'
import { notFound } from '../../wiring/responses.server.js'
import { useHref, useMessages } from '../../wiring/use-language.js'
import { isFiltered, loadListPage, plainListPath } from './list-page.server.js'
import { SortableList } from './sortable-list.js'

export { meta } from '../../wiring/route-meta.js'

export const handle: PageHandle = { cache: 'public' }

export async function loader(args: LoaderFunctionArgs) {
  const page = pageContext(args)
  const slug = args.params['slug'] ?? ''
  const [{ category }, alternates] = await Promise.all([
    page.api.query(CategoryDocument, { where: { slug } }),
    slugAlternates(page, '/categories', 'CATEGORY', slug),
  ])
  if (!category) throw notFound()
  const list = await loadListPage(page, {
    where: { categories: [category.id] },
    without: 'CATEGORIES',
  })
  const path = `/categories/${category.slug}`
  return {
    category,
    list,
    alternates,
    meta: pageMeta(page, {
      title: category.name,
      description:
        category.excerpt ??
        page.t('categories.categoryDescription', {
          name: category.name,
          count: category.productsCount,
        }),
      path: plainListPath(path, list.state),
      noindex: isFiltered(list.state),
      alternates,
      breadcrumbs: trailOf(category).map(({ name, slug: parent }) => ({
        name,
        path: `/categories/${parent}`,
      })),
    }),
  }
}

export default function CategoryPage(): ReactElement {
  const { category, list } = useLoaderData<typeof loader>()
  const t = useMessages()
  const href = useHref()
  const parents = trailOf(category).slice(0, -1)
  return (
    <Container>
      <PageTrail
        steps={[
          { label: t('nav.categories'), href: href('/categories') },
          ...parents.map(({ name, slug }) => ({ label: name, href: href(`/categories/${slug}`) })),
        ]}
        current={category.name}
      />
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1}>{category.name}</Heading>
          {category.excerpt && (
            <Text tone="soft" isMeasured>
              {category.excerpt}
            </Text>
          )}
        </Stack>
        {category.children.length > 0 && (
          <nav aria-label={t('categories.sub')}>
            <Stack direction="row" gap="xs" as="ul">
              {category.children.map((child) => (
                <li key={child.id}>
                  <Chip href={href(`/categories/${child.slug}`)}>{child.name}</Chip>
                </li>
              ))}
            </Stack>
          </nav>
        )}
        <SortableList path={`/categories/${category.slug}`} list={list} />
      </Stack>
    </Container>
  )
}

function trailOf(category: CategoryData): { name: string; slug: string }[] {
  const { parent } = category
  return [parent?.parent, parent, category].filter((step) => step !== null && step !== undefined)
}
