export { PageBreadcrumbs } from '@floga/storefront'
