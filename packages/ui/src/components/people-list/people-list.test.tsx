import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PeopleList } from '../../sharing.js'

describe('PeopleList', () => {
  it('shows name, role and who is online, with the allowed actions', () => {
    render(
      <PeopleList
        aria-label="People"
        hereLabel="Here now"
        people={[
          { id: '1', name: 'George', role: 'Owner', note: 'you', isHere: true },
          {
            id: '2',
            name: 'Maria',
            role: 'Can change',
            actions: <button type="submit">Remove Maria</button>,
          },
        ]}
      />,
    )
    const [george, maria] = within(screen.getByRole('list', { name: 'People' })).getAllByRole(
      'listitem',
    )
    expect(george?.textContent).toBe('GGeorge (you)Owner · Here now')
    expect(maria?.textContent).toBe('MMariaCan changeRemove Maria')
  })
})
