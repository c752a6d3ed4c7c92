import { ProductPageDocument } from '@floga/api-client/operations'
import { chosenVariant, variantSearch } from '@floga/catalogue-core'
import { Container } from '@floga/ui'
import { size, space } from '@floga/ui/tokens'
import type { PageQuery } from '@floga/remix-server/browser'
import { css } from '@linaria/core'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { ReactElement } from 'react'

import { CardsForm } from '../../cart/add/cards-form.js'
import { sendKeepingPage } from '../../../forms/send-form.js'
import { BelowFold } from '../../../components/below-fold.js'
import { PageBreadcrumbs } from '../../../components/page-breadcrumbs.js'
import { answerSetAddition } from '../../cart/server/answer-set-addition.server.js'
import { savePassedOn } from '../../cart/server/cart-cookies.server.js'
import { answerCartChange } from '../../cart/server/answer-cart-change.server.js'
import { additionErrorText } from '../../cart/cart-error-message.js'
import { pageData } from '../../../request/page-data.server.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import { answerBackInStockRequest } from '../../back-in-stock/back-in-stock-request.server.js'
import { readFormData } from '../../../request/read-form-data.server.js'
import { notFound } from '../../../request/api/responses.server.js'
import { parseRichText } from '../../../components/rich-text/parse-rich-text.server.js'
import type { RichTextNode } from '../../../components/rich-text/rich-text-node.js'
import { toAlternates, toSearchTexts } from '../../../request/seo/alternates.server.js'
import { loadShopProfile } from '../../../request/seo/shop-profile.server.js'
import { toRowCardData, toSetData } from '../cards/to-card-data.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { loadGuarantee } from '../../content/load-guarantee.server.js'
import { BuyBox } from './buy-box.js'
import { ProductDescription, ProductProperties } from './product-details.js'
import { ProductGallery } from './product-gallery.js'
import { ProductReviews } from '../../reviews/product-reviews.js'
import { ProductSet } from './product-set.js'
import { toProductView } from './to-product-view.server.js'
import { productMeta } from './product-meta.server.js'
import { ProductCardRow } from '../cards/product-card-row.js'
import {
  loadBoughtTogether,
  loadSuggestedProducts,
  withoutLastRowOfOne,
  withoutShown,
} from './load-suggested-products.server.js'
import { Slot } from '../../../layout/slot.js'
import { RecentlyViewed } from './recently-viewed.js'

export { meta } from '../../../request/seo/route-meta.js'

/**
 * Set and description fill the column below the images, beside what there is to buy. Properties and
 * reviews have the page's whole width: in one column they were three times as high as the other.
 */
const layout = css`
  @layer app {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.lg} ${size.gutter};
    @media (min-width: 768px) {
      grid-template: auto 1fr auto / minmax(0, 1fr) minmax(0, 1fr);
      > [data-part='buy'] {
        display: grid;
        grid-area: 1 / 2 / span 2;
      }
      > [data-part='facts'] {
        grid-area: 3 / 1 / auto / span 2;
      }
    }
    @media (min-width: 1200px) {
      grid-template-columns: minmax(0, 10fr) minmax(0, 6fr);
      column-gap: ${space['2xl']};
    }
  }
`

export const handle: PageHandle<SerializeFrom<typeof loader>> = {
  namespaces: ['catalogue', 'product', 'forms'],
  cache: 'public',
  readQuery: readVariantQuery,
  openCategories: ({ product }) => product.breadcrumbs.map(({ slug }) => slug),
}

/** A row of one product says little. */
const LEAST_BOUGHT = 2

function readVariantQuery(asked: URLSearchParams): PageQuery {
  const sku = asked.get('variant')
  return { search: sku ? `variant=${encodeURIComponent(sku)}` : '', isCacheable: true }
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const slug = args.params['slug'] ?? ''
  const asked = page.url.searchParams.get('variant')
  const [answer, together, profile, guarantee] = await Promise.all([
    // One request: the platform reads the product once for all queries about it.
    page.api.query(ProductPageDocument, {
      where: { slug },
      slug,
      setWhere: asked === null ? { slug } : { sku: asked },
    }),
    loadBoughtTogether(page, slug),
    loadShopProfile(page.api),
    loadGuarantee(page),
  ])
  const alternates = toAlternates(answer.seoTranslations, '/products', page)
  if (!answer.product) throw notFound()
  const similar = answer.similarProducts
  const reviews = answer.productReviews?.nodes ?? []
  const { related, ...product } = answer.product
  const chosen = chosenVariant(product, asked)
  // Made-up variants are no pages of their own.
  if (asked !== null && asked !== chosen.sku) throw redirect(page.href(`/products/${slug}`), 302)
  const set = answer.productSet ? toSetData(answer.productSet) : null
  const inSet = set?.parts.map((part) => part.product.slug) ?? []
  const home = product.breadcrumbs.at(-1)?.slug
  // One of its own category is instead of it rather than with it, and is among the similar ones.
  const others = related.filter(
    (one) => !inSet.includes(one.slug) && (!home || one.category?.slug !== home),
  )
  const shown = [product, ...others, ...similar].map(({ id }) => id)
  const [category] = product.breadcrumbs
  const bought = withoutShown(together, [product.id])
  const suggested =
    bought.length < LEAST_BOUGHT && category
      ? withoutShown(await loadSuggestedProducts(page, category.slug), shown)
      : []
  const path = `/products/${product.slug}${variantSearch(product, chosen.sku)}`
  return {
    product: toProductView(product),
    variant: chosen,
    related: withoutLastRowOfOne(others).map(toRowCardData),
    similar: similar.map(toRowCardData),
    bought: bought.length < LEAST_BOUGHT ? [] : bought.map(toRowCardData),
    suggested: suggested.map(toRowCardData),
    set,
    guarantee: guarantee && { title: guarantee.title, summary: guarantee.summary },
    shareUrl: `${page.publicUrl}${page.href(path)}`,
    description: describeProduct(product),
    reviews,
    alternates,
    meta: productMeta(page, {
      product,
      reviews,
      alternates,
      profile,
      searchTexts: toSearchTexts(answer.seoTranslations?.seoMeta),
    }),
  }
}

/** Data of the page, for those who measure visits. */
export type ProductPageData = SerializeFrom<typeof loader>

export function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  return sendKeepingPage(args, (sent) => ({
    error: null,
    partId: null,
    ticked: null,
    backInStock: {
      status: 'refused',
      email: String(sent.get('email') ?? ''),
      error: null,
    },
  }))
}

/**
 * Adds to the cart without scripts, or creates a back-in-stock request; errors are shown in their
 * form.
 */
export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const form = await readFormData(args.request)
  if (form.get('intent') === 'back-in-stock') {
    const backInStock = await answerBackInStockRequest(page, form)
    if (!backInStock) return redirect(`${page.url.pathname}${page.url.search}`, 303)
    return pageData(
      { error: null, partId: null, ticked: null, backInStock: backInStock.state },
      { status: backInStock.status, headers: { 'Cache-Control': 'no-store' } },
    )
  }
  const isSet = form.get('intent') === 'add-set'
  const { errors, status, headers } = isSet
    ? await answerSetAddition(args, page, form)
    : await answerCartChange(args, page, form)
  const [userError] = errors
  if (userError && !(await savePassedOn(args.context, errors))) {
    const partId = 'variantId' in userError ? userError.variantId : null
    return pageData(
      {
        error: additionErrorText(userError, page.t),
        partId,
        ticked: isSet ? form.getAll('part').map(String) : null,
        backInStock: null,
      },
      { status, headers },
    )
  }
  return redirect(page.href('/shopping-cart'), { status: 303, headers })
}

/** The description; where there is none, the short text of lists. */
function describeProduct({
  description,
  excerpt,
}: {
  description: string | null
  excerpt: string | null
}): RichTextNode[] {
  const nodes = parseRichText(description)
  return nodes.length === 0 && excerpt ? [{ tag: 'p', children: [excerpt] }] : nodes
}

export default function ProductPage(): ReactElement {
  const { product, variant, related, similar, bought, suggested, set, guarantee, shareUrl } =
    useLoaderData<typeof loader>()
  const { description, reviews } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { t, href } = useLanguage()
  const part = set?.parts.find(({ variant: { id } }) => id === refused?.partId)
  const error = refused?.error ?? null
  return (
    <Container>
      <PageBreadcrumbs
        steps={[
          { label: t('nav.products'), href: href('/products') },
          ...product.breadcrumbs.map(({ name, slug }) => ({
            label: name,
            href: href(`/categories/${slug}`),
          })),
        ]}
        current={product.name}
      />
      <div className={layout}>
        <ProductGallery product={product} variant={variant} />
        <div data-part="buy">
          <BuyBox
            product={product}
            variant={variant}
            shareUrl={shareUrl}
            error={part && error ? `${part.product.name}: ${error}` : error}
            backInStock={refused?.backInStock ?? null}
            guarantee={guarantee}
          />
        </div>
        <div data-part="details">
          {/* Another variant is another part: its checkbox is ticked again. */}
          {set && <ProductSet key={variant.id} data={set} ticked={refused?.ticked ?? null} />}
          <BelowFold key={product.id}>
            <ProductDescription product={product} description={description} />
          </BelowFold>
        </div>
        <div data-part="facts">
          <BelowFold key={product.id}>
            <ProductProperties product={product} variant={variant} />
            <ProductReviews slug={product.slug} rating={product.rating} reviews={reviews} />
          </BelowFold>
        </div>
      </div>
      <Slot name="productBelow" />
      <BelowFold key={product.id}>
        <ProductCardRow title={t('product.related')} products={related} />
        <ProductCardRow title={t('product.boughtTogether')} products={bought} />
        <ProductCardRow title={t('product.similar')} products={similar} />
        <ProductCardRow
          title={t('product.suggested', { name: product.breadcrumbs[0]?.name ?? '' })}
          products={suggested}
        />
        <RecentlyViewed id={product.id} />
        <CardsForm />
      </BelowFold>
    </Container>
  )
}
