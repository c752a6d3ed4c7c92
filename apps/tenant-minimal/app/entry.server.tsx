export { handleRequest as default } from '@floga/storefront/server'
