import { ProductDocument } from '@floga/api-client/operations'
import { chosenVariant } from '@floga/catalogue-core'
import { Container, Grid, GridItem } from '@floga/ui'
import { data, redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageTrail } from '../../shell/page-trail.js'
import { slugAlternates } from '../../wiring/alternates.server.js'
import { answerCartChange } from '../../wiring/answer-cart.server.js'
import { cartErrorMessage } from '../../wiring/cart-errors.js'
import type { PageHandle } from '../../wiring/cache-policy.js'
import { pageContext } from '../../wiring/page-context.server.js'
import { notFound } from '../../wiring/responses.server.js'
import { parseRichText } from '../../wiring/rich-text.server.js'
import { useHref, useMessages } from '../../wiring/use-language.js'
import { BuyBox } from './buy-box.js'
import { ProductDetails } from './product-details.js'
import { ProductGallery } from './product-gallery.js'
import { productMeta } from './product-meta.server.js'
import { RelatedProducts } from './related-products.js'
import { loadSimilar } from './similar.server.js'

export { meta } from '../../wiring/route-meta.js'
export { keepAfterCartChange as shouldRevalidate } from '../../wiring/revalidation.js'

export const handle: PageHandle = { cache: 'public' }

export async function loader(args: LoaderFunctionArgs) {
  const page = pageContext(args)
  const slug = args.params['slug'] ?? ''
  const [{ product }, alternates, similar] = await Promise.all([
    page.api.query(ProductDocument, { where: { slug } }),
    slugAlternates(page, '/products', 'PRODUCT', slug),
    loadSimilar(page, slug),
  ])
  if (!product) throw notFound()
  const chosen = chosenVariant(product, page.url.searchParams.get('variant'))
  return {
    product,
    similar,
    chosenSku: chosen.sku,
    shareUrl: `${page.publicUrl}${page.href(`/products/${product.slug}`)}`,
    description: parseRichText(product.description),
    alternates,
    meta: productMeta(page, product, alternates),
  }
}

/** Adds without scripts: on to the cart, or back here with the reason beside the button. */
export async function action(args: ActionFunctionArgs) {
  const page = pageContext(args)
  const { errors, headers } = await answerCartChange(args, page)
  const [refusal] = errors
  if (refusal) return data({ error: cartErrorMessage(refusal, page.t) }, { status: 400, headers })
  return redirect(page.href('/shopping-cart'), { status: 303, headers })
}

export default function ProductPage(): ReactElement {
  const { product, chosenSku, shareUrl, description, similar } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const t = useMessages()
  const href = useHref()
  const variant = chosenVariant(product, chosenSku)
  return (
    <Container>
      <PageTrail
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
        <GridItem lg={9}>
          <ProductGallery product={product} variant={variant} />
        </GridItem>
        <GridItem lg={7}>
          <BuyBox
            product={product}
            variant={variant}
            shareUrl={shareUrl}
            error={refused?.error ?? null}
          />
        </GridItem>
        <GridItem>
          <ProductDetails product={product} variant={variant} description={description} />
        </GridItem>
      </Grid>
      <RelatedProducts title={t('product.related')} products={product.related} />
      <RelatedProducts title={t('product.similar')} products={similar} />
    </Container>
  )
}
