import { describe, expect, it } from 'vitest'

import { createKeptParts, type KeptParts } from './create-kept-parts.js'

interface Part {
  key: string
  seen?: object
  write?: (html: string) => string
  /** What it draws; parts inside draw themselves. */
  html: string | (() => string)
}

/** A page as an app draws it, and how many of its parts it had to draw. */
function drawPage(
  parts: KeptParts,
  drawn: readonly Part[],
  { secret = 'secret', isForEveryone = true, isWhole = true } = {},
): { html: string; count: number } {
  const page = parts.forPage({ secret, isForEveryone })
  let count = 0
  const draw = ({ key, seen, write, html }: Part): string => {
    const marks = page.find(key, seen, { write })
    if (marks.isKept) return marks.mark
    count += 1
    const [begin, end] = marks.around ?? ['', '']
    return begin + (typeof html === 'string' ? html : html()) + end
  }
  const html = `<main>${drawn.map((part) => `<div>${draw(part)}</div>`).join('')}</main>`
  return { html: page.fill(html, { isWhole }).join(''), count }
}

describe('createKeptParts', () => {
  it('makes the same page of kept parts as without', () => {
    const parts = createKeptParts()
    const drawn = [
      { key: 'a', html: '<p>Βαλβίδα & co</p>' },
      { key: 'b', html: '<p>2</p>' },
    ]
    const first = drawPage(parts, drawn)
    const second = drawPage(parts, drawn, { secret: 'another' })
    expect(first).toEqual(drawPage(createKeptParts({ maxBytes: 0 }), drawn))
    expect(second).toEqual({ html: first.html, count: 0 })
  })

  it('hands kept markup on as one object, also where it is written as it is kept', () => {
    const parts = createKeptParts()
    drawPage(parts, [{ key: 'a', html: '<p>a</p>' }])
    const page = parts.forPage({ secret: 'secret', isForEveryone: true })
    const marks = [
      undefined,
      (kept: string) => kept,
      (kept: string) => kept.replaceAll('p', 'b'),
    ].map((write) => page.find('a', undefined, { write }))
    const drawn = marks.map((found) => (found.isKept ? found.mark : '')).join('<!-- -->')
    const [, first, second, third] = page.fill(`<i>${drawn}`, { isWhole: true })
    expect(first).toBe(second)
    expect([String(first), third]).toEqual(['<p>a</p>', '<b>a</b>'])
  })

  it('draws a part anew whose key or object is another', () => {
    const parts = createKeptParts()
    const version = {}
    drawPage(parts, [{ key: 'a', seen: version, html: '1' }])
    expect(drawPage(parts, [{ key: 'a', seen: version, html: '2' }]).html).toContain('1')
    expect(drawPage(parts, [{ key: 'a', seen: {}, html: '3' }]).html).toContain('3')
    expect(drawPage(parts, [{ key: 'a', html: '4' }]).html).toContain('4')
    expect(drawPage(parts, [{ key: 'b', html: '5' }]).html).toContain('5')
  })

  it('keeps one part for all its looks, and writes each in its place', () => {
    const parts = createKeptParts()
    const html = '<img loading="lazy">'
    const eager = { key: 'a', html, write: (kept: string) => kept.replace('lazy', 'eager') }
    const resting = { key: 'a', html }
    const first = drawPage(parts, [eager])
    expect(first.html).toBe('<main><div><img loading="eager"></div></main>')
    expect(drawPage(parts, [resting, eager, resting])).toEqual({
      html: `<main><div>${html}</div><div><img loading="eager"></div><div>${html}</div></main>`,
      count: 0,
    })
  })

  it('keeps nothing of a page that is drawn for somebody, and shows it what is kept', () => {
    const parts = createKeptParts()
    const own = { isForEveryone: false }
    drawPage(parts, [{ key: 'a', html: 'for one' }], own)
    expect(drawPage(parts, [{ key: 'a', html: 'for all' }]).html).toContain('for all')
    expect(drawPage(parts, [{ key: 'a', html: 'for one' }], own).html).toContain('for all')
  })

  it('keeps nothing of a page that went wrong', () => {
    const parts = createKeptParts()
    drawPage(parts, [{ key: 'a', html: 'broken' }], { isWhole: false })
    expect(drawPage(parts, [{ key: 'a', html: 'whole' }]).html).toContain('whole')
  })

  it('keeps no part with what belongs to one page', () => {
    const parts = createKeptParts()
    for (const html of ['<style nonce="secret">', '<p id=":R1m:">', '<p id=":R1mH2:-hint">']) {
      drawPage(parts, [{ key: html, html }])
      expect(drawPage(parts, [{ key: html, html }]).count).toBe(1)
    }
  })

  it('takes no mark from a visitor', () => {
    const parts = createKeptParts()
    drawPage(parts, [{ key: 'a', html: 'kept' }])
    const { html } = drawPage(parts, [
      { key: 'a', html: '' },
      { key: 'b', html: '{guessed 0k}' },
    ])
    expect(html).toBe('<main><div>kept</div><div>{guessed 0k}</div></main>')
  })

  it('keeps a part within a part, and one that draws nothing', () => {
    const parts = createKeptParts()
    const page = parts.forPage({ secret: 'secret', isForEveryone: true })
    const [outer, inner, empty] = ['outer', 'inner', 'empty'].map((key) => page.find(key))
    const around = (marks: typeof outer, html: string): string =>
      marks?.isKept === false ? `${marks.around?.[0]}${html}${marks.around?.[1]}` : ''
    const html = `${around(outer, `<p>${around(inner, '<b>1</b>')}</p>`)}${around(empty, '<!-- -->')}`
    expect(page.fill(html, { isWhole: true }).join('')).toBe('<p><b>1</b></p>')
    const again = (key: string) => drawPage(parts, [{ key, html: 'anew' }]).html
    expect(again('outer')).toBe('<main><div><p><b>1</b></p></div></main>')
    expect(again('inner')).toBe('<main><div><b>1</b></div></main>')
    expect(again('empty')).toBe('<main><div></div></main>')
  })

  it('takes out what React writes between the marks of parts that stand beside each other', () => {
    const parts = createKeptParts()
    const keys = ['a', 'b', 'c']
    const draw = (): string => {
      const page = parts.forPage({ secret: 'secret', isForEveryone: true })
      const texts = keys.map((key) => {
        const marks = page.find(key)
        if (marks.isKept) return marks.mark
        return `${marks.around?.[0]}<p>${key}<!-- -->!</p>${marks.around?.[1]}`
      })
      return page.fill(`<div>${texts.join('<!-- -->')}</div>`, { isWhole: true }).join('')
    }
    const whole = '<div><p>a<!-- -->!</p><p>b<!-- -->!</p><p>c<!-- -->!</p></div>'
    expect([draw(), draw()]).toEqual([whole, whole])
  })

  it('lets go of what was not asked for longest', () => {
    const parts = createKeptParts({ maxBytes: 1_500 })
    const page = (key: string) => drawPage(parts, [{ key, html: key.repeat(200) }]).count
    expect([page('a'), page('b'), page('b'), page('c'), page('a')]).toEqual([1, 1, 0, 1, 1])
  })
})
