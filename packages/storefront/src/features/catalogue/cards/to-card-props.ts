import type { AvailabilityState, PriceData, ProductCardProps, ProductColor } from '@floga/ui'

import type { ProductCardData, RowCardData } from '../../../request/api/api-types.js'
import type { Translate } from '../../../lib/create-storefront.js'
import { keepUnits } from '../../../components/keep-units.js'
import { imageSizes, toImage } from '../../../components/images/to-image.js'
import type { ImagesShop } from '../../../components/images/to-image.js'

type AvailabilityCode = ProductCardData['availability']

const states: Record<AvailabilityCode, AvailabilityState> = {
  IN_STOCK: 'in-stock',
  LOW_STOCK: 'low',
  BACKORDER: 'on-order',
  OUT_OF_STOCK: 'out',
  DISCONTINUED: 'out',
}

/** Availability as the kit's state and the shop's label. */
export function toAvailability(
  code: AvailabilityCode,
  t: Translate,
): { state: AvailabilityState; label: string } {
  return { state: states[code], label: t(`availability.${code}`) }
}

/** Props of a price, with the legally required note on the lowest price. */
export function toPrice(
  offer: Pick<
    ProductCardData,
    'onSale' | 'salePriceWithTax' | 'priceWithTax' | 'lowestPrice30Days'
  >,
  t: Translate,
  options: { isFrom?: boolean } = {},
): PriceData {
  const { salePriceWithTax, priceWithTax, lowestPrice30Days } = offer
  const isReduced = offer.onSale && isLower(offer)
  return {
    amount: salePriceWithTax.formatted,
    ...(options.isFrom ? { fromLabel: t('product.priceFrom') } : {}),
    ...(isReduced ? { previous: { label: t('product.was'), amount: priceWithTax.formatted } } : {}),
    ...(isReduced && lowestPrice30Days
      ? { lowest30Days: { label: t('product.lowest30'), amount: lowestPrice30Days.formatted } }
      : {}),
  }
}

/** Whether the price that a list names is the reduced one; another variant's may be. */
function isLower({
  salePriceWithTax,
  priceWithTax,
}: Pick<ProductCardData, 'salePriceWithTax' | 'priceWithTax'>): boolean {
  return salePriceWithTax.formatted !== priceWithTax.formatted
}

/** The colours of a product, each with the address of its variant. */
export function toColors(
  product: Pick<ProductCardData, 'slug' | 'colors'>,
  href: (path: string) => string,
): ProductColor[] {
  return product.colors.map(({ label, value, sku }) => ({
    label,
    color: value,
    href: href(`/products/${product.slug}?variant=${encodeURIComponent(sku)}`),
  }))
}

/** In per cent: a smaller reduction shows in the price alone, so that a mark stays worth a look. */
export const LEAST_MARKED_DISCOUNT = 10

/** A product of a list as a card, without its action. */
export function toCardProps(
  product: RowCardData,
  { t, href }: { t: Translate; href: (path: string) => string },
  shop: ImagesShop,
): ProductCardProps {
  return {
    href: href(`/products/${product.slug}`),
    name: keepUnits(product.name),
    ...(product.brand ? { brand: product.brand } : {}),
    facts: product.facts,
    image: toImage(shop, product.image, { sizes: imageSizes.card, alt: '', kind: product.kind }),
    price: toPrice(product, t, { isFrom: product.variantsCount > 1 }),
    availability: toAvailability(product.availability, t),
    ...(product.colors.length > 0
      ? {
          colors: toColors(product, href),
          colorsLabel: t('product.colours', { name: product.name }),
        }
      : {}),
    ...(product.onSale && product.discountRate >= LEAST_MARKED_DISCOUNT
      ? {
          discount: t(isLower(product) ? 'product.discount' : 'offers.upTo', {
            rate: product.discountRate,
          }),
        }
      : {}),
  }
}
