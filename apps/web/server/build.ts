import { buildStorefront } from '@floga/storefront/vite'

import { tenantAlias, tenantMessages } from '../tenants/tenant-alias.js'
import { scriptBudgets } from './script-budgets.js'

await buildStorefront({
  folder: process.cwd(),
  shopModule: 'server/shop.ts',
  vite: { plugins: [tenantMessages()], resolve: { alias: tenantAlias() } },
  scriptBudgets,
})
