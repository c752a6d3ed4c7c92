import { describe, expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.js'
import { supportedBrowsers } from './supported-browsers.js'

const deferral = 'packages/remix-server/src/lib/hydration/defer-hydration.ts'
const features = "HTMLScriptElement.supports?.('importmap') && CSS.supports('height', '1svh')"

function check(firefox: number, texts: Record<string, string>): string[] {
  const browserslist = ['chrome >= 109', 'edge >= 109', `firefox >= ${firefox}`, 'safari >= 16.4']
  return findViolations(supportedBrowsers, {
    'package.json': JSON.stringify({ name: 'shop', browserslist }),
    ...texts,
  })
}

describe('supportedBrowsers', () => {
  it('lets documents name the browsers of package.json', () => {
    const texts = { 'README.md': 'Safari 16.4, Chrome and Edge 109, Firefox 115, and later' }
    expect(check(115, texts)).toEqual([])
    expect(check(128, texts)).toEqual([
      'README.md: does not name the browsers of package.json: Safari 16.4, Chrome and Edge 109, Firefox 128',
    ])
  })

  it('lets scripts run in every supported browser', () => {
    expect(check(115, { [deferral]: features })).toEqual([])
    expect(check(100, { [deferral]: features })).toEqual([
      `${deferral}: tests ('importmap'), which Firefox has since 108`,
      `${deferral}: tests CSS.supports('height', '1svh'), which Firefox has since 101`,
    ])
    expect(check(115, { [deferral]: "HTMLScriptElement.supports?.('importmap')" })).toEqual([
      `${deferral}: does not test CSS.supports('height', '1svh')`,
    ])
  })
})
