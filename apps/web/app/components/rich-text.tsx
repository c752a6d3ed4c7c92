export { RichText } from '@floga/storefront'
