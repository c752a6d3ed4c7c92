import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FooterColumn, FooterGroup, SiteFooter } from '../../index.js'

describe('SiteFooter', () => {
  it('holds titled columns and a last line', () => {
    render(
      <SiteFooter bottom="© 2026">
        <FooterColumn title="Quick links">
          <ul>
            <li>
              <a href="/contact">Contact</a>
            </li>
          </ul>
        </FooterColumn>
      </SiteFooter>,
    )
    expect(screen.getByRole('contentinfo').textContent).toContain('© 2026')
    // One for wide screens, one that opens the column on phones.
    expect(screen.getAllByRole('heading', { level: 2, name: 'Quick links' })).toHaveLength(2)
  })

  it('has a band above its columns', () => {
    render(
      <SiteFooter top={<form aria-label="Newsletter" />} bottom="© 2026">
        <FooterGroup>
          <FooterColumn title="Products">Heaters</FooterColumn>
          <FooterColumn title="Hours">09:00-17:00</FooterColumn>
        </FooterGroup>
      </SiteFooter>,
    )
    const band = screen.getByRole('form', { name: 'Newsletter' })
    const [first] = screen.getAllByRole('heading', { name: 'Products' })
    expect(band.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})
