import { fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { ErrorSummary, RadioGroup } from '../../index.js'

const errors = [{ fieldId: 'email', message: 'Please enter a valid email address' }]

describe('ErrorSummary', () => {
  it('leads to the first choice of a group', () => {
    render(
      <>
        <ErrorSummary
          title="Correct one field"
          errors={[{ fieldId: 'pay', message: 'Please choose' }]}
        />
        <RadioGroup
          id="pay"
          name="pay"
          legend="Payment"
          options={[{ value: 'bank', label: 'Bank' }]}
        />
      </>,
    )
    fireEvent.click(screen.getByRole('link', { name: 'Please choose' }))
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Bank' }))
  })

  it('takes the focus itself', () => {
    const ref = createRef<HTMLDivElement>()
    render(<ErrorSummary ref={ref} title="Correct one field" errors={errors} />)
    ref.current?.focus()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Correct one field' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is not there when nothing is wrong', () => {
    const { container } = render(<ErrorSummary title="Correct" errors={[]} />)
    expect(container.innerHTML).toBe('')
  })
})
