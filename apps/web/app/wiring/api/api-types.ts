import type {
  CartQuery,
  CategoryQuery,
  CheckoutOptionsQuery,
  CountriesQuery,
  CheckoutReviewQuery,
  MemberAccountQuery,
  MenuCategoriesQuery,
  OrderQuery,
  ProductQuery,
  ProductSetQuery,
  ProductsSearchQuery,
} from '@floga/api-client/operations'

export type ProductSummary = ProductsSearchQuery['productsSearch']['nodes'][number]

/** An image without what only its own page needs. */
export type CardImageData = Pick<ImageData, 'src' | 'webpSrcset'> & {
  /** Left out where it is the other with another ending. */
  avifSrcset?: string
  metadata: Pick<ImageData['metadata'], 'width' | 'height'>
}

/** A product as lists show it: no more than a card needs, since a list's page carries it twice. */
export type ProductCardData = Pick<
  ProductSummary,
  'id' | 'slug' | 'name' | 'kind' | 'availability' | 'onSale' | 'discountRate' | 'variantsCount'
> & {
  brand?: { name: string } | null
  facts: { value: string }[]
  /** Empty for products of one colour. */
  colors: { label: string; value: string; sku: string }[]
  /** The variant that a card puts into the cart; null where there is something to choose, or nothing to be had. */
  master: { id: string } | null
  image?: CardImageData | null
  salePriceWithTax: { formatted: string }
  priceWithTax: { formatted: string }
  lowestPrice30Days?: { formatted: string } | null
}
/** A product in a row of cards, which nobody ticks: without the random characters of its id. */
export type RowCardData = Omit<ProductCardData, 'id'>
/** Products that make a whole connection. */
export type ProductSetData = NonNullable<ProductSetQuery['productSet']>
/** A product as its own page shows it; what goes well with it is listed apart. */
export type ProductData = Omit<NonNullable<ProductQuery['product']>, 'related'>
export type VariantData = ProductData['variants'][number]
export type ImageData = ProductData['images'][number]
export type CategoryData = NonNullable<CategoryQuery['category']>
export type MenuCategoryData = MenuCategoriesQuery['menuCategories'][number]
export type CartData = NonNullable<CartQuery['cart']>
export type CartLineData = CartData['data']['lines'][number]
export type CheckoutOptionsData = NonNullable<CheckoutOptionsQuery['checkoutOptions']>
export type CheckoutReviewData = NonNullable<CheckoutReviewQuery['checkoutReview']['review']>
export type MemberData = NonNullable<MemberAccountQuery['currentUser']['data']>
export type MemberAddressData = MemberData['addresses'][number]
export type SavedCardData = MemberData['savedCards'][number]
export type CountryData = CountriesQuery['countries'][number]
export type OrderData = NonNullable<OrderQuery['order']>
