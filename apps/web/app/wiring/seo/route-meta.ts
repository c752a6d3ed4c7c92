export { pageMeta as meta } from '@floga/storefront'
