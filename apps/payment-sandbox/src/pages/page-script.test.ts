// @vitest-environment jsdom
/// <reference lib="dom" />
import { describe, expect, it } from 'vitest'
import { pageScript } from './page-script.js'

interface ExpiryField {
  type: (text: string) => string
  paste: (text: string) => string
}

/** The expiry field of a card page whose script has run. */
function expiryField(value = ''): ExpiryField {
  document.body.innerHTML = `<input id="expiry" value="${value}">`
  const script = document.createElement('script')
  script.textContent = `{${pageScript}}`
  document.body.append(script)
  const field = document.querySelector('input')!
  const insert = (text: string, inputType: string): string => {
    field.value += text
    field.dispatchEvent(new InputEvent('input', { inputType }))
    return field.value
  }
  return {
    type: (text) => [...text].map((key) => insert(key, 'insertText')).at(-1) ?? '',
    paste: (text) => insert(text, 'insertFromPaste'),
  }
}

describe('pageScript', () => {
  it('accepts a date as printed on the card, however it is typed', () => {
    for (const typed of ['12/29', '1229', '12 / 29', '12-29']) {
      expect(expiryField().type(typed)).toBe('12/29')
    }
    expect(expiryField().type('12 / 2029')).toBe('12/2029')
  })

  it('accepts a pasted date', () => {
    for (const pasted of ['12/29', '1229', '12 / 29']) {
      expect(expiryField().paste(pasted)).toBe('12/29')
    }
    expect(expiryField().paste('12 / 2029')).toBe('12/2029')
  })

  it('leaves what is no date as typed, and a correction in the middle', () => {
    expect(expiryField().type('1/29')).toBe('1/29')
    expect(expiryField().type('12x')).toBe('12/x')
    expect(expiryField('12').paste('/29/1')).toBe('12/29/1')
  })
})
