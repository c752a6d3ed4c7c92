import { describe, expect, it } from 'vitest'
import type { FirstTapRun } from './list-figures.js'
import type { LoadFigures } from './measure-load.js'
import type { AddFigures } from './measure-add.js'
import type { TapFigures } from './measure-tap.js'
import { tabulateFirstTap } from './tabulate-first-tap.js'

function createAdd(figures: Partial<AddFigures> = {}): AddFigures {
  return {
    place: { x: 200, y: 700, scrollY: 0 },
    acknowledgedMs: 90,
    firstSign: 'busy',
    lineMs: 350,
    badgeMs: 350,
    hasStayed: true,
    pieces: 1,
    ...figures,
  }
}

function createTap(figures: Partial<TapFigures> = {}): TapFigures {
  return { place: { x: 390, y: 30, scrollY: 0 }, shownMs: 180, answersMs: 280, ...figures }
}

function createLoad(figures: Partial<LoadFigures> = {}): LoadFigures {
  return {
    firstPaintMs: 1_000,
    blockingMs: 50,
    longestTaskMs: 80,
    scriptFiles: 12,
    scriptBytes: 120 * 1_024,
    scriptGzipBytes: 140 * 1_024,
    sheetTransfers: 1,
    documentBytes: 25 * 1_024,
    ...figures,
  }
}

function createRun(run: Partial<FirstTapRun> = {}): FirstTapRun {
  return {
    bareMs: [20],
    lateAdds: [createAdd()],
    secondAdds: [createAdd({ acknowledgedMs: 60, lineMs: 140, badgeMs: 140 })],
    earlyAdds: [createAdd({ acknowledgedMs: 250, lineMs: 800 })],
    lateMenusMs: [80],
    earlyMenus: [{ page: 'list', figures: [createTap()] }],
    loads: [{ page: 'home', figures: [createLoad()] }],
    ...run,
  }
}

describe('tabulateFirstTap', () => {
  it('shows for each figure whether its target is reached, by its median', () => {
    const { rows, failures } = tabulateFirstTap(
      createRun({ lateMenusMs: [90, 150, 900] }),
      'strict',
    )
    const menu = rows.find(([name]) => name === 'menu, 3 s after load: open, ms')
    expect(menu).toEqual([menu?.[0], '150', '90', '900', '100', '200', 'above aim'])
    expect(rows.slice(2).filter((row) => row.at(-1) !== 'yes')).toEqual([menu])
    expect(rows[1]).toEqual(['a bare page: acknowledged, ms', '20', '20', '20'])
    expect(failures).toEqual([])
  })

  it('fails for a time above its limit, and for a missing one', () => {
    const { failures } = tabulateFirstTap(
      createRun({
        earlyMenus: [{ page: 'list', figures: [createTap({ shownMs: 500 })] }],
        lateAdds: [createAdd({ lineMs: Infinity })],
      }),
      'strict',
    )
    expect(failures).toEqual([
      'add to cart, 3 s after load: line, ms',
      'list, menu, first paint: open, ms',
    ])
  })

  it('fails for one page that is left, and one product that is added twice, also with generous limits', () => {
    const run = createRun({
      lateAdds: [createAdd(), createAdd({ hasStayed: false }), createAdd()],
      earlyAdds: [createAdd({ pieces: 2 }), createAdd({ lineMs: 800 }), createAdd()],
    })
    expect(tabulateFirstTap(run, 'generous').failures).toEqual([
      'add to cart, 3 s after load: another page',
      'add to cart, first paint: not one piece',
    ])
  })

  it('with generous limits allows longer times and no larger files', () => {
    const loads = [{ page: 'list', figures: [createLoad({ documentBytes: 40 * 1_024 })] }]
    const earlyMenus = [{ page: 'list', figures: [createTap({ answersMs: 1_500 })] }]
    expect(tabulateFirstTap(createRun({ earlyMenus, loads }), 'generous').failures).toEqual([
      'list: document, kB',
    ])
  })

  it('leaves out figures that were not measured', () => {
    const run = createRun({
      lateAdds: [],
      secondAdds: [],
      earlyAdds: [],
      earlyMenus: [],
      loads: [],
    })
    expect(tabulateFirstTap(run, 'strict').rows.map(([name]) => name)).toEqual([
      '',
      'a bare page: acknowledged, ms',
      'menu, 3 s after load: open, ms',
    ])
  })
})
