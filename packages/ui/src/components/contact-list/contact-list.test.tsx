import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ContactList } from '../../index.js'

describe('ContactList', () => {
  it('labels each line, and links URLs', () => {
    render(
      <ContactList
        items={[
          { icon: 'map-pin', label: 'Address', text: '12 Example Street' },
          { icon: 'phone', label: 'Phone', text: '210 000 0000', href: 'tel:+302100000000' },
        ]}
      />,
    )
    expect(screen.getByRole('img', { name: 'Address' })).toBeTruthy()
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link', { name: '210 000 0000' }).getAttribute('href')).toBe(
      'tel:+302100000000',
    )
  })
})
