import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '@floga/setup'
import { formatTable } from './figures/format-table.js'
import { protocols, tabulateChanges, tabulateRun, type PagesRun } from './pages/tabulate-run.js'
import { listPages } from './pages/list-pages.js'
import { runTlsProxy } from './pages/run-tls-proxy.js'
import { scorePage } from './pages/score-page.js'
import { watchPage } from './pages/watch-page.js'
import { runShop } from './run-shop.js'

const folder = join(repositoryRoot, '.cache', 'bench-pages')

/**
 * Lighthouse, transfers, the first second and long tasks of every kind of page, in both languages, plain and over HTTP/2
 * with TLS. What was measured is kept, page by page, and compared with the run before, or with one that is named. With
 * `--minutes` no page is begun after that time: the table has those until then.
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
    },
  })
  const runs = Number(positionals[0] ?? 5)
  const before = await readRun(values.against)
  const run: PagesRun = { ...describeMachine(), date: new Date().toISOString(), runs, pages: [] }
  const file = join(folder, `${run.date.replaceAll(/[:.]/g, '-')}.json`)
  const endMs = performance.now() + Number(values.minutes ?? Infinity) * 60_000
  const shop = await runShop()
  const proxy = await runTlsProxy(shop.origin)
  try {
    const listed = (await listPages(shop.origin)).filter(
      ({ name, language }) => isWanted(values.only, name) && isWanted(values.language, language),
    )
    // Pages are compressed further behind the scenes, and images drawn.
    for (const { path, cookie } of listed) await watchPage(shop.origin + path, cookie)
    for (const { name, language, path, cookie } of listed) {
      for (const protocol of protocols) {
        if (performance.now() > endMs || !isWanted(values.protocol, protocol)) continue
        const url = (protocol === 'http' ? shop : proxy).origin + path
        const score = await scorePage(url, { runs, cookie })
        const watched = await watchPage(url, cookie)
        run.pages.push({ name, language, path, protocol, score, watched })
        await keepRun(file, run)
        process.stderr.write(`${name} ${language} ${protocol}: ${score.performance}\n`)
      }
    }
  } finally {
    await proxy.stop()
    await shop.stop()
  }
  print(describeRun(run, before))
  print(`\nKept as ${file}`)
}

async function keepRun(file: string, run: PagesRun): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(file, `${JSON.stringify(run, null, 1)}\n`)
}

function isWanted(list: string | undefined, name: string): boolean {
  return list === undefined || list.split(',').includes(name)
}

/** The run that is named, else the last one that was kept. */
async function readRun(name: string | undefined): Promise<PagesRun | undefined> {
  const kept = await readdir(folder).catch(() => [])
  const last = kept.toSorted().at(-1)
  const file = name ?? (last && join(folder, last))
  // Written by this program alone.
  return file === undefined ? undefined : (JSON.parse(await readFile(file, 'utf8')) as PagesRun)
}

function describeMachine(): Pick<PagesRun, 'machine' | 'revision'> {
  const git = ['describe', '--always', '--dirty']
  const revision = execFileSync('git', git, { cwd: repositoryRoot, encoding: 'utf8' }).trim()
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`
  return { revision, machine }
}

function describeRun(run: PagesRun, before: PagesRun | undefined): string {
  const speeds = run.pages.map(({ score }) => score.machine)
  const failures = run.pages.flatMap(({ name, language, protocol, score }) =>
    score.failures.map((audit) => [`${name} ${language} ${protocol}`, audit]),
  )
  const changes = before ? tabulateChanges(before, run) : []
  return [
    `${run.revision}; median of ${run.runs}; ${run.machine}; Lighthouse's own figure for the machine ${Math.min(...speeds)} to ${Math.max(...speeds)}`,
    'Bytes in kB as Lighthouse loads them, untouched; longest task at a quarter of the processor, alone and once a key was pressed',
    '',
    formatTable(tabulateRun(run)),
    ...(failures.length > 0 ? ['', 'Audits that did not pass', formatTable(failures)] : []),
    ...(before ? ['', `Compared with ${before.revision} of ${before.date}`] : []),
    ...(before ? [changes.length > 0 ? formatTable(changes) : 'Nothing changed.'] : []),
  ].join('\n')
}
