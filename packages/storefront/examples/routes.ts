import { storefrontRoutes } from '@floga/storefront/routes'
import { index, prefix } from '@remix-run/route-config'

export default [
  ...prefix(':lang?', [index('home.tsx')]),
  ...storefrontRoutes(import.meta.url, { content: true }),
]
