export { pageMeta, type PageMetaInput } from '@floga/storefront/server'
