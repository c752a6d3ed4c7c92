export { pageMeta } from '@floga/storefront/server'
