import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTemporaryFolder } from '../testing/create-temporary-folder.mjs'
import { findShop } from './choose-shops.mjs'
import { createLargeTenant } from './create-large-tenant.mjs'

describe('createLargeTenant', () => {
  it('makes an empty tenant of the larger shop, with an id and ports of its own', async () => {
    const root = createTemporaryFolder({ 'apps/x/package.json': '{}' })
    const { folder, files } = await createLargeTenant({ root, name: 'bike-shed' })
    expect(folder).toBe('apps/web/tenants/bike-shed')
    expect(files).toBe(11)
    const read = (/** @type {string} */ file) => readFileSync(join(root, folder, file), 'utf8')
    expect(read('tenant.ts')).toContain("id: 'bike-shed',\n  name: 'Bike shed'")
    expect(read('tenant.ts')).toContain("prefix: 'bike-shed-'")
    const shop = findShop('bike-shed', root)
    expect(shop).toMatchObject({ owner: '@floga/web', webTenant: 'bike-shed', hasProvider: true })
    expect(shop.port).toBeGreaterThan(3100)
    expect(existsSync(join(shop.tenantFolder, 'tenant.json'))).toBe(true)
    expect(JSON.parse(read('platform/tenant.json'))).toMatchObject({
      id: 'bike-shed',
      shopUrl: `http://127.0.0.1:${shop.port}`,
    })
    await expect(createLargeTenant({ root, name: 'bike-shed' })).rejects.toThrow('exists')
  })
})
