import { findWeakContrasts } from '@floga/ui/theme'
import { describe, expect, it } from 'vitest'

import tenant from '../platform/tenant.json'
import { shop, theme } from './shop.js'

describe('theme', () => {
  it('has no two colours that cannot be distinguished', () => {
    expect(findWeakContrasts(theme).filter(({ scheme }) => scheme === 'light')).toEqual([])
  })
})

describe('shop', () => {
  it('contains the settings of the tenant’s file before the platform responds', () => {
    const { id, name, timeZone, currency, locales } = shop
    expect(tenant).toMatchObject({ id, name, timeZone, currency })
    expect(locales.all.map(({ code }) => code)).toEqual(tenant.locales)
    expect(tenant.look.action).toBe(theme.light?.action)
    expect(locales.defaultLocale.code).toBe(tenant.defaultLocale)
  })
})
