import { describe, expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.js'
import { browserMethods } from './browser-methods.js'

const withBrowsers = (browsers: string[], texts: Record<string, string>): string[] =>
  findViolations(browserMethods, {
    'package.json': JSON.stringify({ name: 'shop', browserslist: browsers }),
    ...texts,
  })

const browsers = ['chrome >= 109', 'firefox >= 115', 'safari >= 16.4']

describe('browserMethods', () => {
  it('finds methods of the language and of the platform that a supported browser lacks', () => {
    const texts = {
      'packages/cart-core/src/lib/a.ts': 'const a = [2, 1]\nexport const b = a.toSorted()',
      'apps/web/app/cart/b.tsx': "const c = Object.groupBy([''], () => 'a')",
      'apps/web/app/cart/c.ts': 'export const d = document.body.checkVisibility()',
      'apps/web/app/cart/d.ts': 'export const e = new Set([1]).union(new Set([2]))',
    }
    expect(withBrowsers(browsers, texts)).toEqual([
      'packages/cart-core/src/lib/a.ts:2: calls toSorted, which Chrome has since 110',
      'apps/web/app/cart/b.tsx:1: calls groupBy, which Chrome has since 117',
      'apps/web/app/cart/c.ts:1: calls checkVisibility, which Safari has since 17.4',
      'apps/web/app/cart/d.ts:1: calls union, which Chrome has since 122',
    ])
  })

  it('follows the list of browsers', () => {
    const texts = { 'apps/web/app/a.ts': 'form.requestSubmit()' }
    expect(withBrowsers(browsers, texts)).toEqual([])
    expect(withBrowsers(['safari >= 15.4'], texts)).toEqual([
      'apps/web/app/a.ts:1: calls requestSubmit, which Safari has since 16',
    ])
    expect(() => withBrowsers(['last 2 versions'], texts)).toThrow("'last 2 versions'")
  })

  it('leaves optional calls, tests and code of servers alone', () => {
    const texts = {
      'apps/web/app/a.ts': 'const a = b.checkVisibility?.() ?? true',
      'apps/web/app/a.test.ts': 'const a = [1].toSorted()',
      'apps/web/app/a.server.ts': 'const a = [1].toSorted()',
      'apps/platform/src/a.ts': 'const a = [1].toSorted()',
      'packages/pwa/src/lib/vite/a.ts': 'const a = [1].toSorted()',
    }
    expect(withBrowsers(browsers, texts)).toEqual([])
  })
})
