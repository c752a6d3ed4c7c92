import { describe, expect, it } from 'vitest'
import { cleanHtml, htmlToText } from './clean-html.js'
import { latinWord, soundKey, stemKey } from './latin-words.js'
import { plainWords } from './plain-text.js'
import { searchVector, skuVector } from './search-vector.js'

describe('plainWords', () => {
  it('drops case, accents, the final sigma and all signs', () => {
    expect(plainWords('Ρυθμιστής 30 mbar – G¼ (Ü)!')).toEqual([
      'ρυθμιστησ',
      '30',
      'mbar',
      'g1',
      '4',
      'u',
    ])
  })
})

describe('latinWord', () => {
  it('writes Greek in Latin letters', () => {
    expect(latinWord('Θερμοζεύγος')).toBe('thermozeygos')
  })
})

describe('soundKey', () => {
  it.each([
    ['δεξαμενή', 'dexameni', 'deksamenh', 'dexamenh'],
    ['ρυθμιστής', 'ruthmisths', 'rythmistis', 'ri8misths'],
    ['σωλήνας', 'swlhnas', 'solinas', 'SOLHNAS'],
    ['φίλτρο', 'filtro', 'philtro', 'fyltro'],
    ['χύτρα', 'chytra', 'xutra', 'xitra'],
  ])('is one for %s, %s, %s and %s', (...spellings) => {
    expect(new Set(spellings.map(soundKey)).size).toBe(1)
  })

  it('keeps different words apart', () => {
    expect(soundKey('δεξαμενή')).not.toBe(soundKey('δίμενο'))
    expect(soundKey('φίλτρο')).not.toBe(soundKey('φίλτρα'))
  })
})

describe('stemKey', () => {
  it.each([
    ['δεξαμενή', 'dexamenes', 'deksamenwn'],
    ['σκάφος', 'σκαφών', 'skafh'],
    ['πνεύμονας', 'pneumones', 'pnevmona', 'pneymonwn'],
    ['regulator', 'regulators'],
  ])('is one for %s, %s and more', (...forms) => {
    expect(new Set(forms.map(stemKey)).size).toBe(1)
  })
})

describe('searchVector', () => {
  it('returns each word, its sound and its stem once, with its position and weight', () => {
    expect(searchVector('Φίλτρο, φίλτρο!', 'A')).toBe("'φιλτρο':1A '~fltro':1A '=fltr':1A")
  })
})

describe('skuVector', () => {
  it('holds every run of parts', () => {
    expect(skuVector(['LGT-CAS-040'], 'A').match(/'[^']+'/g)).toEqual([
      "'lgt'",
      "'lgtcas'",
      "'lgtcas040'",
      "'cas'",
      "'cas040'",
      "'040'",
      "'#lgtcas040'",
    ])
  })
})

describe('cleanHtml', () => {
  it('keeps allowed elements and the text of all others', () => {
    expect(
      cleanHtml(
        '<h1>A</h1><p style="x" onclick="y">B <b>c</b> <img src=x onerror=z><a href="javascript:1">d</a></p><style>p{}</style>',
      ),
    ).toBe('<h3>A</h3><p>B <strong>c</strong> <a>d</a></p>')
  })

  it('does not change paragraphs of plain text', () => {
    const text = '<p>Ένα "δύο" τρία.</p><p>Τέσσερα</p>'
    expect(cleanHtml(text)).toBe(text)
    expect(htmlToText(text)).toBe('Ένα "δύο" τρία. Τέσσερα')
    expect(cleanHtml('<p>a</p><p onclick="x">b</p>')).toBe('<p>a</p><p>b</p>')
  })

  it('gives the words alone for a short text', () => {
    expect(htmlToText('<p>Ένα &amp; δύο</p><ul><li>τρία</li></ul>')).toBe('Ένα & δύο τρία')
  })
})
