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

  it("contains the shop's contact details in each locale", () => {
    const details = tenant.locales.map((locale) => toContactDetails(tenant, locale))
    expect(details.map(({ businessHours }) => businessHours[0]?.hours)).toEqual([
      '09:00-17:00',
      '09:00-17:00',
    ])
    expect(details.every(({ email, phone, geoAddress }) => email && phone && geoAddress)).toBe(true)
  })

  it('contains the company in each locale, if the tenant has one', () => {
    const names = tenant.locales.map(
      (locale) => toContactDetails(tenant, locale).company?.legalName,
    )
    expect(names).toEqual(['Φλόγα Είδη Υγραερίου Ε.Ε.', 'Floga LPG Equipment LP'])
    const { taxOffice: _, ...dutch } = tenant.company!
    expect(toContactDetails({ ...tenant, company: dutch }, 'en').company?.taxOffice).toBeNull()
    const { company: __, ...untold } = tenant
    expect(toContactDetails(untold, 'el').company).toBeNull()
  })

  it('fills the features in from the settings, and omits those without one', () => {
    const terms = 'Up to {instalmentMonths} interest-free instalments, from {instalmentsFrom}'
    const parts = { slug: 'parts', icon: 'card', name: { en: terms } }
    const names = (changes: object) =>
      toFeatures({ ...tenant, features: [...tenant.features, parts], ...changes }, 'en').map(
        ({ name }) => name,
      )
    expect(names({})).toContain('Free shipping above €50.00 (Greece)')
    expect(names({})).toContain('Up to 6 interest-free instalments, from €100.00')
    expect(names({ freeShippingAboveMinor: 8_000 })).toContain(
      'Free shipping above €80.00 (Greece)',
    )
    expect(names({ instalments: null }).join()).not.toContain('instalments')
    expect(names({ freeShippingAboveMinor: null }).join()).not.toContain('Free shipping')
  })

  it('sorts the features by slug', () => {
    const slugs = toFeatures(tenant, 'en').map((feature) => feature.slug)
    expect(slugs.length).toBeGreaterThan(2)
    expect(slugs).toEqual(slugs.toSorted())
  })
})
