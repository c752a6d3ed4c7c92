import { describe, expect, it } from 'vitest'
import { createEnglishPlan, planVisits } from './plan-visits.mjs'

const story = (name, tags) => ({ id: `base-card--${name}`, type: 'story', tags })
const visitOf = (name, tags) => planVisits([story(name, tags)])[0]

describe('planVisits', () => {
  it('visits each story in Greek, with axe and a screenshot', () => {
    const visits = planVisits([story('default')])
    expect(visits.map(({ locale, withAxe }) => [locale, withAxe])).toEqual([['el', true]])
    expect(visits[0]?.screenshots).toHaveLength(1)
  })

  it('gives long text little space, unless the story asks for more', () => {
    expect(visitOf('long-text')?.widthPx).toBe(320)
    expect(visitOf('long-text', ['wide'])?.widthPx).toBe(1280)
  })

  it('checks at the width of a phone what is made for one, and compares at both widths what fits both', () => {
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

  it('opens a page of documentation after the stories, in English', () => {
    const visits = planVisits([{ id: 'base-card--docs', type: 'docs' }, story('default')])
    expect(visits.map(({ viewMode, locale }) => [viewMode, locale])).toEqual([
      ['story', 'el'],
      ['docs', 'en'],
    ])
  })
})

describe('createEnglishPlan', () => {
  it('visits a story in English when its text differs, without axe and screenshot', () => {
    const [visit] = createEnglishPlan()(visitOf('default'), 'Delivery')
    expect(visit).toMatchObject({ id: 'base-card--default', locale: 'en', withAxe: false })
    expect(visit?.screenshots).toEqual([])
  })

  it('leaves out what is the same in both languages', () => {
    expect(createEnglishPlan()(visitOf('default'), undefined)).toEqual([])
  })

  it('leaves out what another story of the component has said at the same width', () => {
    const plan = createEnglishPlan()
    const planned = [
      visitOf('default'),
      visitOf('dark'),
      visitOf('long-text'),
      { ...visitOf('default'), id: 'base-badge--default' },
    ].flatMap((visit) => plan(visit, 'Delivery'))
    expect(planned.map(({ id }) => id)).toEqual([
      'base-card--default',
      'base-card--long-text',
      'base-badge--default',
    ])
    expect(plan(visitOf('open'), 'Delivery in two days')).toHaveLength(1)
  })
})
