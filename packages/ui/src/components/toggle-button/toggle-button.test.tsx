import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ToggleButton } from '../../index.js'

describe('ToggleButton', () => {
  it('is a box that is sent with a form elsewhere on the page', () => {
    const { container } = render(
      <>
        <form id="compare" />
        <ToggleButton icon="compare" label="Compare: Hose" name="ids" value="h" form="compare" />
      </>,
    )
    const form = container.querySelector('form')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Compare: Hose' }))
    expect(form && new FormData(form).getAll('ids')).toEqual(['h'])
  })

  it('is chosen by its owner', () => {
    const onChange = vi.fn<() => void>()
    const { rerender } = render(
      <ToggleButton icon="compare" label="Compare" checked={false} onChange={onChange} />,
    )
    fireEvent.click(screen.getByRole('checkbox', { name: 'Compare' }))
    expect(onChange).toHaveBeenCalledOnce()
    rerender(<ToggleButton icon="compare" label="Compare" checked disabled onChange={onChange} />)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare' })
    expect([box.checked, box.disabled]).toEqual([true, true])
  })
})
