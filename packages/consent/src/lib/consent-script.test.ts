import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { consentScript, consentStyles } from '../index.js'

function attributesAfter(script: string, cookie: string, navigator: object = {}): string[] {
  const attributes: string[] = []
  const documentElement = { setAttribute: (name: string) => attributes.push(name) }
  runInNewContext(script, { document: { cookie, documentElement }, navigator })
  return attributes
}

describe('consentScript', () => {
  const script = consentScript({ version: '2026-11' })

  it('shows the prompt only to visitors who have not chosen', () => {
    const asked = ['data-consent-question']
    expect(attributesAfter(script, '')).toEqual(asked)
    expect(attributesAfter(script, 'locale=en; consent=2026-10.2026-01-01.all')).toEqual(asked)
    expect(attributesAfter(script, 'my-consent=2026-11.2026-11-23.all')).toEqual(asked)
    expect(attributesAfter(script, 'consent=2026-11.2026-11-23.all')).toEqual([])
    expect(attributesAfter(script, 'locale=en; consent=2026-11.2026-11-23.basic')).toEqual([])
  })

  it('shows once that the browser has opted out', () => {
    const signal = { globalPrivacyControl: true }
    expect(attributesAfter(script, '', signal)).toEqual(['data-consent-opt-out'])
    expect(attributesAfter(script, 'consent=2026-11.2026-11-23.basic', signal)).toEqual([])
  })

  it('is small, and holds nothing that ends a script', () => {
    expect(script.length).toBeLessThan(250)
    expect(() => consentScript({ version: '</script>' })).toThrow(RangeError)
  })
})

describe('consentStyles', () => {
  it('shows the bar that is meant', () => {
    const selectors = { question: '[data-a]', 'opt-out': '[data-b]' }
    expect(consentStyles('question', selectors)).toBe('[data-a]{display:block;position:static}')
    expect(consentStyles('opt-out', selectors)).toBe('[data-b]{display:block;position:static}')
    expect(consentStyles('none', selectors)).toBe('')
  })
})
