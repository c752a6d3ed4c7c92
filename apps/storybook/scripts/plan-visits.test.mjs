import { describe, expect, it } from 'vitest'
import { planVisits } from './plan-visits.mjs'

const story = (name, tags) => ({ id: `base-card--${name}`, type: 'story', tags })

describe('planVisits', () => {
  it('visits each story in both languages and pictures it in one', () => {
    const visits = planVisits([story('default')])
    expect(visits.map(({ locale }) => locale)).toEqual(['el', 'en'])
    expect(visits.map(({ pictures }) => pictures.length)).toEqual([1, 0])
  })

  it('gives long text little room, unless the story asks for more', () => {
    expect(planVisits([story('long-text')])[0]?.widthPx).toBe(320)
    expect(planVisits([story('long-text', ['wide'])])[0]?.widthPx).toBe(1280)
  })

  it('judges on a telephone what is made for one, and pictures at both widths what fits both', () => {
    expect(planVisits([story('open', ['narrow'])])[0]?.widthPx).toBe(390)
    const [{ widthPx, pictures }] = planVisits([story('default', ['both-widths'])])
    expect(widthPx).toBe(1280)
    expect(pictures).toEqual([
      { name: 'base-card--default', widthPx: 1280 },
      { name: 'base-card--default-390', widthPx: 390 },
    ])
  })

  it('forces the colours of the stories about them', () => {
    expect(planVisits([story('forced-colours')])[0]?.hasForcedColors).toBe(true)
  })

  it('opens a page of documentation once', () => {
    const visits = planVisits([{ id: 'base-card--docs', type: 'docs' }])
    expect(visits.map(({ viewMode, locale }) => [viewMode, locale])).toEqual([['docs', 'en']])
  })
})
