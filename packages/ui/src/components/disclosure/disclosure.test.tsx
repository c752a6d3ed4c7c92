import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Disclosure } from '../../index.js'

describe('Disclosure', () => {
  it('is closed unless the server opens it', () => {
    const { rerender } = render(<Disclosure title="Instalments">Six of €18.65</Disclosure>)
    const details = screen.getByRole('group')
    expect(details.hasAttribute('open')).toBe(false)
    rerender(
      <Disclosure title="Instalments" open>
        Six of €18.65
      </Disclosure>,
    )
    expect(details.hasAttribute('open')).toBe(true)
  })
})
