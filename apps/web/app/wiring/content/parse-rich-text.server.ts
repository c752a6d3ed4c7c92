export { parseRichText } from '@floga/storefront/server'
