import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { platformFiles } from '../../composition/platform-files.js'
import { tenantFileSchema } from '../../foundation/tenants/save-tenant.js'
import { toContactDetails, toFeatures } from './site-data.js'

describe('the default tenant’s site data', async () => {
  const text = await readFile(join(platformFiles.catalogue, 'tenant.json'), 'utf8')
  const tenant = v.parse(tenantFileSchema, JSON.parse(text) as unknown)

  it('tells in each locale how to reach the shop', () => {
    const details = tenant.locales.map((locale) => toContactDetails(tenant, locale))
    expect(details.map(({ businessHours }) => businessHours[0]?.hours)).toEqual([
      '09:00-17:00',
      '09:00-17:00',
    ])
    expect(details.every(({ email, phone, geoAddress }) => email && phone && geoAddress)).toBe(true)
  })

  it('names the company in each locale, and none that has not been told', () => {
    const names = tenant.locales.map(
      (locale) => toContactDetails(tenant, locale).company?.legalName,
    )
    expect(names).toEqual(['Φλόγα Είδη Υγραερίου Ε.Ε.', 'Floga LPG Equipment LP'])
    const { company: _, ...untold } = tenant
    expect(toContactDetails(untold, 'el').company).toBeNull()
  })

  it('sorts the features by slug', () => {
    const slugs = toFeatures(tenant, 'en').map((feature) => feature.slug)
    expect(slugs.length).toBeGreaterThan(3)
    expect(slugs).toEqual(slugs.toSorted())
  })
})
