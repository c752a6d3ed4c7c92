export { handleError, handleRequest as default } from '@floga/storefront/server'
