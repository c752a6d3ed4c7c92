import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../testing/messages-of.js'
import { greet } from './greet.js'

describe('greet', () => {
  it.each(['Μαρία', 'Jean-Luc', 'Ἑλένη Παπά', "O'Neill", 'J. R.', 'أحمد'])('names %s', (name) => {
    expect(greet(name, messagesOf('en'))).toBe(`Hello ${name},`)
  })

  it.each([
    'https://evil.example',
    'evil.example',
    'Maria, see evil.example/x',
    'maria@evil.example',
    'www.evil',
    'Call 2101234567',
    'x'.repeat(61),
    '<b>Maria</b>',
  ])('leaves out %s', (name) => {
    expect(greet(name, messagesOf('en'))).toBe('Hello,')
  })

  it('does without a name', () => {
    expect(greet(null, messagesOf('en'))).toBe('Hello,')
  })
})
