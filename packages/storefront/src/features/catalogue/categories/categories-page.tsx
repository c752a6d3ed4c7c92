import { CategoriesDocument } from '@floga/api-client/operations'
import { itemListJsonLd } from '@floga/seo'
import { Container, Heading, Stack, Text } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageBreadcrumbs } from '../../../components/page-breadcrumbs.js'
import { samePath } from '../../../request/seo/alternates.server.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
import { toSocialImage } from '../../../request/seo/social-image.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { CategorySection } from './category-section.js'

export { meta } from '../../../request/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['catalogue'], cache: 'public' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const { categories } = await page.api.query(CategoriesDocument, {})
  const alternates = samePath(page.shop, '/categories')
  return {
    categories,
    alternates,
    meta: pageMeta(page, {
      title: page.t('categories.title'),
      description: page.t('categories.description'),
      path: '/categories',
      alternates,
      image: toSocialImage(page.shop, categories[0]?.image),
      breadcrumbs: [{ name: page.t('categories.title'), path: '/categories' }],
      jsonLd: [
        itemListJsonLd(
          categories.map(({ name, slug }) => ({
            name,
            url: `${page.publicUrl}${page.href(`/categories/${slug}`)}`,
          })),
        ),
      ],
    }),
  }
}

/** Number of sections above the fold. */
const EAGER = 1

export default function CategoriesPage(): ReactElement {
  const { categories } = useLoaderData<typeof loader>()
  const { t } = useLanguage()
  return (
    <Container>
      <PageBreadcrumbs current={t('categories.title')} />
      <Stack gap="xs">
        <Heading level={1}>{t('categories.title')}</Heading>
        <Text tone="soft" hasReadingWidth>
          {t('categories.description')}
        </Text>
      </Stack>
      {categories.map((category, place) => (
        <CategorySection key={category.id} category={category} isEager={place < EAGER} />
      ))}
    </Container>
  )
}
