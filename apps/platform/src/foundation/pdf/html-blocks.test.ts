import { describe, expect, it } from 'vitest'
import { htmlBlocks } from './html-blocks.js'

describe('htmlBlocks', () => {
  it('sets headings, paragraphs, lists and tables', () => {
    const html = `<h2>Withdrawal</h2>
      <p>You have <strong>14 days</strong>,<br>see <a href="/withdraw">the form</a>.</p>
      <ul><li>Send it back</li><li><p>At your cost</p></li></ul>
      <table><thead><tr><th>Way</th><th>Cost</th></tr></thead>
      <tbody><tr><td>Card</td><td>none</td></tr></tbody></table>`
    expect(htmlBlocks(html)).toEqual([
      { kind: 'heading', level: 2, text: 'Withdrawal' },
      {
        kind: 'paragraph',
        text: [
          { text: 'You have ' },
          { text: '14 days', isStrong: true },
          { text: ',' },
          { text: ' ' },
          { text: 'see ' },
          { text: 'the form (/withdraw)' },
          { text: '.' },
        ],
      },
      {
        kind: 'list',
        isOrdered: false,
        items: [[{ text: 'Send it back' }], [{ text: 'At your cost' }]],
      },
      {
        kind: 'table',
        columns: [
          { head: 'Way', share: 1, isRowHead: true },
          { head: 'Cost', share: 1, isRowHead: false },
        ],
        rows: [['Card', 'none']],
      },
    ])
  })

  it('refuses what it would lose', () => {
    expect(() => htmlBlocks('<video></video>')).toThrow('<video>')
  })
})
