import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Accordion } from '../../index.js'

const items = [
  { id: 'delivery', title: 'Delivery', content: 'Three days', isOpen: true },
  { id: 'returns', title: 'Returns', content: 'Fourteen days' },
]
const parts = () => screen.getAllByRole<HTMLDetailsElement>('group')

describe('Accordion', () => {
  it('opens the server-rendered sections, each independently', () => {
    render(<Accordion items={items} />)
    expect(parts().map(({ open }) => open)).toEqual([true, false])
    expect(parts().some((part) => part.hasAttribute('name'))).toBe(false)
  })
})
