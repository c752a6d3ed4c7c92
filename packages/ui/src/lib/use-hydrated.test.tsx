// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { useHydrated, useServerDrawn } from './use-hydrated.js'

/** What a part was drawn with, in order. */
let drawn: string[] = []

function Part() {
  const text = `${useServerDrawn() ? 'by the server' : 'by the browser'}, ${useHydrated() ? 'live' : 'early'}`
  drawn.push(text)
  return <p>{text}</p>
}

afterEach(() => {
  drawn = []
  document.body.innerHTML = ''
})

describe('useHydrated', () => {
  it('is false in the markup and while the browser takes it over, true after', () => {
    const place = document.createElement('div')
    place.innerHTML = renderToString(<Part />)
    document.body.append(place)
    expect(place.textContent).toBe('by the server, early')
    drawn = []
    render(<Part />, { container: place, hydrate: true })
    expect(drawn).toEqual(['by the server, early', 'by the server, live'])
    expect(place.textContent).toBe('by the server, live')
  })

  it('is true at once where the browser draws a part, which is drawn once', () => {
    act(() => {
      render(<Part />)
    })
    expect(drawn).toEqual(['by the browser, live'])
    expect(screen.getByText('by the browser, live')).toBeDefined()
  })
})
