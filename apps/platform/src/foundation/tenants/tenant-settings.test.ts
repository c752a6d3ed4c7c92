import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { greekShippingRules, greekShop } from '../../testing/greek-shop.js'
import { describeIssue } from './parse-tenant-file.js'
import { tenantSettingsSchema } from './tenant-settings.js'

const { deliveryZones: greekZones, ...greek } = greekShop
const settings = {
  name: 'Shop',
  locales: ['en'],
  defaultLocale: 'en',
  currency: 'EUR',
  ...greek,
}
const [courier] = greekShippingRules

describe('tenantSettingsSchema', () => {
  it('rejects a shipping rule for a zone that the tenant does not have', () => {
    const accepts = (zone: string, deliveryZones: readonly object[] = greekZones) =>
      v.is(tenantSettingsSchema, {
        ...settings,
        shippingRules: [{ ...courier, zones: [zone] }],
        deliveryZones,
      })
    const moon = { key: 'moon', name: { en: 'Moon' }, countries: ['MO'] }
    expect(accepts('gr-islands')).toBe(true)
    expect(accepts('moon')).toBe(false)
    expect(accepts('moon', [moon])).toBe(true)
    expect(accepts('gr-islands', [moon])).toBe(false)
  })

  it('wants a name of each way to pay in every language of the shop', () => {
    const problems = (locales: string[]) =>
      v
        .safeParse(tenantSettingsSchema, { ...settings, ...greekShop, locales })
        .issues?.map(describeIssue)
    expect(problems(['en', 'el'])).toBeUndefined()
    expect(problems(['en', 'nl'])).toContain('paymentRules: "card" has no name in nl')
  })
})
