import { findWeakContrasts } from '@floga/ui/theme'
import { describe, expect, it } from 'vitest'

import tenant from '../platform/tenant.json'
import { shop, theme } from './shop.js'

describe('theme', () => {
  it('has no two colours that cannot be told apart', () => {
    expect(findWeakContrasts(theme).filter(({ scheme }) => scheme === 'light')).toEqual([])
  })
})

describe('shop', () => {
  it('knows before the platform answers what the tenant’s file says', () => {
    const { id, name, timeZone, currency, country, locales } = shop
    expect(tenant).toMatchObject({ id, name, timeZone, currency, country })
    expect(locales.all.map(({ code }) => code)).toEqual(tenant.locales)
    expect(tenant.look.action).toBe(theme.light?.action)
    expect(locales.defaultLocale.code).toBe(tenant.defaultLocale)
  })
})
