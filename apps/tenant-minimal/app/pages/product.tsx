import { ProductDocument } from '@floga/api-client/operations'
import { CartFields } from '@floga/cart-core/react'
import { chosenVariant, variantChoices, variantSearch } from '@floga/catalogue-core'
import { breadcrumbJsonLd, productJsonLd } from '@floga/seo'
import {
  AddToCart,
  Availability,
  Breadcrumbs,
  Container,
  DescriptionList,
  Gallery,
} from '@floga/ui'
import {
  Heading,
  Price,
  QuantityField,
  SectionHeading,
  Stack,
  Text,
  VariantPicker,
} from '@floga/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { toImage } from '../images.js'
import { useLanguage } from '../language.js'
import { openRequest } from '../open-request.server.js'
import { availabilityStates, ProductTiles } from '../product-tiles.js'

export const handle = {
  cache: 'public',
  readQuery: (asked: URLSearchParams) => {
    const sku = asked.get('variant')
    return { search: sku ? String(new URLSearchParams({ variant: sku })) : '', isKept: true }
  },
}

export async function loader(args: LoaderFunctionArgs) {
  const { query, url, meta, seo, href, t, findSlugs } = openRequest(args)
  const slug = args.params['slug'] ?? ''
  const slugs = await findSlugs(slug)
  const { product } = await query(ProductDocument, { where: { slug } })
  if (!product) throw new Response(null, { status: 404 })
  const variant = chosenVariant(product, url.searchParams.get('variant'))
  const path = href(`/products/${product.slug}`)
  const [category] = product.taxons
  const trail = [
    { name: t('nav.products'), path: href('/products') },
    ...(category
      ? [{ name: category.name, path: href(`/products?category=${category.slug}`) }]
      : []),
    { name: product.name, path },
  ]
  const jsonLd = [
    breadcrumbJsonLd(trail.map((place) => ({ name: place.name, url: seo.url(place.path) }))),
    productJsonLd({
      name: product.name,
      sku: variant.sku,
      offer: {
        url: seo.url(path),
        price: variant.salePriceWithTax,
        availability: variant.maxQuantity > 0 ? 'in-stock' : 'out-of-stock',
      },
    }),
  ]
  const { name: title, excerpt: description } = product
  return {
    product,
    variant,
    trail,
    meta: meta({ title, description, type: 'product', slugs, jsonLd }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export default function Product(): ReactElement {
  const { product, variant, trail } = useLoaderData<typeof loader>()
  const { t, href } = useLanguage()
  const { name } = product
  const path = href(`/products/${product.slug}`)
  return (
    <Container className="page">
      <Breadcrumbs
        label={t('nav.trail')}
        items={trail.map((place, index) =>
          index < trail.length - 1
            ? { label: place.name, href: place.path }
            : { label: place.name },
        )}
      />
      <div className="halves">
        <Gallery
          label={t('product.images', { name })}
          thumbnailLabel={(index) => t('product.image', { number: index + 1 })}
          images={product.images.map((image, index) => ({
            id: `image-${index + 1}`,
            large: toImage(image),
            thumbnail: toImage(image),
          }))}
        />
        <Stack>
          <Heading level={1}>{name}</Heading>
          {product.excerpt && <Text size="large">{product.excerpt}</Text>}
          <Price size="large" amount={variant.salePriceWithTax.formatted} />
          <Availability
            state={availabilityStates[variant.availability]}
            label={t(`availability.${variant.availability}`)}
          />
          <VariantPicker
            unavailableLabel={t('product.unavailable')}
            options={variantChoices(product, variant).map((option) => ({
              name: option.internalName,
              label: option.name,
              values: option.choices.map(({ value, label, sku, isChosen, keepsOthers }) => ({
                value,
                label,
                isChosen,
                isUnavailable: !keepsOthers,
                ...(sku ? { href: `${path}${variantSearch(product, sku)}` } : {}),
              })),
            }))}
          />
          <AddToCart
            action={href('/shopping-cart')}
            label={t('product.add')}
            size="large"
            quantity={
              <QuantityField
                label={t('cart.quantity', { name })}
                decreaseLabel={t('cart.fewer')}
                increaseLabel={t('cart.more')}
                max={variant.maxQuantity}
              />
            }
          >
            <CartFields kind="add" variantId={variant.id} />
          </AddToCart>
          <DescriptionList
            items={product.singleProperties.map(({ name: term, value }) => ({
              term,
              description: value,
            }))}
          />
          {/* oxlint-disable-next-line react/no-danger -- cleaned by the platform */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: product.description ?? '' }} />
        </Stack>
      </div>
      {product.related.length > 0 && (
        <section>
          <SectionHeading title={t('product.related')} />
          <ProductTiles products={product.related} />
        </section>
      )}
    </Container>
  )
}
