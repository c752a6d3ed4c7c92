import { describe, expect, it } from 'vitest'

import { testShop } from '../../testing/test-shop.js'
import { loader } from './consent-styles.js'

function ask(headers: Record<string, string> = {}): Promise<string> {
  const request = new Request('https://shop.test/consent.css', { headers })
  const answer = loader({ request, context: { shop: testShop } } as unknown as Parameters<
    typeof loader
  >[0])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return answer.text()
}

const chosen = `tea-consent=${testShop.cookies.version}.2026-11-23.basic`

describe('the style sheet of a visitor without scripts', () => {
  it('shows the prompt to visitors who have not chosen for its current version', async () => {
    expect(await ask()).toContain('[data-cookie-bar=question]{display:block')
    expect(await ask({ cookie: 'tea-consent=1999-01.1999-01-01.all' })).toContain('=question]')
    expect(await ask({ cookie: chosen })).toBe('')
  })

  it('shows once that the browser has opted out', async () => {
    expect(await ask({ 'sec-gpc': '1' })).toContain('[data-cookie-bar=opt-out]')
    expect(await ask({ 'sec-gpc': '1', cookie: chosen })).toBe('')
  })
})
