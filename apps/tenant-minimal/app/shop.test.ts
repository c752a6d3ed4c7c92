import { findWeakContrasts } from '@floga/ui/theme'
import { describe, expect, it } from 'vitest'

import tenant from '../platform/tenant.json'
import { languages } from './languages.js'
import { theme } from './theme.js'

describe('theme', () => {
  it('has no two colours that cannot be distinguished', () => {
    expect(findWeakContrasts(theme).filter(({ scheme }) => scheme === 'light')).toEqual([])
  })

  it('has the colour of buttons that mails have', () => {
    expect(theme.light?.action).toBe(tenant.look.action)
  })
})

describe('languages', () => {
  it('are those of the tenant on the platform', () => {
    expect(languages.map(({ code }) => code)).toEqual(tenant.locales)
  })
})
