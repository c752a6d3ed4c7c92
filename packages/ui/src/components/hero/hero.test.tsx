import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Hero } from '../../index.js'

describe('Hero', () => {
  it('shows its offer and loads its image first', () => {
    render(
      <Hero
        title="Two burners"
        text="Anywhere."
        price={{ amount: '€89.90' }}
        action={<a href="/offer">See the offer</a>}
        image={{ src: '/cooker.jpg', alt: 'A cooker', width: 800, height: 800 }}
      />,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Two burners' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'A cooker' }).getAttribute('loading')).toBe('eager')
  })

  it('says in a scene what its price is of, with the saving before the title', () => {
    render(
      <Hero
        layout="scene"
        title="A warm house"
        badge="up to −20 %"
        priceOf={<a href="/heater">Heater 4.2 kW</a>}
        price={{ amount: '€89.90' }}
        action={<a href="/offer">The whole offer</a>}
        image={{ src: '/room.jpg', alt: '', width: 1600, height: 900 }}
      />,
    )
    const hero = screen.getByRole('heading', { name: 'A warm house' }).closest('section')
    expect(hero?.dataset['layout']).toBe('scene')
    expect(hero?.querySelector('picture')?.dataset['fit']).toBe('cover')
    expect(hero?.textContent).toMatch(
      /up to −20 %A warm houseHeater 4.2 kW.*€89.90.*The whole offer/,
    )
  })

  it('has an image with a ground of its own reach the edges', () => {
    render(
      <Hero
        title="Two burners"
        action={<a href="/offer">See the offer</a>}
        image={{ src: '/cooker.svg', alt: 'A cooker', width: 800, height: 800, fit: 'cover' }}
      />,
    )
    const image = screen.getByRole('img', { name: 'A cooker' })
    expect(image.parentElement?.getAttribute('data-fit')).toBe('cover')
  })
})
