import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Link, LinkProvider } from '../../index.js'
import type { LinkTargetProps } from '../../index.js'

function MarkedLink({ children, ...rest }: LinkTargetProps) {
  return (
    <a data-marked {...rest}>
      {children}
    </a>
  )
}

describe('Link', () => {
  it('is a plain link without a provider', () => {
    render(<Link href="/contact">Contact</Link>)
    expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact')
  })

  it('renders the provider’s component', () => {
    render(
      <LinkProvider component={MarkedLink}>
        <Link href="/contact">Contact</Link>
      </LinkProvider>,
    )
    expect(screen.getByRole('link').hasAttribute('data-marked')).toBe(true)
  })
})
