import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PromotionCard } from '../../index.js'

const image = { src: '/heater.jpg', alt: 'A heater', width: 800, height: 800 }
const promotion = {
  href: '/en/offers/warm-winter',
  title: 'Warm winter',
  text: 'Heaters at a lower price.',
  badge: 'up to −16 %',
  notes: ['8 products', 'until 31 March'],
  image,
}

describe('PromotionCard', () => {
  it('links to its offer and shows its content', () => {
    render(<PromotionCard {...promotion} headingLevel={2} />)
    const title = screen.getByRole('heading', { level: 2, name: 'Warm winter' })
    expect(within(title).getByRole('link').getAttribute('href')).toBe('/en/offers/warm-winter')
    expect(screen.getByText('until 31 March')).toBeTruthy()
  })

  it('leads to some of its products, and to each in its colours', () => {
    render(
      <PromotionCard
        {...promotion}
        headingLevel={2}
        itemsLabel="Among them"
        items={[
          {
            href: '/en/products/volta',
            name: 'Volta',
            image,
            amount: 'from €99.90',
            colorsLabel: 'Colours of Volta',
            colors: [{ label: 'Sand', color: '#e9e4da', href: '/en/products/volta?variant=S' }],
          },
        ]}
      />,
    )
    expect(screen.getByRole('link', { name: 'Volta' }).getAttribute('href')).toBe(
      '/en/products/volta',
    )
    const colors = within(screen.getByRole('list', { name: 'Colours of Volta' }))
    expect(colors.getByRole('link', { name: 'Sand' }).getAttribute('href')).toBe(
      '/en/products/volta?variant=S',
    )
  })
})
