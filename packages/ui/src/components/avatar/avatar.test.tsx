import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar, AvatarGroup } from '../../sharing.js'

const rendered = (name: string) =>
  render(<Avatar person={{ id: '1', name }} />).container.textContent

describe('Avatar', () => {
  it('shows the first characters of two words', () => {
    expect([
      rendered('Maria'),
      rendered('  Ελένη  Ζαχαρίου Κ. '),
      rendered('𝛼lpha'),
      rendered(''),
    ]).toEqual(['M', 'ΕΖ', '𝛼', ''])
  })

  it('is named by its label, and hidden where the name is next to it', () => {
    const person = { id: '1', name: 'Maria' }
    const { rerender } = render(<Avatar person={person} label="Maria, here now" />)
    expect(screen.getByRole('img', { name: 'Maria, here now' })).toBeTruthy()
    rerender(<Avatar person={person} />)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('has a constant colour per person, and distinguishes two of one name', () => {
    const colourOf = (id: string) =>
      render(<Avatar person={{ id, name: 'Maria' }} />).container.firstElementChild?.getAttribute(
        'data-colour',
      )
    expect(colourOf('a')).toBe(colourOf('a'))
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(colourOf)).size).toBe(6)
  })
})

describe('AvatarGroup', () => {
  it('shows who is here first, and counts those without a circle', () => {
    const people = ['Anna', 'Maria', 'Nikos', 'Petros', 'Eleni'].map((name) => ({
      id: name,
      name,
      isHere: name === 'Eleni',
    }))
    render(
      <AvatarGroup
        people={people}
        label="In this cart"
        personLabel={({ name }) => name}
        moreLabel={(count) => `${count} more`}
      />,
    )
    const names = screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))
    expect(names).toEqual(['Eleni', 'Anna', 'Maria', '2 more'])
    expect(screen.getByRole('list', { name: 'In this cart' })).toBeTruthy()
  })
})
