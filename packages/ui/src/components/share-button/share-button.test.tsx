import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ShareButton } from '../../index.js'

const button = (
  <ShareButton
    label="Share"
    url="https://shop.example/hose"
    title="Hose"
    copiedLabel="Link copied"
  />
)
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Share' }))

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
})

const give = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

describe('ShareButton', () => {
  it('starts a mail without scripts', () => {
    expect(renderToString(button)).toContain(
      'href="mailto:?subject=Hose&amp;body=https%3A%2F%2Fshop.example%2Fhose"',
    )
  })

  it('opens the system’s sheet where there is one, and ignores that it was closed', () => {
    const share = vi.fn<(data: unknown) => Promise<void>>(() => Promise.reject(new Error('closed')))
    give('share', share)
    render(button)
    expect(press()).toBe(false)
    expect(share.mock.calls).toEqual([[{ title: 'Hose', url: 'https://shop.example/hose' }]])
  })

  it('copies the URL where sharing is unsupported and confirms it', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    give('clipboard', { writeText })
    render(button)
    press()
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Link copied'))
    expect(writeText.mock.calls).toEqual([['https://shop.example/hose']])
  })
})
