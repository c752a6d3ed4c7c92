import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { defaultShippingRules } from '../pricing/shipping-rules.js'
import { tenantSettingsSchema } from './tenant-settings.js'

const settings = { name: 'Shop', locales: ['en'], defaultLocale: 'en', currency: 'EUR' }
const [courier] = defaultShippingRules

describe('tenantSettingsSchema', () => {
  it('refuses a shipping rule for a zone that the tenant does not have', () => {
    const accepts = (zone: string, deliveryZones?: object[]) =>
      v.is(tenantSettingsSchema, {
        ...settings,
        shippingRules: [{ ...courier, zones: [zone] }],
        ...(deliveryZones ? { deliveryZones } : {}),
      })
    const moon = { key: 'moon', name: { en: 'Moon' }, countries: ['MO'] }
    expect(accepts('gr-islands')).toBe(true)
    expect(accepts('moon')).toBe(false)
    expect(accepts('moon', [moon])).toBe(true)
    expect(accepts('gr-islands', [moon])).toBe(false)
  })
})
