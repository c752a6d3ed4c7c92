export { logFailure } from '@floga/storefront/server'
