import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '@floga/setup'
import { describeRun, describeWaterfalls } from './pages/describe-run.js'
import { languageNames, listPages, pageNames, type ListedPage } from './pages/list-pages.js'
import { runTlsProxy } from './pages/run-tls-proxy.js'
import { scorePage } from './pages/score-page.js'
import { protocols, type PagesRun, type Protocol } from './pages/tabulate-run.js'
import { watchPage } from './pages/watch-page.js'
import { runShop } from './run-shop.js'

const folder = join(repositoryRoot, '.cache', 'bench-pages')

/**
 * Measures Lighthouse scores, transfers, the first second and long tasks of every kind of page, in
 * both languages, over plain HTTP and over HTTP/2 with TLS. Results are stored per page and
 * compared with the previous run, or a named one. With `--minutes` no page is started after that
 * time. `--waterfall` lists the requests of each page in its first second. With `--last` nothing is
 * measured: the last run is printed again, next to the previous one.
 */
export async function benchPages(args: string[], print: (text: string) => void): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      language: { type: 'string' },
      protocol: { type: 'string' },
      against: { type: 'string' },
      minutes: { type: 'string' },
      waterfall: { type: 'boolean', default: false },
      last: { type: 'boolean', default: false },
    },
  })
  const isNameWanted = createFilter('only', values.only, pageNames)
  const isLanguageWanted = createFilter('language', values.language, languageNames)
  const isProtocolWanted = createFilter('protocol', values.protocol, protocols)
  const isWanted = (page: WantedPage): boolean =>
    isNameWanted(page.name) && isLanguageWanted(page.language) && isProtocolWanted(page.protocol)

  const earlier = await listRuns()
  const shown = values.last ? earlier.pop() : undefined
  if (values.last && !shown) throw new Error('No run is stored: call `pnpm bench pages` first.')
  const file = shown ?? join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`)
  const beforeFile = values.against ?? earlier.at(-1)
  const before = beforeFile === undefined ? undefined : await readRun(beforeFile)
  const run = shown
    ? await readRun(shown)
    : await measurePages({
        runs: Number(positionals[0] ?? 5),
        endMs: performance.now() + Number(values.minutes ?? Infinity) * 60_000,
        isWanted,
        save: (unfinished) => saveRun(file, unfinished),
      })
  const pages = run.pages.filter(isWanted)
  print(describeRun({ ...run, pages }, { before, file }))
  if (values.waterfall) print(`\n${describeWaterfalls(pages)}`)
  if (pages.length === 0) process.exitCode = 1
}

type WantedPage = Pick<ListedPage, 'name' | 'language'> & { protocol: Protocol }

interface MeasurePagesOptions {
  /** Of Lighthouse, for each page. */
  runs: number
  /** When no page is begun any more, by the clock of `performance`. */
  endMs: number
  isWanted: (page: WantedPage) => boolean
  /** Called after each page with the results so far. */
  save: (run: PagesRun) => Promise<void>
}

async function measurePages(options: MeasurePagesOptions): Promise<PagesRun> {
  const { runs, endMs, isWanted, save } = options
  const run: PagesRun = { ...describeMachine(), date: new Date().toISOString(), runs, pages: [] }
  const isOver = (): boolean => performance.now() > endMs
  // Images are not generated in advance; a first visit generates those of the measured pages.
  const shop = await runShop({ env: { WARM_PICTURES: 'off' } })
  const proxy = await runTlsProxy(shop.origin)
  try {
    const wanted = (await listPages(shop.origin))
      .flatMap((page) => protocols.map((protocol) => ({ ...page, protocol })))
      .filter(isWanted)
    // In the background pages are compressed further, and images generated.
    for (const [path, cookie] of new Map(wanted.map((page) => [page.path, page.cookie]))) {
      if (!isOver()) await watchPage(shop.origin + path, cookie)
    }
    for (const { cookie, ...page } of wanted) {
      if (isOver()) break
      const url = (page.protocol === 'http' ? shop : proxy).origin + page.path
      const score = await scorePage(url, { runs, cookie })
      const watched = await watchPage(url, cookie)
      run.pages.push({ ...page, score, watched })
      await save(run)
      const { name, language, protocol } = page
      process.stderr.write(`${name} ${language} ${protocol}: ${score.performance}\n`)
    }
  } finally {
    await proxy.stop()
    await shop.stop()
  }
  return run
}

/**
 * Tests whether a name is in the given list, or no list was given; an unknown name is an error.
 */
function createFilter(
  option: string,
  list: string | undefined,
  names: readonly string[],
): (name: string) => boolean {
  const wanted = list?.split(',') ?? names
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    throw new Error(`--${option} has no ${unknown.join(', ')}. It accepts ${names.join(', ')}.`)
  }
  return (name) => wanted.includes(name)
}

async function saveRun(file: string, run: PagesRun): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(file, `${JSON.stringify(run, null, 1)}\n`)
}

/** Files of stored runs, the newest last. */
async function listRuns(): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  return files.toSorted().map((name) => join(folder, name))
}

async function readRun(file: string): Promise<PagesRun> {
  // Written by this program alone, though by earlier versions of it as well, whose pages lack figures.
  const run = JSON.parse(await readFile(file, 'utf8')) as PagesRun
  return { ...run, pages: run.pages.filter(({ score }) => 'thread' in score) }
}

function describeMachine(): Pick<PagesRun, 'machine' | 'revision'> {
  const git = ['describe', '--always', '--dirty']
  const revision = execFileSync('git', git, { cwd: repositoryRoot, encoding: 'utf8' }).trim()
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`
  return { revision, machine }
}
