import { expect, it } from 'vitest'
import { cleanContent } from '../../domains/content/clean-content.js'
import { htmlBlocks } from './html-blocks.js'

it('keeps every part of a content page, and prints where its links lead', () => {
  const html = cleanContent(`<h2>Returns</h2>
<p>You have <strong>14 days</strong>: use the <a href="/en/withdraw">form</a> or
<a href="mailto:a@b.example">a@b.example</a>.<br>Call us.</p>
<ul><li>Send it back.</li><li>Keep the <em>receipt</em>.</li></ul>
<table><caption>Costs</caption><thead><tr><th>To</th><th>Cost</th></tr></thead>
<tbody><tr><td>Cyprus</td><td>€12</td></tr></tbody></table>`)
  expect(htmlBlocks(html, 'https://shop.example')).toEqual([
    { kind: 'heading', level: 2, text: 'Returns' },
    {
      kind: 'paragraph',
      text: [
        { text: 'You have ' },
        { text: '14 days', isStrong: true },
        { text: ': use the ' },
        { text: 'form (https://shop.example/en/withdraw)' },
        { text: ' or ' },
        { text: 'a@b.example' },
        { text: '.' },
        { text: '\n' },
        { text: 'Call us.' },
      ],
    },
    {
      kind: 'list',
      isOrdered: false,
      items: [
        [{ text: 'Send it back.' }],
        [{ text: 'Keep the ' }, { text: 'receipt' }, { text: '.' }],
      ],
    },
    { kind: 'heading', level: 3, text: 'Costs' },
    {
      kind: 'table',
      columns: [
        { share: 1, isRowHead: true, head: 'To' },
        { share: 1, isRowHead: false, head: 'Cost' },
      ],
      rows: [['Cyprus', '€12']],
    },
  ])
})
