import { storefrontRoutes } from '@floga/storefront/routes'
import { prefix } from '@remix-run/route-config'

export default prefix(':lang?', storefrontRoutes(import.meta.url, { content: true }))
