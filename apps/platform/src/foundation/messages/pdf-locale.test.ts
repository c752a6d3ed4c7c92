import { describe, expect, it } from 'vitest'
import { pdfLocale } from './pdf-locale.js'

describe('pdfLocale', () => {
  const settings = { defaultLocale: 'ar', locales: ['ar', 'de', 'en'] }

  it('keeps a language that runs from left to right', () => {
    expect(pdfLocale('en', settings)).toBe('en')
    expect(pdfLocale('el', { defaultLocale: 'el', locales: ['el'] })).toBe('el')
  })

  it("takes the first of the tenant's others for one that does not, or English", () => {
    expect(pdfLocale('ar', settings)).toBe('de')
    expect(pdfLocale('ar', { defaultLocale: 'en', locales: ['de', 'en', 'ar'] })).toBe('en')
    expect(pdfLocale('ar', { defaultLocale: 'ar', locales: ['ar'] })).toBe('en')
  })
})
