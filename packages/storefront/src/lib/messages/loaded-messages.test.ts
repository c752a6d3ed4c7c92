// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'

import { createLoadedMessages } from './loaded-messages.js'

const shell = { messages: { 'nav.skip': 'Skip to content' } } as const
const cart = { messages: { 'cart.undo': 'Undo' } } as const

/** The value that a component throws when messages are missing; null when they are loaded. */
function thrownBy(render: () => void): unknown {
  try {
    render()
    return null
  } catch (thrown) {
    return thrown
  }
}

describe('createLoadedMessages', () => {
  it('loads namespaces once, and suspends until they are there', async () => {
    const load = vi.fn(async (namespace: string) => (namespace === 'shell' ? shell : cart))
    const loaded = createLoadedMessages(load)
    await loaded.load(['shell'])
    expect(loaded.table).toEqual(shell.messages)
    expect(thrownBy(() => loaded.waitFor(['shell']))).toBeNull()
    expect(loaded.has(['shell', 'cart'])).toBe(false)

    await thrownBy(() => loaded.waitFor(['shell', 'cart']))
    expect(thrownBy(() => loaded.waitFor(['shell', 'cart']))).toBeNull()
    expect(loaded.table).toEqual({ ...shell.messages, ...cart.messages })
    expect(load.mock.calls).toEqual([['shell'], ['cart']])
  })

  it('takes a namespace that does not exist for an empty one', async () => {
    const loaded = createLoadedMessages(() => undefined)
    await loaded.load(['of-another-build'])
    expect(loaded.table).toEqual({})
  })

  it('does not suspend after a failure, and loads again once online', async () => {
    const load = vi.fn<() => Promise<typeof shell>>()
    const loaded = createLoadedMessages(load)
    const log = vi.spyOn(console, 'error').mockReturnValue()
    load.mockRejectedValueOnce(new Error('offline'))
    await thrownBy(() => loaded.waitFor(['app']))
    expect(thrownBy(() => loaded.waitFor(['app']))).toBeNull()
    expect(loaded.has(['app'])).toBe(false)
    expect(log).toHaveBeenCalledOnce()

    load.mockResolvedValue(shell)
    window.dispatchEvent(new Event('online'))
    await thrownBy(() => loaded.waitFor(['app']))
    expect(loaded.has(['app'])).toBe(true)
    log.mockRestore()
  })

  it('rejects before the first render', async () => {
    const loaded = createLoadedMessages(() => Promise.reject(new Error('offline')))
    await expect(loaded.load(['shell'])).rejects.toThrow('offline')
  })
})
