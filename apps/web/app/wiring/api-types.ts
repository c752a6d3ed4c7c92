import type {
  CartQuery,
  CategoryQuery,
  CheckoutOptionsQuery,
  CheckoutReviewQuery,
  MenuCategoriesQuery,
  OrderQuery,
  ProductQuery,
  ProductsSearchQuery,
} from '@floga/api-client/operations'

/** A product as lists show it. */
export type ProductCardData = ProductsSearchQuery['productsSearch']['nodes'][number]
export type ProductData = NonNullable<ProductQuery['product']>
export type VariantData = ProductData['variants'][number]
export type ImageData = ProductData['images'][number]
export type CategoryData = NonNullable<CategoryQuery['category']>
export type MenuCategory = MenuCategoriesQuery['menuCategories'][number]
export type CartData = NonNullable<CartQuery['cart']>
export type CartLineData = CartData['data']['lines'][number]
export type TotalsData = CartData['data']['totals']
export type CheckoutOptionsData = NonNullable<CheckoutOptionsQuery['checkoutOptions']>
export type CheckoutReviewData = NonNullable<CheckoutReviewQuery['checkoutReview']['review']>
export type OrderData = NonNullable<OrderQuery['order']>
