import { percentile } from '../figures/percentile.js'
import { listFigures, type FirstTapRun } from './list-figures.js'
import type { LoadFigures } from './measure-load.js'

/** `generous`: times may be three times as long, as on a busy machine. */
export type Limits = 'strict' | 'generous'

const generosity = 3

/** A row for each figure that has a limit. @returns also the names of those that are above it. */
export function tabulateFirstTap(
  run: FirstTapRun,
  limits: Limits,
): { rows: string[][]; failures: string[] } {
  const figures = listFigures(run).map((figure) => {
    const factor = figure.isTime && limits === 'generous' ? generosity : 1
    return { ...figure, aim: figure.aim * factor, limit: figure.limit * factor }
  })
  const rows = figures.map(({ name, value, values, aim, limit, digits = 0 }) => {
    const verdict = value > limit ? 'FAILS' : value > aim ? 'above aim' : 'yes'
    const measured = [value, Math.min(...values), Math.max(...values)]
    const row = [name, ...measured.map((each) => format(each, digits))]
    return limit === Infinity ? row : [...row, format(aim, digits), format(limit, digits), verdict]
  })
  return {
    rows: [['', 'median', 'least', 'most', 'aim', 'limit', 'reached'], ...rows],
    failures: figures.filter(({ value, limit }) => value > limit).map(({ name }) => name),
  }
}

/** What each tap on 'Add to cart' showed first, and the resulting quantity. */
export function tabulateTaps({ lateAdds, secondAdds, earlyAdds }: FirstTapRun): string[][] {
  const rows = [
    { name: 'add to cart, 3 s after load', adds: lateAdds },
    { name: 'add to cart, scripts there', adds: secondAdds },
    { name: 'add to cart, first paint', adds: earlyAdds },
  ]
    .filter(({ adds }) => adds.length > 0)
    .map(({ name, adds }) => [
      name,
      adds.map(({ firstSign }) => firstSign).join(' '),
      adds.map(({ pieces }) => pieces).join(' '),
    ])
  return [['', 'first sign', 'pieces'], ...rows]
}

/** Medians of figures of a load without a limit. */
export function tabulateLoads({ loads }: FirstTapRun): string[][] {
  const heads = ['', 'first paint ms', 'blocked after it ms', 'longest task ms', 'scripts sent kB']
  const measured = loads.filter(({ figures }) => figures.length > 0)
  const rows = measured.map(({ page, figures }) => {
    const median = (read: (load: LoadFigures) => number, digits = 0) =>
      format(percentile(figures.map(read), 0.5), digits)
    return [
      page,
      median((load) => load.firstPaintMs),
      median((load) => load.blockingMs),
      median((load) => load.longestTaskMs),
      median((load) => load.scriptBytes / 1_024, 1),
    ]
  })
  return [heads, ...rows]
}

function format(value: number, digits: number): string {
  return Number.isFinite(value) ? value.toFixed(digits) : 'never'
}
