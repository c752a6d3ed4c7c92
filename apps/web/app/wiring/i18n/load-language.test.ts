// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'

import { areaMessages } from '#tenant/generated/message-areas.js'
import { hasWords, languageOf, loadLanguage, loadWords, waitForWords } from './load-language.js'
import { locales } from './locales.js'

const english = locales.get('en')

/** What a component throws that lacks words; null where it lacks none. */
function thrownFor(...areas: Parameters<typeof waitForWords>[0]): unknown {
  try {
    waitForWords(areas)
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

  it('can be fetched ahead', async () => {
    await loadLanguage('en', ['shell'])
    await loadWords(['home'])
    expect(thrownFor('home')).toBeNull()
    expect(languageOf(english).t.has('home.title')).toBe(true)
  })

  it('keep nobody waiting that cannot be had, and are asked for again with a connection', async () => {
    await loadLanguage('en', ['shell'])
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const fetching = vi.spyOn(areaMessages.en, 'app').mockRejectedValue(new Error('offline'))
    await thrownFor('app')
    expect(thrownFor('app')).toBeNull()
    expect(hasWords(['app'])).toBe(false)
    expect(log).toHaveBeenCalledOnce()

    fetching.mockRestore()
    window.dispatchEvent(new Event('online'))
    await thrownFor('app')
    expect(hasWords(['shell', 'app'])).toBe(true)
    log.mockRestore()
  })
})
