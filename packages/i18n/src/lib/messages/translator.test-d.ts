import { describe, expectTypeOf, it } from 'vitest'
import type { MessageTag, RichMessageKey, Translator } from './translator.js'

interface Params {
  title: undefined
  items: { count: number }
  terms: { link: MessageTag; count: number }
}

declare const t: Translator<Params>

describe('Translator', () => {
  it('requires exactly the parameters of a message', () => {
    expectTypeOf(t('title')).toEqualTypeOf<string>()
    expectTypeOf(t('items', { count: 1 })).toEqualTypeOf<string>()
    // @ts-expect-error a parameter is missing
    t('items')
    // @ts-expect-error a parameter has another type
    t('items', { count: 'one' })
    // @ts-expect-error the message has no parameters
    t('title', { count: 1 })
    // @ts-expect-error no such key
    t('unknown')
  })

  it('knows which messages contain tags and the type of their nodes', () => {
    expectTypeOf<RichMessageKey<Params>>().toEqualTypeOf<'terms'>()
    const pieces = t.rich('terms', { count: 1, link: (text) => ({ text }) })
    expectTypeOf(pieces).toEqualTypeOf<(string | { text: string })[]>()
  })
})
