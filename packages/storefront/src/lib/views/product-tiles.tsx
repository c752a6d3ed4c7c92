'use client'

import type { ProductsSearchQuery } from '@floga/api-client/operations'
import { AddToCartButton, ProductCard, ProductGrid } from '@floga/ui'
import { CartFields } from '@floga/cart-core/react'
import { useId } from 'react'
import type { ReactElement } from 'react'

import { useLanguage } from './storefront-context.js'
import { useImage } from './use-image.js'

type Product = ProductsSearchQuery['productsSearch']['nodes'][number]

/** Cards of products, each with its way into the cart. */
export function ProductTiles({ products }: { products: readonly Product[] }): ReactElement {
  const { t, href } = useLanguage()
  const toImage = useImage()
  const formId = useId()
  return (
    <>
      <form id={formId} method="post" action={href('/shopping-cart')} hidden>
        <CartFields kind="add" />
      </form>
      <ProductGrid>
        {products.map((product, place) => (
          <ProductCard
            key={product.slug}
            headingLevel={2}
            href={href(`/products/${product.slug}`)}
            name={product.name}
            facts={product.facts.map(({ value }) => value)}
            image={toImage(product.image, { alt: '' })}
            price={{
              amount: product.salePriceWithTax.formatted,
              ...(product.variantsCount > 1 ? { fromLabel: t('product.from') } : {}),
            }}
            isEager={place < 4}
            action={
              product.master.maxQuantity > 0 && (
                <AddToCartButton
                  form={formId}
                  name="variantId"
                  value={product.master.id}
                  size="medium"
                  label={t('product.add')}
                  productName={product.name}
                />
              )
            }
          />
        ))}
      </ProductGrid>
    </>
  )
}
