import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DatePicker, DateRangePicker } from '../../dates.js'
import type { DateRange } from '../../dates.js'

const base = { label: 'Day', locale: 'en-GB', name: 'day' }
const range = { label: 'Period', locale: 'el-GR', fromLabel: 'From', toLabel: 'To' }

// The document of the tests cannot escape ids for its own selectors.
const css = { escape: (id: string) => id.replace(/[^\w-]/gu, '\\$&') }

beforeEach(() => {
  vi.stubGlobal('CSS', css)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = async () => {
  await act(async () => fireEvent.click(screen.getByRole('button')))
  return screen.findByRole('dialog')
}

// A month's grid holds the last days of its neighbours too.
const dayIn = (buttons: HTMLElement[]): HTMLElement => {
  const day = buttons.find(({ dataset }) => dataset['outsideMonth'] === undefined)
  if (!day) throw new Error('The day is missing.')
  return day
}

describe('DatePicker', () => {
  it('is the browser’s own field in server-rendered HTML', () => {
    const html = renderToString(<DatePicker {...base} defaultValue="2026-03-14" min="2026-03-01" />)
    expect(html).toMatch(/<input type="date"[^>]* name="day"/u)
    expect(html).toContain('value="2026-03-14"')
    expect(html).not.toMatch(/\sstyle=/u)
  })

  it('sends its date with the form around it', () => {
    render(
      <form data-testid="form">
        <DatePicker {...base} defaultValue="2026-03-14" />
      </form>,
    )
    const data = new FormData(screen.getByTestId<HTMLFormElement>('form'))
    expect(data.get('day')).toBe('2026-03-14')
    const segments = screen.getAllByRole('spinbutton').map(({ textContent }) => textContent)
    expect(segments).toEqual(['14', '03', '2026'])
  })

  it('takes a day from its calendar', async () => {
    const onValueChange = vi.fn<(value: string) => void>()
    render(<DatePicker {...base} defaultValue="2026-03-14" onValueChange={onValueChange} />)
    const day = within(await open()).getByRole('button', { name: /20 March 2026/u })
    await act(async () => fireEvent.click(day))
    expect(onValueChange.mock.calls).toEqual([['2026-03-20']])
  })

  it('is described by its error', () => {
    render(<DatePicker {...base} hint="Monday to Friday" error="Too early" />)
    expect(screen.getByRole('group', { description: /Too early/u })).toBeTruthy()
  })
})

describe('DateRangePicker', () => {
  it('is two native fields in server-rendered HTML', () => {
    const html = renderToString(<DateRangePicker {...range} />)
    expect(html.match(/type="date"/gu)).toHaveLength(2)
    expect(html).toContain('name="from"')
    expect(html).not.toMatch(/\sstyle=/u)
  })

  it('takes first and last day from two months', async () => {
    const onRangeChange = vi.fn<(range: DateRange | undefined) => void>()
    render(
      <DateRangePicker
        {...range}
        locale="en-GB"
        defaultValue={{ from: '2026-03-09', to: '2026-03-20' }}
        onRangeChange={onRangeChange}
      />,
    )
    const sheet = within(await open())
    expect(sheet.getAllByRole('grid')).toHaveLength(2)
    for (const name of [/ 25 March 2026/u, / 2 April 2026/u]) {
      // The second click completes the selection.
      await act(async () => fireEvent.click(dayIn(sheet.getAllByRole('button', { name }))))
    }
    expect(onRangeChange).toHaveBeenLastCalledWith({ from: '2026-03-25', to: '2026-04-02' })
  })
})
