import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CategoryTree } from '../../index.js'

const items = [
  {
    id: 'autogas',
    label: 'Autogas',
    href: '#autogas',
    children: [
      {
        id: 'tanks',
        label: 'Tanks',
        href: '#tanks',
        children: [{ id: 'toroidal', label: 'Toroidal', href: '#toroidal', isCurrent: true }],
      },
    ],
  },
  { id: 'hoses', label: 'Hoses', href: '#hoses', children: [{ id: 's', label: 'S', href: '#s' }] },
  { id: 'cookers', label: 'Cookers', href: '#cookers' },
]

describe('CategoryTree', () => {
  it('nests its lists and opens the branch of the open page alone', () => {
    const { container } = render(<CategoryTree label="Categories" items={items} />)
    const open = [...container.querySelectorAll('details')].map((details) => details.open)
    expect(open).toEqual([true, true, false])
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Toroidal')
  })

  it('links first to the whole of a category with children', () => {
    render(
      <CategoryTree label="Categories" items={items} allLabel={(label) => `All in ${label}`} />,
    )
    const all = screen.getByRole('link', { name: 'All in Autogas' })
    expect(all.getAttribute('href')).toBe('#autogas')
  })

  it('is only the first level if folded, with the path to the open page marked', () => {
    render(<CategoryTree label="Categories" items={items} isFolded />)
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(links).toEqual(['Autogas', 'Hoses', 'Cookers'])
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Autogas')
  })

  it('leads straight to a category without children', () => {
    render(<CategoryTree label="Categories" items={items} />)
    expect(screen.getByRole('link', { name: 'Cookers' }).closest('details')).toBeNull()
  })
})
