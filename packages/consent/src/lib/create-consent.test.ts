import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { createConsent, type ConsentOptions, type TrackingProvider } from '../atoms.js'
import { createCookieJar } from '../testing.js'

function open(options: Partial<ConsentOptions> = {}) {
  const store = createStore()
  const document = options.document ?? createCookieJar()
  const consent = createConsent({
    store,
    document,
    version: '2026-11',
    isSecure: true,
    nowMs: () => Date.UTC(2026, 10, 23),
    ...options,
  })
  const calls: string[] = []
  const provider = (name: string): TrackingProvider => ({
    name,
    enable: () => calls.push(`${name} on`),
    disable: () => calls.push(`${name} off`),
    recordPage: () => calls.push(`${name} page`),
  })
  return { consent, document, calls, provider, state: () => store.get(consent.stateAtom) }
}

const all = 'consent=2026-11.2026-11-23.all'

describe('createConsent', () => {
  it('enables providers before a choice by default', () => {
    const { consent, calls, provider, state } = open()
    consent.register(provider('gtag'))
    expect(calls).toEqual(['gtag on', 'gtag page'])
    expect(state()).toEqual({
      cookieConsent: false,
      marketingCookies: false,
      record: null,
      isOptedOut: false,
      active: ['gtag'],
      prompt: 'question',
    })
    const lawful = open({ beforeChoice: 'disabled' })
    lawful.consent.register(lawful.provider('gtag'))
    expect(lawful.state().active).toEqual([])
    expect(lawful.calls).not.toContain('gtag on')
  })

  it('shows no prompt without a registered provider', () => {
    const { consent, provider, state } = open({ beforeChoice: 'disabled' })
    expect(state().prompt).toBe('none')
    consent.register(provider('gtag'))
    expect(state().prompt).toBe('question')
    consent.choose('basic')
    expect(state().prompt).toBe('none')
  })

  it('enables the providers with "all", and records the open page for those newly enabled', () => {
    const { consent, document, calls, provider, state } = open({ beforeChoice: 'disabled' })
    consent.register(provider('gtag'))
    calls.length = 0
    consent.choose('all')
    expect(document.cookie).toBe(all)
    expect(state()).toMatchObject({ cookieConsent: true, marketingCookies: true, active: ['gtag'] })
    consent.register(provider('pixel'))
    consent.choose('all')
    expect(calls).toEqual(['gtag on', 'gtag page', 'pixel on', 'pixel page'])
  })

  it('disables them with "basic", also later', () => {
    const { consent, calls, provider, state } = open()
    consent.register(provider('gtag'))
    consent.choose('all')
    consent.choose('basic')
    expect(calls).toEqual(['gtag on', 'gtag page', 'gtag off'])
    expect(state()).toMatchObject({ cookieConsent: true, marketingCookies: false, active: [] })
  })

  it('follows a choice of before', () => {
    const { consent, calls, provider } = open({
      document: createCookieJar({ consent: all.slice(8) }),
    })
    consent.register(provider('gtag'))
    expect(calls).toEqual(['gtag on', 'gtag page'])
    const refused = open({ document: createCookieJar({ consent: '2026-11.2026-11-23.basic' }) })
    refused.consent.register(refused.provider('gtag'))
    // Cookies of the time before consent was withdrawn are deleted as well.
    expect(refused.calls).toEqual(['gtag off'])
  })

  it('shows the prompt again when the text has changed', () => {
    const { consent, provider, state } = open({
      document: createCookieJar({ consent: all.slice(8) }),
      version: '2026-12',
      beforeChoice: 'disabled',
    })
    consent.register(provider('gtag'))
    expect(state()).toMatchObject({ cookieConsent: false, active: [], prompt: 'question' })
  })

  it('takes Global Privacy Control for "basic", whatever is or was chosen', () => {
    const { consent, document, calls, provider, state } = open({
      document: createCookieJar({ consent: all.slice(8) }),
      isOptedOut: true,
    })
    consent.register(provider('gtag'))
    consent.choose('all')
    expect(calls).toEqual(['gtag off'])
    expect(document.cookie).toBe('consent=2026-11.2026-11-23.basic')
    expect(state()).toMatchObject({ cookieConsent: true, marketingCookies: false })
    const first = open({ isOptedOut: true })
    first.consent.register(first.provider('gtag'))
    expect(first.state()).toMatchObject({ cookieConsent: true, prompt: 'opt-out' })
    first.consent.choose('basic')
    expect(first.state().prompt).toBe('none')
  })

  it('applies a choice of another tab', () => {
    const { consent, document, calls, provider } = open({ beforeChoice: 'disabled' })
    consent.register(provider('gtag'))
    calls.length = 0
    document.cookie = `${all}; Path=/`
    consent.sync()
    document.cookie = 'consent=2026-11.2026-11-24.basic; Path=/'
    consent.sync()
    expect(calls).toEqual(['gtag on', 'gtag page', 'gtag off'])
  })
})
