export { PageFooter, type PageFooterProps } from './lib/views/page-footer.js'
export {
  StorefrontError,
  StorefrontLayout,
  type StorefrontLayoutProps,
} from './lib/views/storefront-layout.js'
