'use client'

import { ProductDocument } from '@floga/api-client/operations'
import { comparisonSearch, parseComparedIds } from '@floga/catalogue-core'
import {
  ButtonLink,
  ComparisonTable,
  Container,
  EmptyState,
  Heading,
  IconLink,
  Stack,
} from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { css } from '@linaria/core'
import { space } from '@floga/ui/tokens'
import { useLoaderData, useNavigate, useSearchParams } from '@remix-run/react'
import type { ShouldRevalidateFunction } from '@remix-run/react'
import type { ReactElement } from 'react'
import { CardsForm } from '../cart/add/cards-form.js'
import { isBoughtAtOnce, toCardVariant } from '../catalogue/cards/to-card-data.js'
import { PageBreadcrumbs } from '../../components/page-breadcrumbs.js'
import { samePath } from '../../request/seo/alternates.server.js'
import type { PageHandle } from '../../request/page-handle.js'
import type { ProductData, VariantData } from '../../request/api/api-types.js'
import { pageContext } from '../../request/page-context.server.js'
import { pageMeta } from '../../request/seo/page-meta.server.js'
import { imageSizes, toImage } from '../../components/images/to-image.js'
import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'
import { CardAction } from '../catalogue/cards/card-action.js'
import { useComparison } from './use-comparison.js'
import { useLiveProducts } from './use-live-products.js'
import { toPrice } from '../catalogue/cards/to-card-props.js'
import type { ComparisonRow } from '@floga/ui'
import type { Translate } from '../../lib/create-storefront.js'
import { productProperties } from '../catalogue/product/product-properties.js'
import { useEffect } from 'react'

export { meta } from '../../request/seo/route-meta.js'

const table = css`
  @layer app {
    /* The bar is sticky from tablets on, the menu on wide screens; names stop below it. */
    --floga-bar-height: 5.5rem;
    @media (min-width: 1200px) {
      --floga-bar-height: 3rem;
    }
  }
`

const kinds = css`
  @layer app {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
  }
`

/** Which rows are seen is the table's own business: the products stay as they are. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.searchParams.get('ids') !== nextUrl.searchParams.get('ids'))

export const handle: PageHandle = {
  namespaces: ['catalogue', 'product'],
  access: 'everyone',
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const ids = parseComparedIds(page.url.searchParams)
  const answers = await Promise.all(
    ids.map((id) => page.api.query(ProductDocument, { where: { id } })),
  )
  const alternates = samePath(page.shop, `/compare${comparisonSearch(ids)}`)
  return {
    // A deleted product does not affect the others.
    products: answers.flatMap(({ product }) => (product ? [product] : [])),
    alternates,
    meta: pageMeta(page, {
      title: page.t('compare.title'),
      description: page.t('compare.description'),
      path: '/compare',
      alternates,
      noindex: true,
    }),
  }
}

export default function ComparePage(): ReactElement {
  const { live: products, refresh } = useLiveProducts(useLoaderData<typeof loader>().products)
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const navigate = useNavigate()
  const comparison = useComparison()
  const [search] = useSearchParams()
  const ids = products.map(({ id }) => id)
  const hidesEqual = search.has('differences')
  const groups = groupByCategory(products)
  const newest = ids.at(-1)
  const shownGroup =
    groups.find(({ slug }) => slug === search.get('category')) ??
    groups.find((group) => group.products.some(({ id }) => id === newest))
  const compared = shownGroup?.products ?? []
  const addressOf = (
    shown: readonly string[],
    differences: boolean,
    category = search.get('category'),
  ): string =>
    href(`/compare${comparisonSearch(shown)}`) +
    (category !== null && shown.length > 0 ? `&category=${encodeURIComponent(category)}` : '') +
    (differences && shown.length > 0 ? '&differences=1' : '')
  useSavedComparison(ids)
  return (
    <Container>
      <PageBreadcrumbs current={t('compare.title')} />
      {refresh}
      <Stack gap="lg">
        <Heading level={1}>{t('compare.title')}</Heading>
        {products.length === 0 ? (
          <EmptyState
            icon="compare"
            title={t('compare.empty')}
            action={<ButtonLink href={href('/products')}>{t('cart.continue')}</ButtonLink>}
          >
            {t('compare.emptyText')}
          </EmptyState>
        ) : (
          <>
            {groups.length > 1 && (
              <ul className={kinds} aria-label={t('compare.categories')}>
                {groups.map(({ slug, name, products: { length } }) => (
                  <li key={slug}>
                    <ButtonLink
                      href={addressOf(ids, hidesEqual, slug)}
                      size="small"
                      variant={slug === shownGroup?.slug ? 'soft' : 'secondary'}
                      aria-current={slug === shownGroup?.slug ? 'true' : undefined}
                    >
                      {name} ({length})
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            )}
            <ComparisonTable
              className={table}
              caption={t('compare.title')}
              propertyLabel={t('compare.property')}
              priceLabel={t('compare.price')}
              differencesLabel={t('compare.differences')}
              hidesEqualRows={hidesEqual}
              onHidesEqualRowsChange={(differences) =>
                navigate(addressOf(ids, differences), { replace: true, preventScrollReset: true })
              }
              missingLabel={t('compare.missing')}
              products={compared.map((product) => ({
                id: product.id,
                name: product.name,
                href: href(`/products/${product.slug}`),
                image: toImage(shop, product.images[0], {
                  sizes: imageSizes.card,
                  alt: '',
                  kind: product.kind,
                }),
                price: toPrice(cheapest(product.variants) ?? product.master, t, {
                  isFrom: product.variantsCount > 1,
                }),
                remove: (
                  <IconLink
                    icon="close"
                    href={addressOf(
                      ids.filter((id) => id !== product.id),
                      hidesEqual,
                    )}
                    // Otherwise an empty address would restore the stored comparison.
                    onClick={() => comparison.remove(product.id)}
                    label={t('compare.removeNamed', { name: product.name })}
                  />
                ),
                actions: (
                  <CardAction
                    product={{
                      ...product,
                      image: product.images[0] ?? null,
                      master: toCardVariant(product.master, product.master.salePriceWithTax),
                    }}
                  />
                ),
              }))}
              rows={comparisonRows(compared, t)}
            />
          </>
        )}
        {compared.some(isBoughtAtOnce) && <CardsForm />}
      </Stack>
    </Container>
  )
}

interface CategoryGroup {
  slug: string
  name: string
  products: ProductData[]
}

/** By category of the first level: what has little in common is a link away. */
function groupByCategory(products: readonly ProductData[]): CategoryGroup[] {
  const groups = new Map<string, CategoryGroup>()
  for (const product of products) {
    const { slug = '', name = '' } = product.breadcrumbs[0] ?? {}
    const group = groups.get(slug)
    if (group) group.products.push(product)
    else groups.set(slug, { slug, name, products: [product] })
  }
  return [...groups.values()]
}

/** The variant of a 'from' price, as in lists. */
function cheapest(variants: readonly VariantData[]): VariantData | undefined {
  return [...variants].sort(
    (one, other) => one.salePriceWithTax.amountMinor - other.salePriceWithTax.amountMinor,
  )[0]
}

/** One row for each property of any product, in order of first occurrence. */
function comparisonRows(products: readonly ProductData[], t: Translate): ComparisonRow[] {
  const stated = products.map(
    (product) =>
      new Map([
        [t('product.brand'), product.brand?.name ?? ''],
        [t('products.availability'), t(`availability.${product.availability}`)],
        ...productProperties(product, product.master, t).map(
          ({ term, description }): [string, string] => [term, description],
        ),
      ]),
  )
  const names = [...new Set(stated.flatMap((facts) => [...facts.keys()]))]
  return names.map((name) => ({
    id: name,
    label: name,
    cells: stated.map((facts) => facts.get(name) ?? ''),
  }))
}

/**
 * Synchronizes the browser's comparison with the address: the address wins, and an empty one
 * restores the stored comparison.
 */
function useSavedComparison(ids: readonly string[]): void {
  const navigate = useNavigate()
  const { href } = useLanguage()
  const comparison = useComparison()
  const shown = ids.join()
  const page = href('/compare')

  useEffect(() => {
    const stored = comparison.read()
    if (shown) comparison.replace(shown.split(','))
    else if (stored.length > 0) navigate(page + comparisonSearch(stored), { replace: true })
  }, [comparison, navigate, page, shown])
}
