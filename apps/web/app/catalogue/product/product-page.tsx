import { ProductPageDocument } from '@floga/api-client/operations'
import { chosenVariant, variantSearch } from '@floga/catalogue-core'
import { Container, Grid, GridItem } from '@floga/ui'
import type { PageQuery } from '@floga/remix-server/browser'
import { data, redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { ReactElement } from 'react'

import { CardsForm } from '../../cart/cards-form.js'
import { sendKeepingPage } from '../../shell/forms/send-form.js'
import { BelowFold } from '../../shell/page/below-fold.js'
import { PageBreadcrumbs } from '../../shell/page/page-breadcrumbs.js'
import { answerSetAddition } from '../../wiring/cart/answer-set-addition.server.js'
import { answerCartChange } from '../../wiring/cart/answer-cart.server.js'
import { cartErrorMessage } from '../../cart/cart-form.js'
import type { PageHandle } from '../../wiring/request/page-handle.js'
import { serialize, deserialize } from '../../wiring/request/serialize.js'
import { pageContext } from '../../wiring/request/page-context.server.js'
import { readFormData } from '../../wiring/request/read-form-data.server.js'
import { notFound } from '../../wiring/api/responses.server.js'
import { imageAheadHeaders } from '../../wiring/content/image-ahead.js'
import { parseRichText } from '../../wiring/content/parse-rich-text.server.js'
import { toAlternates } from '../../wiring/seo/alternates.server.js'
import { loadShopProfile } from '../../wiring/seo/shop-profile.server.js'
import { toRowCardData } from '../../wiring/catalogue/to-card-data.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { BuyBox } from './buy-box.js'
import { ProductDetails } from './product-details.js'
import { mainImage, ProductGallery } from './product-gallery.js'
import { ProductSet } from './product-set.js'
import { productMeta } from './product-meta.server.js'
import { ProductCardRow } from '../cards/product-card-row.js'
import {
  loadSuggestedProducts,
  withoutLastRowOfOne,
  withoutShown,
} from './load-suggested-products.server.js'
import { RecentlyViewed } from './recently-viewed.js'
import { answerBackInStockRequest } from '../back-in-stock/back-in-stock-request.server.js'

export { meta } from '../../wiring/seo/route-meta.js'
export { dataHeaders as headers } from '../../wiring/content/image-ahead.js'
export { keepAfterCartChange as shouldRevalidate } from '../../wiring/cart/keep-after-cart-change.js'

export const handle: PageHandle<SerializeFrom<typeof loader>> = {
  words: ['catalogue', 'product', 'forms'],
  cache: 'public',
  isDrawnAhead: true,
  readQuery: readVariantQuery,
  openCategories: ({ product }) => deserialize(product).breadcrumbs.map(({ slug }) => slug),
}

function readVariantQuery(asked: URLSearchParams): PageQuery {
  const sku = asked.get('variant')
  return { search: sku ? `variant=${encodeURIComponent(sku)}` : '', isKept: true }
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const slug = args.params['slug'] ?? ''
  const asked = page.url.searchParams.get('variant')
  const [answer, suggested, profile] = await Promise.all([
    // One call: the platform reads the product once for all that is asked about it.
    page.api.query(ProductPageDocument, {
      where: { slug },
      slug,
      setWhere: asked === null ? { slug } : { sku: asked },
    }),
    loadSuggestedProducts(page),
    loadShopProfile(page.api),
  ])
  const alternates = toAlternates(answer.seoTranslations, '/products', page)
  if (!answer.product) throw notFound()
  const similar = answer.similarProducts
  const { related, ...product } = answer.product
  const chosen = chosenVariant(product, asked)
  // Made-up variants are no pages of their own.
  if (asked !== null && asked !== chosen.sku) throw redirect(page.href(`/products/${slug}`), 302)
  const shown = [product, ...related, ...similar].map(({ id }) => id)
  const path = `/products/${product.slug}${variantSearch(product, chosen.sku)}`
  return data(
    {
      product: serialize(product),
      strips: serialize({
        related: withoutLastRowOfOne(related).map(toRowCardData),
        similar: similar.map(toRowCardData),
        suggested: withoutShown(suggested, shown).map(toRowCardData),
      }),
      set: serialize(answer.productSet ?? null),
      chosenSku: chosen.sku,
      shareUrl: `${page.publicUrl}${page.href(path)}`,
      description: parseRichText(product.description),
      alternates,
      meta: productMeta(page, { product, alternates, profile }),
    },
    { headers: imageAheadHeaders(mainImage(product, chosen)) },
  )
}

export function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  return sendKeepingPage(args, (sent, t) => ({
    error: null,
    partId: null,
    ticked: null,
    backInStock: {
      status: 'refused',
      email: String(sent.get('email') ?? ''),
      error: t('form.unsentText'),
    },
  }))
}

/** Adds without scripts, or takes a back-in-stock request; what was refused comes back beside its place. */
export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const form = await readFormData(args.request)
  if (form.get('intent') === 'back-in-stock') {
    const backInStock = await answerBackInStockRequest(page, form)
    if (!backInStock) return redirect(`${page.url.pathname}${page.url.search}`, 303)
    return data(
      { error: null, partId: null, ticked: null, backInStock: backInStock.state },
      { status: backInStock.status, headers: { 'Cache-Control': 'no-store' } },
    )
  }
  const isSet = form.get('intent') === 'add-set'
  const { errors, status, headers } = isSet
    ? await answerSetAddition(args, page)
    : await answerCartChange(args, page)
  const [userError] = errors
  if (userError) {
    const partId = 'variantId' in userError ? userError.variantId : null
    return data(
      {
        error: cartErrorMessage(userError, page.t),
        partId,
        ticked: isSet ? form.getAll('part').map(String) : null,
        backInStock: null,
      },
      { status, headers },
    )
  }
  return redirect(page.href('/shopping-cart'), { status: 303, headers })
}

export default function ProductPage(): ReactElement {
  const { chosenSku, shareUrl, description, ...serialized } = useLoaderData<typeof loader>()
  const product = deserialize(serialized.product)
  const { related, similar, suggested } = deserialize(serialized.strips)
  const set = deserialize(serialized.set)
  const refused = useActionData<typeof action>()
  const t = useMessages()
  const href = useHref()
  const variant = chosenVariant(product, chosenSku)
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
      <Grid>
        <GridItem md={8} xl={10}>
          <ProductGallery product={product} variant={variant} />
        </GridItem>
        <GridItem md={8} xl={6}>
          <BuyBox
            product={product}
            variant={variant}
            shareUrl={shareUrl}
            error={part && error ? `${part.product.name}: ${error}` : error}
            backInStock={refused?.backInStock ?? null}
          />
        </GridItem>
        {set && (
          <GridItem>
            {/* Another variant is another part: its box is ticked anew. */}
            <ProductSet key={variant.id} data={set} ticked={refused?.ticked ?? null} />
          </GridItem>
        )}
        <GridItem>
          <BelowFold key={product.id}>
            <ProductDetails product={product} variant={variant} description={description} />
          </BelowFold>
        </GridItem>
      </Grid>
      <BelowFold key={product.id}>
        <ProductCardRow title={t('product.related')} products={related} />
        <ProductCardRow title={t('product.similar')} products={similar} />
        <ProductCardRow title={t('product.suggested')} products={suggested} />
        <RecentlyViewed id={product.id} />
        <CardsForm />
      </BelowFold>
    </Container>
  )
}
