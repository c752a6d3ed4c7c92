import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
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
    const { folder, files } = await createShop({ root, name: 'bike-bell', place, vat: '23' })
    expect(folder).toBe('apps/bike-bell')
    expect(files).toBeGreaterThan(20)
    const read = (/** @type {string} */ file) => readFile(join(root, folder, file), 'utf8')
    const tenant = JSON.parse(await read('platform/tenant.json'))
    expect(tenant).toMatchObject({
      id: 'bike-bell',
      name: 'Bike bell',
      locales: ['en'],
      ...place,
      standardTaxRate: 23,
      deliveryZones: [{ countries: ['PT'] }],
    })
    const { name, shop: ports, scripts, dependencies } = JSON.parse(await read('package.json'))
    expect(name).toBe('@floga/bike-bell')
    expect(dependencies).toMatchObject({ '@floga/storefront': 'workspace:*' })
    expect(dependencies).not.toHaveProperty('@floga/platform')
    expect(ports.port).toBeGreaterThan(3100)
    expect(tenant.shopUrl).toBe(`http://127.0.0.1:${ports.port}`)
    expect(Object.keys(scripts)).not.toContain('test:e2e')
    const names = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    const texts = await Promise.all(
      names
        .filter((one) => one.isFile())
        .map((one) => readFile(join(one.parentPath, one.name), 'utf8')),
    )
    expect(texts.join()).not.toMatch(/waraqa|dubai|emirates|971|\bAED?\b|AE0/i)
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
