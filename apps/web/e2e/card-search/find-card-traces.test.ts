import { describe, expect, it } from 'vitest'
import { findCardTraces } from './find-card-traces.js'
import { cards, cardSecrets, mistypedCode } from '../data/test-cards.js'

const grouped = cards.asks
const plain = grouped.replaceAll(' ', '')
const groups = grouped.split(' ')

/** Ways in which a number may be written. */
const samples: Record<string, string> = {
  plain: `{"card":"${plain}"}`,
  'in groups': `card ${grouped} was declined`,
  'with dashes': groups.join('-'),
  'in chunks of four': JSON.stringify({ chunks: groups }),
  'by line': groups.join('\r\n'),
  'as JSON writes lines': JSON.stringify(groups.join('\n')),
  'as a form': new URLSearchParams({ number: grouped }).toString(),
  'in an address': encodeURIComponent(grouped),
  'broken by a mail line': `${plain.slice(0, 7)}=\r\n${plain.slice(7)}`,
  'digit by digit': [...plain].join(' '),
}

describe('findCardTraces', () => {
  it.each(Object.entries(samples))('finds a number %s', (_way, text) => {
    expect(findCardTraces(`before ${text} after`)).toEqual(['…3220'])
  })

  it('finds every test card on its own', () => {
    for (const secret of cardSecrets) {
      expect(findCardTraces(`{"typed":"${secret}"}`)).toEqual([
        `…${secret.replaceAll(' ', '').slice(-4)}`,
      ])
    }
    expect(findCardTraces(`${cards.approved}\n${mistypedCode}`)).toEqual(['…1111', '…9173'])
  })

  it('ignores last digits, and similar numbers', () => {
    expect(findCardTraces('Visa •••• 3220, 12/30')).toEqual([])
    expect(findCardTraces(plain.replace('3220', '3221'))).toEqual([])
    expect(findCardTraces(`${groups.slice(0, 3).join(' ')} and later ${groups[3]}`)).toEqual([])
  })
})
