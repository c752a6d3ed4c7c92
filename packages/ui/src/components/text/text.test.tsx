import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Text } from '../../index.js'

describe('Text', () => {
  it('renders the given element and keeps other attributes', () => {
    render(
      <Text as="span" tone="soft" size="small" id="note">
        incl. VAT
      </Text>,
    )
    const text = screen.getByText('incl. VAT')
    expect(text.tagName).toBe('SPAN')
    expect(text.id).toBe('note')
  })
})
