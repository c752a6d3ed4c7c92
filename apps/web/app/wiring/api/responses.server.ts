export { notFound, systemError, type ErrorBody } from '@floga/storefront/server'
