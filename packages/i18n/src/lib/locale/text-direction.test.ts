import { describe, expect, it } from 'vitest'
import { textDirection } from './text-direction.js'

describe('textDirection', () => {
  it('is right to left for languages whose script is', () => {
    expect(['ar', 'ar-AE', 'he', 'fa-IR', 'ur', 'dv', 'ku-Arab'].map(textDirection)).toEqual(
      Array.from({ length: 7 }, () => 'rtl'),
    )
  })

  it('is left to right for all others, also for the same language in another script', () => {
    expect(['el-GR', 'en', 'de', 'ku', 'zh-Hant', 'no language'].map(textDirection)).toEqual(
      Array.from({ length: 6 }, () => 'ltr'),
    )
  })
})
