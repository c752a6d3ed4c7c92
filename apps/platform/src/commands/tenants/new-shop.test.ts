import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createShop, readPlace } from '@floga/create-shop'
import { describe, expect, it, onTestFinished } from 'vitest'

import { contentVariables } from '../../domains/content/content-variables.js'
import { readContent } from '../../domains/content/read-content.js'
import { parseTenantFile } from '../../foundation/tenants/parse-tenant-file.js'

const template = join(import.meta.dirname, '../../../../tenant-minimal')

describe('a shop of create-shop', () => {
  it.each([
    { languages: 'nl,en', currency: 'EUR', country: 'NL', vat: '21', deliverTo: 'BE' },
    { languages: 'ar', currency: 'AED', country: 'AE', vat: '5' },
  ])('has settings and texts that the platform accepts: $country', async (given) => {
    const parent = await mkdtemp(join(tmpdir(), 'new-shop-'))
    onTestFinished(() => rm(parent, { recursive: true }))
    const folder = join(parent, 'bikes')
    await createShop({ folder, name: 'bikes', place: readPlace(given), template })
    const text = await readFile(join(folder, 'platform/tenant.json'), 'utf8')
    const tenant = parseTenantFile(JSON.parse(text), 'tenant.json')
    expect(tenant.id).toBe('bikes')
    const content = join(folder, 'platform/content')
    const pages = await readContent(content, tenant.locales, contentVariables(tenant))
    expect(pages.map(({ locale }) => locale)).toEqual([...tenant.locales])
  })
})
