import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Alert } from '../../index.js'

describe('Alert', () => {
  it('shows title, text and actions', () => {
    render(
      <Alert
        role="alert"
        tone="warning"
        title="The price has changed"
        actions={<a href="/cart">Look</a>}
      >
        It costs €19.90 now.
      </Alert>,
    )
    expect(screen.getByRole('alert').textContent).toBe(
      'The price has changedIt costs €19.90 now.Look',
    )
  })
})
