// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { AfterFirstFrame, BelowFold, useAfterFirstFrame, useOnceIdle } from './below-fold.js'
import { PageShownContext } from '../drawn-ahead/page-shown.js'

let type = 'POP'
vi.mock('@remix-run/react', () => ({ useNavigationType: () => type }))

afterEach(cleanup)

const draw = () => render(<BelowFold>similar products</BelowFold>)

describe('BelowFold', () => {
  it('is there with a document, and where a visitor goes back', () => {
    type = 'POP'
    draw()
    expect(screen.getByText('similar products')).toBeTruthy()
  })

  it('follows once the first screen of a page is drawn that follows another', async () => {
    type = 'PUSH'
    draw()
    expect(screen.queryByText('similar products')).toBeNull()
    expect(await screen.findByText('similar products')).toBeTruthy()
  })

  it('waits for a page that is drawn before it is shown', async () => {
    type = 'PUSH'
    const page = (isShown: boolean) => (
      <PageShownContext.Provider value={isShown}>
        <BelowFold>similar products</BelowFold>
      </PageShownContext.Provider>
    )
    const { rerender } = render(page(false))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByText('similar products')).toBeNull()
    rerender(page(true))
    expect(await screen.findByText('similar products')).toBeTruthy()
  })

  it('stays where the page changes its address', async () => {
    type = 'POP'
    const { rerender } = draw()
    type = 'REPLACE'
    rerender(<BelowFold>other products</BelowFold>)
    expect(screen.getByText('other products')).toBeTruthy()
  })
})

describe('useAfterFirstFrame', () => {
  const Filters = () => <p>{useAfterFirstFrame() ? 'filters' : 'none yet'}</p>

  it('is true with a document', () => {
    type = 'POP'
    render(<Filters />)
    expect(screen.getByText('filters')).toBeTruthy()
  })

  it('is true from the second frame on of a page that follows another', async () => {
    type = 'PUSH'
    render(<Filters />)
    expect(screen.getByText('none yet')).toBeTruthy()
    expect(await screen.findByText('filters')).toBeTruthy()
  })
})

describe('AfterFirstFrame', () => {
  it('keeps what stands behind it out of sight until the second frame', async () => {
    type = 'PUSH'
    const { container } = render(<AfterFirstFrame>pages of a list</AfterFirstFrame>)
    expect(screen.queryByText('pages of a list')).toBeNull()
    expect(container.querySelector('div')).toBeTruthy()
    expect(await screen.findByText('pages of a list')).toBeTruthy()
  })
})

describe('useOnceIdle', () => {
  const Mark = ({ place }: { place: string }) => <p>{useOnceIdle(place)}</p>

  it('has the value that a page comes with', () => {
    render(<Mark place="hoses" />)
    expect(screen.getByText('hoses')).toBeTruthy()
  })

  it('has another once the browser is idle, the last of several', async () => {
    const { rerender } = render(<Mark place="hoses" />)
    rerender(<Mark place="tanks" />)
    rerender(<Mark place="valves" />)
    expect(screen.getByText('hoses')).toBeTruthy()
    expect(await screen.findByText('valves')).toBeTruthy()
  })
})
