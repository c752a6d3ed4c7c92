// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { useHydrated, useServerRendered } from './use-hydrated.js'

/** Values of each render, in order. */
let rendered: string[] = []

function Part() {
  const text = `${useServerRendered() ? 'by the server' : 'by the browser'}, ${useHydrated() ? 'live' : 'early'}`
  rendered.push(text)
  return <p>{text}</p>
}

afterEach(() => {
  rendered = []
  document.body.innerHTML = ''
})

describe('useHydrated', () => {
  it('is false in the markup and during hydration, true after', () => {
    const place = document.createElement('div')
    place.innerHTML = renderToString(<Part />)
    document.body.append(place)
    expect(place.textContent).toBe('by the server, early')
    rendered = []
    render(<Part />, { container: place, hydrate: true })
    expect(rendered).toEqual(['by the server, early', 'by the server, live'])
    expect(place.textContent).toBe('by the server, live')
  })

  it('is true immediately in a client-rendered component, which renders once', () => {
    act(() => {
      render(<Part />)
    })
    expect(rendered).toEqual(['by the browser, live'])
    expect(screen.getByText('by the browser, live')).toBeDefined()
  })
})
