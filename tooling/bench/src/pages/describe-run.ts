import { formatTable } from '../figures/format-table.js'
import {
  tabulateChanges,
  tabulateRun,
  titleOf,
  type MeasuredPage,
  type PagesRun,
} from './tabulate-run.js'

export interface DescribeRunOptions {
  /** The run that this one is compared with. */
  before: PagesRun | undefined
  /** File of the run, if it has any page. */
  file: string
}

/** Describes a run: figures, failures, changes, and its file. */
export function describeRun(run: PagesRun, { before, file }: DescribeRunOptions): string {
  if (run.pages.length === 0) return 'Nothing was measured, and nothing is stored.'
  const speeds = run.pages.map(({ score }) => score.machine)
  const failures = run.pages.flatMap((page) =>
    page.score.failures.map((audit) => [titleOf(page), audit]),
  )
  return [
    `${run.revision}; median of ${run.runs}; ${run.machine}; Lighthouse's own figure for the machine ${Math.min(...speeds)} to ${Math.max(...speeds)}`,
    'Bytes in kB as Lighthouse loads them, without interaction; longest task with 4× CPU throttling, before and after a key press',
    "'own' times are the CPU time of the page's threads, without waits for a processor used by other processes",
    '',
    formatTable(tabulateRun(run)),
    ...(failures.length > 0 ? ['', 'Audits that did not pass', formatTable(failures)] : []),
    ...(before ? ['', ...describeChanges(before, run)] : []),
    '',
    `Stored as ${file}`,
  ].join('\n')
}

function describeChanges(before: PagesRun, run: PagesRun): string[] {
  const earlier = new Set(before.pages.map(titleOf))
  const compared = run.pages.filter((page) => earlier.has(titleOf(page))).length
  const changes = tabulateChanges(before, run)
  const nothing = compared === 0 ? 'It has none of these pages.' : 'Nothing changed.'
  return [
    `Compared with ${before.revision} of ${before.date}: ${compared} of ${run.pages.length} pages`,
    changes.length > 0 ? formatTable(changes) : nothing,
  ]
}

/** Requests of each page in its first second, on a slow connection with CPU throttling. */
export function describeWaterfalls(pages: readonly MeasuredPage[]): string {
  return pages
    .map((page) => {
      const rows = page.watched.firstSecond.map(({ path, kind, priority, startMs, endMs }) => [
        path,
        kind,
        priority,
        `${startMs}`,
        `${endMs ?? ''}`,
      ])
      const heads = [titleOf(page), 'kind', 'priority', 'from ms', 'to ms']
      return formatTable([heads, ...rows])
    })
    .join('\n\n')
}
