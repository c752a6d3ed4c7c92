// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { useAutosave } from './use-autosave.js'

interface Sent {
  intent: unknown
  action: string | undefined
}

const sent: Sent[] = []

vi.mock('@remix-run/react', () => ({
  useFetcher: () => ({
    state: 'idle',
    data: undefined,
    submit: (data: FormData, options: { action?: string }) =>
      sent.push({ intent: data.get('intent'), action: options.action }),
  }),
}))

function openForm() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  sent.length = 0
  const form = document.body.appendChild(document.createElement('form'))
  form.innerHTML = '<input name="email" value="maria@example.gr">'
  onTestFinished(() => form.remove())
  const open = (isPlacing: boolean) =>
    renderHook((options) => useAutosave(options), {
      initialProps: { action: '/en/checkout', isPlacing },
    })
  const pause = () => act(() => vi.advanceTimersByTime(500))
  return { form, open, pause }
}

describe('useAutosave', () => {
  it('posts to the form, whatever page is shown by then', () => {
    const { form, open, pause } = openForm()
    const { result } = open(false)
    act(() => result.current.save(form))
    act(() => result.current.save(form))
    pause()
    expect(sent).toEqual([{ intent: 'save', action: '/en/checkout' }])
  })

  it('sends nothing while the order is placed, nor from a page that is gone', () => {
    const { form, open, pause } = openForm()
    const { result, rerender, unmount } = open(false)
    act(() => result.current.save(form))
    rerender({ action: '/en/checkout', isPlacing: true })
    pause()
    rerender({ action: '/en/checkout', isPlacing: false })
    act(() => result.current.save(form))
    unmount()
    pause()
    expect(sent).toEqual([])
  })
})
