import { describe, expect, it } from 'vitest'
import { isInShortRun, planVisits } from './plan-visits.mjs'

const story = (name, tags) => ({ id: `base-card--${name}`, type: 'story', tags })
const visitOf = (name, tags) => planVisits([story(name, tags)])[0]

describe('planVisits', () => {
  it('visits each story in Greek, with axe and a screenshot', () => {
    const visits = planVisits([story('default')], 'el')
    expect(visits).toMatchObject([{ locale: 'el', withAxe: true }])
    expect(visits[0]?.screenshots).toHaveLength(1)
  })

  it('visits each story in English, without axe and screenshot', () => {
    expect(planVisits([story('default')], 'en')).toMatchObject([
      { id: 'base-card--default', locale: 'en', withAxe: false, screenshots: [] },
    ])
  })

  it('takes no screenshot of a playground, which looks like another story', () => {
    expect(visitOf('playground')).toMatchObject({ withAxe: true, screenshots: [] })
  })

  it('gives long text little space by default', () => {
    expect(visitOf('long-text')?.widthPx).toBe(320)
    expect(visitOf('long-text', ['wide'])?.widthPx).toBe(1280)
  })

  it('checks phone components at the width of a phone, and compares at both widths what fits both', () => {
    expect(visitOf('open', ['narrow'])?.widthPx).toBe(390)
    const { widthPx, screenshots } = visitOf('default', ['both-widths'])
    expect(widthPx).toBe(1280)
    expect(screenshots).toEqual([
      { name: 'base-card--default', widthPx: 1280 },
      { name: 'base-card--default-390', widthPx: 390 },
    ])
  })

  it('forces the colours of the stories about them', () => {
    expect(visitOf('forced-colours')?.hasForcedColors).toBe(true)
  })

  it('leaves English, playgrounds and large text to the long run', () => {
    const names = ['default', 'large-text', 'playground']
    const visits = planVisits(names.map((name) => story(name)))
    const short = visits.filter((visit) => isInShortRun(visit))
    expect(short).toMatchObject([{ id: 'base-card--default', locale: 'el' }])
  })

  it('opens a page of documentation after the stories, in English', () => {
    const visits = planVisits([{ id: 'base-card--docs', type: 'docs' }, story('default')])
    expect(visits.map(({ viewMode, locale }) => [viewMode, locale])).toEqual([
      ['story', 'el'],
      ['story', 'en'],
      ['docs', 'en'],
    ])
  })
})
