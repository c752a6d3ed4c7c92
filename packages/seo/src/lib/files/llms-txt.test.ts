import { expect, describe, it } from 'vitest'
import { llmsTxt } from './llms-txt.js'

describe('llmsTxt', () => {
  it('lists the main pages by section', () => {
    const text = llmsTxt({
      title: 'Floga',
      summary: 'LPG products',
      sections: [
        {
          title: 'Categories',
          links: [
            { name: 'Regulators', url: 'https://shop.example/r', note: 'Low and high pressure.' },
            { name: 'Hoses', url: 'https://shop.example/h' },
          ],
        },
        { title: 'Nothing', links: [] },
      ],
    })
    expect(text).toBe(
      `# Floga

> LPG products

## Categories

- [Regulators](https://shop.example/r): Low and high pressure.
- [Hoses](https://shop.example/h)
`,
    )
  })

  it('keeps names from becoming markup', () => {
    const text = llmsTxt({
      title: 'A\n# B',
      summary: '<b>',
      sections: [
        { title: 'S', links: [{ name: '](http://bad) *x*', url: 'https://shop.example/(a) b' }] },
      ],
    })
    expect(text).toContain('# A # B\n')
    expect(text).toContain(String.raw`> \<b\>`)
    expect(text).toContain(String.raw`- [\](http://bad) \*x\*](https://shop.example/%28a%29%20b)`)
  })
})
