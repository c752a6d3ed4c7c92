import { ProductReviewsDocument, ReviewedProductDocument } from '@floga/api-client/operations'
import { Container, Heading, Link, Pagination, Stack, Text } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageBreadcrumbs } from '../../components/page-breadcrumbs.js'
import { pageData } from '../../request/page-data.server.js'
import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import { notFound } from '../../request/api/responses.server.js'
import { pageMeta } from '../../request/seo/page-meta.server.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import {
  readReviews,
  readReviewsQuery,
  reviewsPerPage,
  reviewsSearch,
} from './read-reviews-query.js'
import { ReviewList } from './review-list.js'
import { HowReviewsAreChecked } from './how-reviews-are-checked.js'
import { ReviewsSummary } from './reviews-summary.js'

export { meta } from '../../request/seo/route-meta.js'

export const handle: PageHandle = {
  namespaces: ['catalogue', 'product'],
  cache: 'public',
  readQuery: readReviewsQuery,
  slug: { folder: '/reviews', type: 'PRODUCT' },
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const slug = args.params['slug'] ?? ''
  const asked = readReviews(page.url.searchParams)
  const where = { slug }
  const [{ product }, { productReviews }] = await Promise.all([
    page.api.query(ReviewedProductDocument, { where }),
    page.api.query(ProductReviewsDocument, {
      where,
      stars: asked.stars,
      first: reviewsPerPage,
      skip: (asked.page - 1) * reviewsPerPage,
    }),
  ])
  if (!product || !productReviews) throw notFound()
  const pageCount = Math.max(1, Math.ceil(productReviews.total / reviewsPerPage))
  if (asked.page > pageCount) {
    const search = reviewsSearch({ ...asked, page: pageCount })
    throw redirect(page.href(`/reviews/${slug}${search && `?${search}`}`), 302)
  }
  const { name } = product
  const search = reviewsSearch(asked)
  return pageData({
    product,
    ...asked,
    pageCount,
    reviews: productReviews,
    alternates: page.alternates,
    meta: pageMeta(page, {
      title: page.t('reviews.pageTitle', { name }),
      description: page.t('reviews.pageDescription', { name }),
      path: `/reviews/${product.slug}${search && `?${search}`}`,
      alternates: page.alternates,
      // Search engines are told of reviews by the product's own page.
      noindex: true,
      breadcrumbs: [
        { name, path: `/products/${product.slug}` },
        { name: page.t('reviews.title'), path: `/reviews/${product.slug}` },
      ],
    }),
  })
}

/** All reviews of a product, ten a page. */
export default function ProductReviewsPage(): ReactElement {
  const { product, reviews, page, pageCount, stars } = useLoaderData<typeof loader>()
  const { t, href } = useLanguage()
  const productHref = href(`/products/${product.slug}`)
  const hrefOf = (wanted: { page: number; stars: number | null }) => {
    const search = reviewsSearch(wanted)
    return href(`/reviews/${product.slug}${search && `?${search}`}`)
  }
  return (
    <Container>
      <PageBreadcrumbs
        steps={[{ label: product.name, href: productHref }]}
        current={t('reviews.title')}
      />
      <Stack gap="lg">
        <Heading level={1}>{t('reviews.pageTitle', { name: product.name })}</Heading>
        {reviews.rating ? (
          <ReviewsSummary
            rating={reviews.rating}
            stars={stars}
            hrefOf={(wanted) => hrefOf({ page: 1, stars: wanted ?? null })}
          />
        ) : (
          <>
            <Text>{t('reviews.none')}</Text>
            <HowReviewsAreChecked />
          </>
        )}
        {stars !== null && reviews.total === 0 && (
          <Text>{t('reviews.noneWithStars', { stars })}</Text>
        )}
        <ReviewList reviews={reviews.nodes} />
        <Pagination
          label={t('products.pagination')}
          page={page}
          pageCount={pageCount}
          hrefForPage={(at) => hrefOf({ page: at, stars })}
          previousLabel={t('products.previous')}
          nextLabel={t('products.next')}
          pageLabel={(at) => t('products.page', { page: at })}
        />
        <Link href={productHref}>{t('reviews.back')}</Link>
      </Stack>
    </Container>
  )
}
