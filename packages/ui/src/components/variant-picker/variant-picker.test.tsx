import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { VariantPicker } from '../../index.js'

const links = [
  {
    name: 'thread',
    label: 'Thread',
    values: [
      { value: 'a', label: 'G 1/4″', href: '#a', isChosen: true },
      { value: 'b', label: 'G 1/2″', href: '#b', isUnavailable: true },
    ],
  },
]
const colours = [
  {
    name: 'colour',
    label: 'Colour',
    values: [
      { value: 'red', label: 'Red', color: '#c00', isChosen: true },
      { value: 'blue', label: 'Blue', color: '#00c' },
    ],
  },
]

describe('VariantPicker', () => {
  it('leads to each variant, marks the chosen one, and keeps unavailable ones within reach', () => {
    render(<VariantPicker options={links} unavailableLabel="not available" />)
    expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe('#a')
    const unavailable = screen.getByRole('link', { name: 'G 1/2″, not available' })
    expect(unavailable.getAttribute('href')).toBe('#b')
    expect(screen.getByRole('group', { name: 'Thread' })).toBeTruthy()
  })

  it('is a group of radio buttons where there are no addresses', () => {
    const onChoose = vi.fn<(name: string, value: string) => void>()
    render(<VariantPicker options={colours} unavailableLabel="not available" onChoose={onChoose} />)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Red' }).checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'Blue' }))
    expect(onChoose.mock.calls).toEqual([['colour', 'blue']])
  })

  it('renders colours without a style attribute', () => {
    const picker = <VariantPicker options={colours} unavailableLabel="not available" />
    expect(renderToString(picker)).not.toMatch(/\sstyle=/u)
  })
})
