export { requestSession, type RequestSession } from '@floga/storefront/server'
