import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Accordion } from '../../index.js'
import { findAxeViolations } from '../../testing.js'

const items = [
  { id: 'delivery', title: 'Delivery', content: 'Three days', isOpen: true },
  { id: 'returns', title: 'Returns', content: 'Fourteen days' },
]
const parts = () => screen.getAllByRole<HTMLDetailsElement>('group')

describe('Accordion', () => {
  it('opens what the server says, each part by itself', async () => {
    const { container } = render(<Accordion items={items} />)
    expect(parts().map(({ open }) => open)).toEqual([true, false])
    expect(parts().some((part) => part.hasAttribute('name'))).toBe(false)
    expect(await findAxeViolations(container)).toEqual([])
  })

  it('ties its parts together when only one may be open', () => {
    render(<Accordion items={items} isExclusive />)
    const names = new Set(parts().map((part) => part.getAttribute('name')))
    expect(names.size).toBe(1)
    expect(names.has(null)).toBe(false)
  })
})
