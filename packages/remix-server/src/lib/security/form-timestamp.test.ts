import { describe, expect, it } from 'vitest'

import { createFormTimestamp, formPauseLeftMs } from './form-timestamp.js'

const settings = { cookieSecret: 'a secret of thirty-two characters' }
const shownAtMs = 1_795_000_000_000

/** How long a form is held that is sent some milliseconds after it was shown. */
async function after(ms: number, read: { cookieSecret: string; formPauseMs?: number } = settings) {
  const timestamp = await createFormTimestamp(settings, shownAtMs)
  return formPauseLeftMs(timestamp, read, shownAtMs + ms)
}

describe('formPauseLeftMs', () => {
  it('holds a form that was sent too soon until it is old enough', async () => {
    expect(await after(0)).toBe(2_000)
    expect(await after(1_999)).toBe(1)
    expect(await after(2_000)).toBe(0)
    expect(await after(4, { ...settings, formPauseMs: 10 })).toBe(6)
  })

  it('lets a page be left open over a weekend, and no longer than a week', async () => {
    expect(await after(3 * 24 * 60 * 60 * 1_000)).toBe(0)
    expect(await after(8 * 24 * 60 * 60 * 1_000)).toBe(2_000)
  })

  it('delays a form with a missing, future or foreign timestamp for the whole pause', async () => {
    expect(await formPauseLeftMs('', settings)).toBe(2_000)
    expect(await after(-1)).toBe(2_000)
    const cookieSecret = 'another secret of thirty-two characters'
    expect(await after(5_000, { cookieSecret })).toBe(2_000)
  })
})
