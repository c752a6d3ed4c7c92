import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LanguageSwitcher } from '../../index.js'

describe('LanguageSwitcher', () => {
  it('leads to this page in the other language, named in that language', () => {
    render(
      <LanguageSwitcher
        label="Language"
        languages={[
          { code: 'el', label: 'Ελληνικά', shortLabel: 'Ελ', href: '/products', isCurrent: true },
          {
            code: 'en',
            label: 'English',
            shortLabel: 'En',
            href: '/en/products',
            isCurrent: false,
          },
        ]}
      />,
    )
    const english = screen.getByRole('link', { name: 'En English' })
    expect(english.getAttribute('href')).toBe('/en/products')
    expect(english.getAttribute('lang')).toBe('en')
    expect(english.getAttribute('hreflang')).toBe('en')
    expect(screen.getByRole('link', { name: 'Ελ Ελληνικά' }).getAttribute('aria-current')).toBe(
      'true',
    )
  })
})
