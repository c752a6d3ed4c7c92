import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Icon, iconNames } from '../../index.js'

describe('Icon', () => {
  it('is decoration without a label', () => {
    const { container } = render(<Icon name="bag" />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('is an image with a label', () => {
    render(<Icon name="truck" label="Free shipping" />)
    expect(screen.getByRole('img', { name: 'Free shipping' })).toBeTruthy()
  })

  it('renders every listed name', () => {
    const { container } = render(
      <>
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </>,
    )
    const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    expect(paths).toHaveLength(iconNames.length)
    expect(paths.every((path) => path?.startsWith('M'))).toBe(true)
  })
})
