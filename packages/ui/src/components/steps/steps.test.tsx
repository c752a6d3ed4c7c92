import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Steps } from '../../index.js'

describe('Steps', () => {
  it('marks the current step and leads back to finished ones alone', () => {
    render(
      <Steps
        label="Steps of the order"
        doneLabel="done"
        items={[
          { label: 'Contact', state: 'done', href: '#contact' },
          { label: 'Delivery', state: 'current', href: '#delivery' },
          { label: 'Review', state: 'upcoming', href: '#review' },
        ]}
      />,
    )
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Contact'])
    const [contact, delivery] = screen.getAllByRole('listitem')
    expect(contact?.textContent).toContain('(done)')
    expect(delivery?.getAttribute('aria-current')).toBe('step')
  })
})
