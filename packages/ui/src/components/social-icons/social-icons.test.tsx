import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SocialIcons } from '../../index.js'

describe('SocialIcons', () => {
  it('names each account in words', () => {
    render(
      <SocialIcons
        accounts={[
          { network: 'youtube', label: 'Floga on YouTube', href: 'https://youtube.example/floga' },
          {
            network: 'linkedin',
            label: 'Floga on LinkedIn',
            href: 'https://linkedin.example/floga',
          },
        ]}
      />,
    )
    const link = screen.getByRole('link', { name: 'Floga on LinkedIn' })
    expect(link.getAttribute('href')).toBe('https://linkedin.example/floga')
  })
})
