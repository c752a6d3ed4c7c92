import { describe, expect, it } from 'vitest'
import { lightenFor } from '../colours/lighten-for.js'
import { darkScheme } from './email-style.js'
import type { EmailTemplate } from './email-template.js'
import { renderEmail } from './render-email.js'

const template: EmailTemplate = {
  locale: 'en',
  shopName: 'Floga',
  look: { brand: '#c98a2b', action: '#1f5d45' },
  title: 'Order 1 received',
  blocks: [
    'Hello,',
    { quote: 'One\nTwo' },
    { details: [['Reference', 'R-1']] },
    { rows: [['2 × Regulator', '€24.80']], totals: [sum('VAT', false), sum('Total', true)] },
    { title: 'Delivery', lines: ['Courier', 'Athens'] },
  ],
  action: { label: 'See your order', url: 'https://shop.example/receipt/1?a=1&b=2' },
  footnotes: ['Keep the link.', { label: 'Leave', url: 'https://shop.example/leave' }],
}

function sum(label: string, isGrand: boolean) {
  return { label, amount: '€24.80', isGrand }
}

describe('renderEmail', () => {
  it('writes every block as text, with the button before the goods', async () => {
    const { subject, text } = await renderEmail(template)
    expect(subject).toBe('Order 1 received – Floga')
    expect(text).toBe(`Hello,

> One
> Two

Reference: R-1

See your order: https://shop.example/receipt/1?a=1&b=2

2 × Regulator   €24.80

VAT: €24.80
Total: €24.80

Delivery
Courier
Athens

Keep the link.

Leave: https://shop.example/leave

Floga
`)
  })

  it('runs from right to left in a language that does', async () => {
    const { html } = await renderEmail({ ...template, locale: 'ar' })
    expect(html).toMatch(/<html [^>]*dir="rtl"/)
    expect(html).toMatch(/<body [^>]*dir="rtl"/)
    expect(html).toMatch(/text-align:left[^>]*>€24.80/)
    expect(html).toContain('border-right:3px')
    expect(html).not.toContain('border-left')
    expect((await renderEmail(template)).html).toMatch(/text-align:right[^>]*>€24.80/)
  })

  it('has the colours of the shop and of no other', async () => {
    const { html } = await renderEmail(template)
    const colours = new Set(html.match(/#[\da-f]{6}(?![\da-f])/gi))
    const neutral = ['#f5f6f8', '#1a1a1a', '#56636f', '#dde2e7']
    const dark = ['#0c0d0f', '#f3f4f6', '#1e2127', '#aeb8c2', '#343a43']
    const own = [...colours].filter((colour) => ![...neutral, ...dark].includes(colour))
    expect(own).toEqual([lightenFor('#1f5d45', '#1e2127'), '#c98a2b', '#1f5d45'])
  })

  it('puts the same blocks into HTML in the same order', async () => {
    const { html } = await renderEmail(template)
    const parts = ['Hello,', 'One\nTwo', 'R-1', 'b=2"', '2 × Regulator', 'VAT', 'Athens', 'Keep']
    const places = parts.map((part) => html.indexOf(part))
    expect(places.filter((place) => place < 0)).toEqual([])
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(html).toMatch(/^<!doctype html><html [^>]*lang="en"/)
    // Screen readers go from heading to heading, from the first one on.
    expect([...html.matchAll(/<h(\d)/g)].map(([, level]) => level).toSorted()[0]).toBe('1')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('gives each class of the dark scheme to an element, and the ground to one cell', async () => {
    const { html } = await renderEmail(template)
    const classes = [...darkScheme(template.look).matchAll(/\.([a-z]+)/g)].map(([, name]) => name!)
    expect(classes.length).toBeGreaterThan(5)
    expect(classes.filter((name) => !html.includes(`class="${name}"`))).toEqual([])
    expect(html.match(/<td [^>]*lang=/g)).toHaveLength(1)
  })
})
