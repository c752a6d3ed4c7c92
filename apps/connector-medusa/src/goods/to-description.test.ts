import { describe, expect, it } from 'vitest'
import { toDescription, toTypedText } from './to-description.js'

describe('toDescription', () => {
  it('sets typed text in paragraphs and lists, and leaves HTML', () => {
    expect(toDescription('One & two\nlines.\n\n- a\n- b < c\n\nEnd.')).toBe(
      '<p>One &amp; two<br />lines.</p><ul><li>a</li><li>b &lt; c</li></ul><p>End.</p>',
    )
    expect(toDescription('<p>As <b>HTML</b></p>')).toBe('<p>As <b>HTML</b></p>')
  })
})

describe('toTypedText', () => {
  it('is what gives the same HTML again', () => {
    const html = '<p>One &amp; two<br />lines.</p><ul><li>a</li><li>b &lt; c</li></ul><p>End.</p>'
    expect(toTypedText(html)).toBe('One & two\nlines.\n\n- a\n- b < c\n\nEnd.')
    expect(toDescription(toTypedText(html))).toBe(html)
  })

  it('leaves HTML that cannot be typed', () => {
    for (const html of ['<p>As <strong>HTML</strong></p>', '<ol><li>a</li></ol>', '<p>- a</p>']) {
      expect(toTypedText(html)).toBe(html)
    }
  })
})
