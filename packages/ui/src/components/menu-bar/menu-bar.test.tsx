import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MenuBar } from '../../index.js'
import { findAxeViolations } from '../../testing.js'

describe('MenuBar', () => {
  it('names itself and marks the current category', async () => {
    const { container } = render(
      <MenuBar
        label="Categories"
        items={[
          { label: 'Regulators', href: '/en/categories/regulators' },
          { label: 'Hoses', href: '/en/categories/hoses', isCurrent: true },
        ]}
      />,
    )
    expect(screen.getByRole('navigation', { name: 'Categories' })).toBeTruthy()
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Hoses')
    expect(await findAxeViolations(container)).toEqual([])
  })
})
