// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { InTestShop } from '../../../testing/in-test-shop.js'
import { FormStateContext } from '../../../forms/form-state.js'
import { MoreDetails } from './more-details.js'

// Styles are made when the shop is built.
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))

afterEach(cleanup)

function More({ values = {}, errors = {} }: Record<string, Record<string, string>>) {
  return (
    <InTestShop>
      <FormStateContext.Provider value={{ formId: 'f', values, errors, firstWrong: undefined }}>
        <MoreDetails names={['floor']} title="More">
          <input aria-label="Floor" />
        </MoreDetails>
      </FormStateContext.Provider>
    </InTestShop>
  )
}

const isOpen = (): boolean => screen.getByRole<HTMLDetailsElement>('group').open

describe('MoreDetails', () => {
  it('is folded while its fields are empty', () => {
    render(<More values={{ email: 'a@b.gr' }} />)
    expect(isOpen()).toBe(false)
  })

  it('opens for filled-in fields', () => {
    render(<More values={{ floor: '3' }} />)
    expect(isOpen()).toBe(true)
  })

  it('opens for errors, and stays open while they are corrected', () => {
    const { rerender } = render(<More />)
    rerender(<More errors={{ floor: 'Too long' }} />)
    expect(isOpen()).toBe(true)
    rerender(<More />)
    expect(isOpen()).toBe(true)
  })
})
