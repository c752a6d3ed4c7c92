import { findWeakContrasts } from '@floga/ui/theme'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Head, Offer, Shop, theme } from './other-shop.js'

describe('another shop', () => {
  it('renders the kit with its own texts, through its router', () => {
    const image = { src: '/hose.jpg', alt: '', width: 800, height: 800 }
    const product = { href: '/hose', name: 'Hose', image, price: { amount: '€6.40' } }
    const markup = renderToString(
      <Shop>
        <Offer product={product} addLabel="Add" />
      </Shop>,
    )
    expect(markup).toContain('href="/en/hose"')
    expect(markup).toMatch(/<span>Add<\/span>/u)
  })

  it('prints the layers’ order before its own colours, which are of enough contrast', () => {
    const head = renderToString(<Head />)
    expect(head).toMatch(/@layer ui\.tokens[^]*--floga-color-action: #0b6e4f/u)
    expect(findWeakContrasts(theme)).toEqual([])
  })
})
