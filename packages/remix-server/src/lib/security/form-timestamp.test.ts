import { describe, expect, it } from 'vitest'

import { createFormTimestamp, readFormTimestamp } from './form-timestamp.js'

const settings = { cookieSecret: 'a secret of thirty-two characters' }
const shownAtMs = 1_795_000_000_000

/** What a timestamp says some milliseconds after it was made. */
async function after(ms: number, read: { cookieSecret: string; formPauseMs?: number } = settings) {
  const timestamp = await createFormTimestamp(settings, shownAtMs)
  return readFormTimestamp(timestamp, read, shownAtMs + ms)
}

describe('readFormTimestamp', () => {
  it('tells a program by how quick it is', async () => {
    expect(await after(1_999)).toBe('too-quick')
    expect(await after(2_000)).toBe('fine')
    expect(await after(50, { ...settings, formPauseMs: 10 })).toBe('fine')
  })

  it('lets a page be left open over a weekend, and no longer than a week', async () => {
    expect(await after(3 * 24 * 60 * 60 * 1_000)).toBe('fine')
    expect(await after(8 * 24 * 60 * 60 * 1_000)).toBe('unreadable')
  })

  it('believes none that is missing, of the future or of another server', async () => {
    expect(await readFormTimestamp('', settings)).toBe('unreadable')
    expect(await after(-1)).toBe('unreadable')
    const cookieSecret = 'another secret of thirty-two characters'
    expect(await after(5_000, { cookieSecret })).toBe('unreadable')
  })
})
