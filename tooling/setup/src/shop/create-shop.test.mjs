import { cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../repository-root.mjs'
import { createTemporaryFolder } from '../testing/create-temporary-folder.mjs'
import { createShop } from './create-shop.mjs'
import { defaultPlace, readPlace } from './new-tenant.mjs'

describe('createShop', () => {
  it('makes an empty shop of one language, with an id, a name and ports of its own', async () => {
    const root = await createTemporaryFolder()
    await mkdir(join(root, 'apps'))
    const filter = (/** @type {string} */ path) => !/node_modules|build|\.svg$/.test(path)
    const small = 'apps/tenant-minimal'
    await cp(join(repositoryRoot, small), join(root, small), { recursive: true, filter })
    await cp(join(repositoryRoot, 'tsconfig.json'), join(root, 'tsconfig.json'))
    const place = { country: 'PT', currency: 'EUR', timeZone: 'Europe/Lisbon' }
    const { folder, files } = await createShop({ root, name: 'bike-bell', place })
    expect(folder).toBe('apps/bike-bell')
    expect(files).toBeGreaterThan(20)
    const read = (/** @type {string} */ file) => readFile(join(root, folder, file), 'utf8')
    const shop = await read('app/shop.ts')
    expect(shop).toContain("id: 'bike-bell',\n  name: 'Bike bell'")
    expect(shop.match(/code: '..'/g)).toEqual(["code: 'en'"])
    expect(JSON.parse(await read('platform/tenant.json'))).toMatchObject({
      id: 'bike-bell',
      name: 'Bike bell',
      locales: ['en'],
      ...place,
      deliveryZones: [{ countries: ['PT'] }],
      paymentRules: [
        { method: 'card', countries: null },
        { method: 'cash-on-delivery', countries: ['PT'] },
      ],
    })
    expect(shop).toContain("currency: 'EUR',\n  timeZone: 'Europe/Lisbon'")
    const { name, shop: ports, scripts } = JSON.parse(await read('package.json'))
    expect(name).toBe('@floga/bike-bell')
    expect(ports.port).toBeGreaterThan(3100)
    expect(await read('platform/tenant.json')).toContain(`127.0.0.1:${ports.port}"`)
    expect(Object.keys(scripts)).not.toContain('test:e2e')
    const terms = await read('platform/content/en/terms-and-conditions.md')
    expect(terms).toContain('Say here what can be returned')
    const [tenant, messages] = [await read('platform/tenant.json'), await read('messages/en.json')]
    const sources = [shop, tenant, messages, terms]
    expect(sources.join()).not.toMatch(/waraqa|dubai|emirates|971|\bAED?\b|AE0/i)
    const projects = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8')).references
    expect(projects).toContainEqual({ path: './apps/bike-bell' })
    await expect(createShop({ root, name: 'bike-bell' })).rejects.toThrow('exists')
    await expect(createShop({ root, name: '../x' })).rejects.toThrow('Name the shop')
  })
})

describe('readPlace', () => {
  it('takes a country with its currency and time zone, and a default of all three', () => {
    const lisbon = { country: 'PT', currency: 'EUR', 'time-zone': 'Europe/Lisbon' }
    expect(readPlace(lisbon)).toEqual({
      country: 'PT',
      currency: 'EUR',
      timeZone: 'Europe/Lisbon',
    })
    expect(readPlace({})).toEqual(defaultPlace)
    expect(() => readPlace({ country: 'PT' })).toThrow('Name currency and time zone of PT')
    expect(() => readPlace({ ...lisbon, currency: 'Euro' })).toThrow('--currency Euro is none')
    expect(() => readPlace({ ...lisbon, 'time-zone': 'Lisbon' })).toThrow('--time-zone Lisbon')
  })
})
