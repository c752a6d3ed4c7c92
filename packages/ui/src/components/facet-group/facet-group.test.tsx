import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FacetGroup } from '../../index.js'

const values = ['Aeris', 'Petra', 'Meltemi'].map((label) => ({
  value: label.toLowerCase(),
  label,
  count: 4,
}))

const base = { label: 'Brand', name: 'brand', moreLabel: (count: number) => `Show ${count} more` }
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('FacetGroup', () => {
  it('sends several values under one name with the form around it', () => {
    render(
      <form data-testid="form">
        <FacetGroup {...base} values={values} />
      </form>,
    )
    fireEvent.click(box('Aeris (4)'))
    fireEvent.click(box('Petra (4)'))
    const data = new FormData(screen.getByTestId<HTMLFormElement>('form'))
    expect(data.getAll('brand')).toEqual(['aeris', 'petra'])
  })

  it('reports the checked values, and follows the updated list', () => {
    const onToggle = vi.fn<(value: string, isChosen: boolean) => void>()
    const { rerender } = render(<FacetGroup {...base} values={values} onToggle={onToggle} />)
    fireEvent.click(box('Aeris (4)'))
    expect(onToggle.mock.calls).toEqual([['aeris', true]])
    const listWith = (chosen: string) =>
      values.map((value) => ({ ...value, isChosen: value.value === chosen }))
    rerender(<FacetGroup {...base} values={listWith('aeris')} onToggle={onToggle} />)
    rerender(<FacetGroup {...base} values={listWith('petra')} onToggle={onToggle} />)
    expect([box('Aeris (4)').checked, box('Petra (4)').checked]).toEqual([false, true])
  })

  it('hides values beyond the visible count, unless they are selected', () => {
    const { container, rerender } = render(
      <FacetGroup {...base} values={values} visibleCount={2} />,
    )
    const more = () => container.querySelector<HTMLDetailsElement>('details details')
    expect(more()?.open).toBe(false)
    expect(screen.getByText('Show 1 more')).toBeTruthy()
    const chosen = values.map((value) => ({ ...value, isChosen: value.value === 'meltemi' }))
    rerender(<FacetGroup {...base} values={chosen} visibleCount={2} />)
    expect(more()?.open).toBe(true)
  })
})
