import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Stack } from '../../index.js'

describe('Stack', () => {
  it('renders a list on request', () => {
    render(
      <Stack as="ul" gap="xs">
        <li>One</li>
        <li>Two</li>
      </Stack>,
    )
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('list').dataset['gap']).toBe('xs')
  })
})
