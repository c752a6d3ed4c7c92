import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FooterColumn, SiteFooter } from '../../index.js'

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
})
