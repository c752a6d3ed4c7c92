import type {
  CartQuery,
  CategoryQuery,
  CheckoutOptionsQuery,
  CountriesQuery,
  CheckoutReviewQuery,
  MemberAccountQuery,
  OrderQuery,
  ProductQuery,
  ProductPageQuery,
  ProductsSearchQuery,
} from '@floga/api-client/operations'
import type { CardImage } from '../../components/images/card-image.js'

export type ProductSummary = ProductsSearchQuery['productsSearch']['nodes'][number]

/** An image without fields that only its own page needs. */
export type CardImageData = CardImage

/**
 * A product as lists show it. A list's page holds it twice, as HTML and as loader data: it has no
 * field that no card renders.
 */
export type ProductCardData = Pick<
  ProductSummary,
  | 'id'
  | 'slug'
  | 'sku'
  | 'name'
  | 'kind'
  | 'availability'
  | 'onSale'
  | 'discountRate'
  | 'variantsCount'
> & {
  brand: string | null
  facts: string[]
  /** Missing without a review. */
  rating?: { average: number; count: number }
  /** Empty for products of one colour. */
  colors: { label: string; value: string; sku: string }[]
  /**
   * The variant that a card adds to the cart; null if options have to be selected, or none is in
   * stock.
   */
  master: CardVariantData | null
  image?: CardImageData | null
  salePriceWithTax: { formatted: string }
  priceWithTax: { formatted: string }
  lowestPrice30Days?: { formatted: string } | null
}
/** A variant that a card adds to the cart, with the data of an optimistic line. */
export interface CardVariantData {
  id: string
  maxQuantity: number
  unitPrice: { amountMinor: number; currency: string }
}
/** A product in a row of cards without compare buttons: without its id. */
export type RowCardData = Omit<ProductCardData, 'id' | 'sku'>
type SetPart = ProductSet['parts'][number]
/** A set as the platform sends it, with images in every width. */
export type ProductSet = NonNullable<ProductPageQuery['productSet']>
/** Products that make a whole connection. */
export type ProductSetData = Omit<ProductSet, 'parts'> & {
  parts: (Omit<SetPart, 'product'> & {
    product: Omit<SetPart['product'], 'image'> & { image: CardImageData | null }
  })[]
}
/** A product as its own page shows it; related products are separate. */
export type ProductData = Omit<NonNullable<ProductQuery['product']>, 'related'>
export type VariantData = ProductData['variants'][number]
export type ImageData = ProductData['images'][number]
export type CategoryData = NonNullable<CategoryQuery['category']>
export type CartData = NonNullable<CartQuery['cart']>
export type CartLineData = CartData['data']['lines'][number]
export type CheckoutOptionsData = NonNullable<CheckoutOptionsQuery['checkoutOptions']>
export type CheckoutReviewData = NonNullable<CheckoutReviewQuery['checkoutReview']['review']>
export type MemberData = NonNullable<MemberAccountQuery['currentUser']['data']>
export type MemberAddressData = MemberData['addresses'][number]
export type SavedCardData = MemberData['savedCards'][number]
export type CountryData = CountriesQuery['countries'][number]
export type OrderData = NonNullable<OrderQuery['order']>

export type PaymentMethodData = OrderData['payment']['method']
