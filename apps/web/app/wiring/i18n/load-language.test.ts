// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'

import { namespaceMessages } from '#tenant/generated/message-namespaces.js'
import {
  hasMessages,
  languageOf,
  loadLanguage,
  loadMessages,
  waitForMessages,
} from './load-language.js'
import { locales } from './locales.js'

const english = locales.get('en')

/** The value that a component throws when messages are missing; null when they are loaded. */
function thrownFor(...namespaces: Parameters<typeof waitForMessages>[0]): unknown {
  try {
    waitForMessages(namespaces)
    return null
  } catch (thrown) {
    return thrown
  }
}

describe('the words of the browser', () => {
  it('come by area, and what lacks some waits for them', async () => {
    await loadLanguage('en', ['shell'])
    const { t } = languageOf(english)
    expect(t.has('nav.home')).toBe(true)
    expect(t.has('cart.undo')).toBe(false)
    expect(thrownFor('shell')).toBeNull()

    await thrownFor('shell', 'cart')
    expect(thrownFor('shell', 'cart')).toBeNull()
    expect(t('cart.undo')).toBe('Undo')
  })

  it('can be preloaded', async () => {
    await loadLanguage('en', ['shell'])
    await loadMessages(['home'])
    expect(thrownFor('home')).toBeNull()
    expect(languageOf(english).t.has('home.title')).toBe(true)
  })

  it('do not suspend after a failure, and are requested again once online', async () => {
    await loadLanguage('en', ['shell'])
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const fetching = vi.spyOn(namespaceMessages.en, 'app').mockRejectedValue(new Error('offline'))
    await thrownFor('app')
    expect(thrownFor('app')).toBeNull()
    expect(hasMessages(['app'])).toBe(false)
    expect(log).toHaveBeenCalledOnce()

    fetching.mockRestore()
    window.dispatchEvent(new Event('online'))
    await thrownFor('app')
    expect(hasMessages(['shell', 'app'])).toBe(true)
    log.mockRestore()
  })
})
