import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CookieBar } from '../../cookie-bar.js'

describe('CookieBar', () => {
  it('submits the clicked choice with its form', () => {
    const sent = vi.fn<(value: string | null | undefined) => void>()
    render(
      <CookieBar
        title="Cookies"
        basicLabel="Accept basic"
        allLabel="Accept all"
        action="/consent"
        onSubmit={(event) => {
          event.preventDefault()
          sent((event.nativeEvent as SubmitEvent).submitter?.getAttribute('value'))
        }}
      >
        <p>What they are for</p>
      </CookieBar>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Accept basic' }))
    fireEvent.click(screen.getByRole('button', { name: 'Accept all' }))
    expect(sent.mock.calls).toEqual([['basic'], ['all']])
  })
})
