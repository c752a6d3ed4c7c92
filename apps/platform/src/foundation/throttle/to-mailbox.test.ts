import { describe, expect, it } from 'vitest'
import { toMailbox } from './to-mailbox.js'

describe('toMailbox', () => {
  it('is one for the ways in which one mailbox can be written', () => {
    const same = ['maria@example.com', 'Maria+1@example.com', ' maria+a+b@EXAMPLE.com ']
    expect(new Set(same.map(toMailbox))).toEqual(new Set(['maria@example.com']))
    const gmail = ['maria.p@gmail.com', 'm.a.r.i.a.p+shop@googlemail.com']
    expect(new Set(gmail.map(toMailbox))).toEqual(new Set(['mariap@gmail.com']))
  })

  it('keeps apart what may be two people', () => {
    expect(toMailbox('maria.p@example.com')).toBe('maria.p@example.com')
    expect(toMailbox('+maria@example.com')).toBe('+maria@example.com')
    expect(toMailbox('no address')).toBe('no address')
  })
})
