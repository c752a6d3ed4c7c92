import { percentile } from '../figures/percentile.js'
import type { LoadFigures } from './measure-load.js'
import type { AddFigures } from './measure-add.js'
import type { TapFigures } from './measure-tap.js'

/** All that was measured; each list has one entry a run. */
export interface FirstTapRun {
  /**
   * Milliseconds until the button of a page without a framework is busy: the machine's and the
   * browser's share.
   */
  bareMs: readonly number[]
  lateAdds: readonly AddFigures[]
  secondAdds: readonly AddFigures[]
  earlyAdds: readonly AddFigures[]
  lateMenusMs: readonly number[]
  /** Taps on the menu right after the first paint. */
  earlyMenus: readonly { page: string; figures: readonly TapFigures[] }[]
  loads: readonly { page: string; figures: readonly LoadFigures[] }[]
}

/** One figure of all runs, with its target and limit. */
export interface Figure {
  name: string
  values: readonly number[]
  /** The value compared with target and limit. */
  value: number
  aim: number
  /** Above it the command fails. */
  limit: number
  isTime?: true
  digits?: number
}

/** Every figure that has a limit. */
export function listFigures(run: FirstTapRun): Figure[] {
  const { bareMs, lateAdds, secondAdds, earlyAdds, lateMenusMs, earlyMenus, loads } = run
  const late = 'add to cart, 3 s after load'
  const second = 'add to cart, scripts there'
  const early = 'add to cart, first paint'
  return [
    // Without a limit: figures of different machines and hours are held against each other by it.
    time('a bare page: acknowledged, ms', bareMs, Infinity, Infinity),
    time(`${late}: acknowledged, ms`, lateAdds.map(acknowledged), 100, 200),
    time(`${late}: line, ms`, lateAdds.map(line), 400, 700),
    never(
      `${late}: another page`,
      lateAdds.map(({ hasStayed }) => !hasStayed),
    ),
    never(
      `${late}: not one piece`,
      lateAdds.map(({ pieces }) => pieces !== 1),
    ),
    time(`${second}: acknowledged, ms`, secondAdds.map(acknowledged), 150, 300),
    time(`${second}: count, ms`, secondAdds.map(badge), 150, 300),
    time(`${second}: line, ms`, secondAdds.map(line), 150, 300),
    time(`${early}: acknowledged, ms`, earlyAdds.map(acknowledged), 300, 600),
    // Both spans together: until it is acknowledged, and from there until it is done.
    time(`${early}: line, ms`, earlyAdds.map(line), 300 + 600, 600 + 1_000),
    never(
      `${early}: not one piece`,
      earlyAdds.map(({ pieces }) => pieces !== 1),
    ),
    time('menu, 3 s after load: open, ms', lateMenusMs, 100, 200),
    ...earlyMenus.flatMap(({ page, figures }) => [
      time(`${page}, menu, first paint: open, ms`, figures.map(shown), 200, 400),
      time(`${page}: answers after first paint, ms`, figures.map(answers), 300, 600),
    ]),
    ...loads.flatMap(({ page, figures }) => listLoadFigures(page, figures)),
  ].filter(({ values }) => values.length > 0)
}

function listLoadFigures(page: string, loads: readonly LoadFigures[]): Figure[] {
  const scripts = page === 'home' ? { aim: 145, limit: 165 } : { aim: 165, limit: 190 }
  const gzip = loads.map(({ scriptGzipBytes }) => scriptGzipBytes / 1_024)
  const files = loads.map(({ scriptFiles }) => scriptFiles)
  const transfers = loads.map(({ sheetTransfers }) => sheetTransfers)
  const document = loads.map(({ documentBytes }) => documentBytes / 1_024)
  return [
    median(`${page}: scripts in gzip, kB`, gzip, { ...scripts, digits: 1 }),
    // Over HTTP/2 a small file costs less than the modules of other pages in a large one.
    median(`${page}: script files`, files, { aim: 16, limit: 18 }),
    median(`${page}: transfers of a style sheet`, transfers, { aim: 1, limit: 1 }),
    median(`${page}: document, kB`, document, { aim: 28, limit: 34, digits: 1 }),
  ]
}

function median(
  name: string,
  values: readonly number[],
  bounds: Omit<Figure, 'name' | 'values' | 'value'>,
): Figure {
  return { name, values, value: percentile(values, 0.5), ...bounds }
}

function time(name: string, values: readonly number[], aim: number, limit: number): Figure {
  return median(name, values, { aim, limit, isTime: true })
}

/** Counts the runs in which something happened that must not. */
function never(name: string, values: readonly boolean[]): Figure {
  const value = values.filter(Boolean).length
  return { name, values: values.map(Number), value, aim: 0, limit: 0 }
}

function acknowledged({ acknowledgedMs }: AddFigures): number {
  return acknowledgedMs
}

function line({ lineMs }: AddFigures): number {
  return lineMs
}

function badge({ badgeMs }: AddFigures): number {
  return badgeMs
}

function shown({ shownMs }: TapFigures): number {
  return shownMs
}

function answers({ answersMs }: TapFigures): number {
  return answersMs
}
