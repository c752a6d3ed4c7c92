import { describe, expect, it } from 'vitest'
import { createSessionFixture, signIn, viewOf } from '../testing/session-fixture.js'

const ROUND_MS = 885_000

describe('storage', () => {
  it('brings the session to the next page without a call', async () => {
    const { openTab, tab, platform } = await signIn()
    tab.close()
    const next = openTab()
    expect(next.session.accessToken()).toBe('access-1')
    expect(platform.calls).toBe(0)
  })

  it('that is blocked lets the session live as long as the page', async () => {
    const fixture = createSessionFixture()
    fixture.browser.storage.failure = 'blocked'
    const { session, tab, clock } = await signIn(fixture)
    await clock.advance(ROUND_MS + 1_000)
    expect(session.accessToken()).toBe('access-2')
    expect(tab.problems).toContain('unreadable')
    expect(tab.problems).toContain('unwritable')
  })

  it('that has become full holds no token that was used up', async () => {
    const { clock, browser, session, platform, openTab } = await signIn()
    browser.storage.failure = 'full'
    await clock.advance(ROUND_MS + 1_000)
    expect(session.accessToken()).toBe('access-2')
    expect(browser.storage.text).toBeNull()
    expect(viewOf(openTab().session)).toEqual({ status: 'signed-out' })
    expect(platform.reuses).toBe(0)
  })

  it('that is damaged, foreign, of another version or tenant counts as none', () => {
    const texts = [
      '{',
      '"session"',
      '{"v":2}',
      '{"v":1,"tenant":"other"}',
      '{"v":1,"tenant":"default","revision":-1,"savedAtMs":0,"status":"signed-out"}',
      '{"v":1,"tenant":"default","revision":1,"savedAtMs":0,"status":"signed-in","tokens":{}}',
      '{"v":1,"tenant":"default","revision":1,"savedAtMs":0,"status":"king"}',
    ]
    const problems = texts.map((text) => {
      const fixture = createSessionFixture()
      fixture.browser.storage.text = text
      const tab = fixture.openTab()
      expect(viewOf(tab.session)).toEqual({ status: 'signed-out' })
      return tab.problems[0]
    })
    expect(problems).toEqual([
      'corrupt',
      'foreign',
      'other-version',
      'other-tenant',
      'foreign',
      'foreign',
      'foreign',
    ])
  })
})
