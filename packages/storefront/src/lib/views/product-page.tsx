import type { ProductsSearchQuery } from '@floga/api-client/operations'
import { CartFields } from '@floga/cart-core/react'
import { variantChoices, variantSearch } from '@floga/catalogue-core'
import { AddToCart, Availability, Breadcrumbs, Container, DescriptionList } from '@floga/ui'
import { Gallery, Heading, Price, QuantityField, SectionHeading, Stack, Text } from '@floga/ui'
import { VariantPicker } from '@floga/ui'
import { useLoaderData } from '@remix-run/react'
import type { AvailabilityState } from '@floga/ui'
import type { ReactElement } from 'react'

import type { loadProduct } from '../request/load-product.js'
import { ProductTiles } from './product-tiles.js'
import { useLanguage } from './storefront-context.js'
import { useImage } from './use-image.js'

type Product = ProductsSearchQuery['productsSearch']['nodes'][number]

/** The platform's availabilities as the kit names them. */
const availabilityStates: Record<Product['availability'], AvailabilityState> = {
  IN_STOCK: 'in-stock',
  LOW_STOCK: 'low',
  BACKORDER: 'on-order',
  OUT_OF_STOCK: 'out',
  DISCONTINUED: 'out',
}

/** Renders `loadProduct`: images, variants, add to cart, specifications and related products. */
export function ProductPage(): ReactElement {
  const { product, variant, trail } = useLoaderData<typeof loadProduct>()
  const { t, href } = useLanguage()
  const toImage = useImage()
  const { name } = product
  const path = href(`/products/${product.slug}`)
  return (
    <Container className="storefront-page">
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        items={trail.map((place, index) =>
          index < trail.length - 1
            ? { label: place.name, href: place.path }
            : { label: place.name },
        )}
      />
      <div className="storefront-halves">
        <Gallery
          label={t('product.images', { name })}
          thumbnailLabel={(index) => t('product.image', { number: index + 1 })}
          images={product.images.map((image, index) => ({
            id: `image-${index + 1}`,
            large: toImage(image, { sizes: '(min-width: 992px) 45vw, 92vw' }),
            thumbnail: toImage(image, { sizes: '80px' }),
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
          <div
            className="storefront-prose"
            dangerouslySetInnerHTML={{ __html: product.description ?? '' }}
          />
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
