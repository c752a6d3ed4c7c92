import { describe, expect, it } from 'vitest'

import { currentSeason } from './current-season.js'
import type { HomeSeason } from './shop-home.js'

const season = (scene: string, from: string, until: string): HomeSeason => ({
  from,
  until,
  promotion: { en: scene },
  scene,
})
const winter = season('winter', '10-01', '03-31')
const summer = season('summer', '04-01', '09-30')

/** The scene of a moment in Athens. */
const sceneAt = (moment: string, seasons = [winter, summer]): string | undefined =>
  currentSeason(seasons, new Date(moment), 'Europe/Athens')?.scene

describe('currentSeason', () => {
  it('goes over the turn of the year, with first and last day', () => {
    expect(sceneAt('2026-12-01T12:00:00Z')).toBe('winter')
    expect(sceneAt('2027-01-01T12:00:00Z')).toBe('winter')
    expect(sceneAt('2027-03-31T12:00:00Z')).toBe('winter')
    expect(sceneAt('2027-04-01T12:00:00Z')).toBe('summer')
    expect(sceneAt('2027-09-30T12:00:00Z')).toBe('summer')
  })

  it('begins at midnight of the time zone', () => {
    expect(sceneAt('2027-03-31T20:59:59Z')).toBe('winter')
    expect(sceneAt('2027-03-31T21:00:00Z')).toBe('summer')
  })

  it('is the first of several, and none outside of all', () => {
    const christmas = season('christmas', '12-20', '12-26')
    expect(sceneAt('2026-12-24T12:00:00Z', [christmas, winter])).toBe('christmas')
    expect(sceneAt('2026-12-24T12:00:00Z', [winter, christmas])).toBe('winter')
    expect(sceneAt('2026-12-01T12:00:00Z', [christmas])).toBeUndefined()
  })
})
