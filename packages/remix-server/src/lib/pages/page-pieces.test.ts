import { describe, expect, it } from 'vitest'

import {
  createSharedMarkup,
  type PagePiece,
  sizeOfShared,
  splitHead,
  toBytes,
} from './page-pieces.js'

const valve = createSharedMarkup('<p>Βαλβίδα 🔧</p>')

describe('page pieces', () => {
  it('make the bytes of their text', () => {
    const pieces: PagePiece[] = ['<main>', valve, '€ 9', '', valve, '</main>']
    expect(pieces.join('')).toBe(`<main>${valve.html}€ 9${valve.html}</main>`)
    expect(toBytes(pieces).toString()).toBe(pieces.join(''))
    expect(toBytes([])).toHaveLength(0)
  })

  it('count what shared markup takes', () => {
    expect(sizeOfShared(createSharedMarkup('aβ'))).toBe(4 + 3)
  })

  it('let the head be taken from the rest', () => {
    const split = (...pieces: PagePiece[]) => {
      const { head, body } = splitHead(pieces)
      return [head, body.join('')]
    }
    expect(splitHead(['<head>a</head><body>', valve]).body).toEqual(['</head><body>', valve])
    expect(split('<head>a</head><body>', valve)).toEqual(['<head>a', `</head><body>${valve.html}`])
    expect(split('<head>', valve, '</head>b')).toEqual([`<head>${valve.html}`, '</head>b'])
    expect(split('no page')).toEqual(['no page', ''])
    expect(split(valve, 'no page')).toEqual([`${valve.html}no page`, ''])
    expect(split()).toEqual(['', ''])
  })
})
