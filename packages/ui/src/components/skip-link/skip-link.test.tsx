import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SkipLink } from '../../index.js'

describe('SkipLink', () => {
  it('leads to the content', () => {
    render(
      <>
        <SkipLink href="#content">Skip to content</SkipLink>
        <main id="content">Content</main>
      </>,
    )
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe(
      '#content',
    )
  })
})
