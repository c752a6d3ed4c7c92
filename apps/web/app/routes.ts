import { index, prefix, route } from '@remix-run/route-config'
import type { RouteConfig } from '@remix-run/route-config'

/**
 * Every address of the shop. `:lang?` is a locale's prefix; the default locale has none, and any
 * other first segment is refused by the locale check in the root loader.
 */
export default [
  route('robots.txt', 'routes/resources/robots.ts'),
  route('manifest.webmanifest', 'routes/resources/manifest.ts'),
  route('session/renew', 'routes/session/renew.ts'),
  route('session/end', 'routes/session/end.ts'),
  route('session/user', 'routes/session/user.ts'),
  ...prefix(':lang?', [
    index('routes/catalogue/home.tsx'),
    route('products', 'routes/catalogue/products.tsx'),
    route('search-suggestions', 'routes/catalogue/search-suggestions.ts'),
    route('products/:slug', 'routes/catalogue/product.tsx'),
    route('categories', 'routes/catalogue/categories.tsx'),
    route('categories/:slug', 'routes/catalogue/category.tsx'),
    route('brands', 'routes/catalogue/brands.tsx'),
    route('brands/:slug', 'routes/catalogue/brand.tsx'),
    route('offers', 'routes/catalogue/offers.tsx'),
    route('offers/:slug', 'routes/catalogue/offer.tsx'),
    route('product-cards', 'routes/catalogue/product-cards.ts'),
    route('restock/:id', 'routes/catalogue/restock.tsx'),
    route('compare', 'routes/catalogue/compare.tsx'),
    route('shopping-cart', 'routes/cart/shopping-cart.tsx'),
    route('cart-state', 'routes/cart/cart-state.ts'),
    route('checkout', 'routes/checkout/checkout.tsx'),
    route('receipt/:id', 'routes/checkout/receipt.tsx'),
    route('contact', 'routes/content/contact.tsx'),
    route('cookie-policy', 'routes/content/cookie-policy.tsx'),
    route('terms-and-conditions', 'routes/content/terms-and-conditions.tsx'),
    route('terms-of-service', 'routes/content/terms-of-service.tsx'),
    route('payment-methods', 'routes/content/payment-methods.tsx'),
    route('shipping-methods', 'routes/content/shipping-methods.tsx'),
    route('accessibility', 'routes/content/accessibility.tsx'),
    route('account', 'routes/account/account.tsx'),
    route('account/data', 'routes/account/data.ts'),
    route('orders', 'routes/orders/orders.tsx'),
    route('orders/:id', 'routes/orders/order.tsx'),
    route('auth/login', 'routes/auth/login.tsx'),
    route('auth/logout', 'routes/auth/logout.ts'),
    route('auth/register', 'routes/auth/register.tsx'),
    route('auth/confirm', 'routes/auth/confirm.tsx'),
    route('auth/forgot-password', 'routes/auth/forgot-password.tsx'),
    route('auth/reset-password', 'routes/auth/reset-password.tsx'),
    route('*', 'routes/content/not-found.tsx'),
  ]),
] satisfies RouteConfig
