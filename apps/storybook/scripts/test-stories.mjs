import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { launchOptions, openContext, openStorybook } from './open-storybook.mjs'
import { openScreenshotStore } from './open-screenshot-store.mjs'
import { isInShortRun, languages, planVisits } from './plan-visits.mjs'
import { visitStory } from './visit-story.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values: options } = parseArgs({
  // pnpm passes its own separator on.
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    only: { type: 'string', default: '' },
    language: { type: 'string' },
    short: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
})
const { only, language, short: isShort, long: isLong, update: isUpdate } = options
if (language !== undefined && !languages.includes(language)) {
  throw new Error(`--language takes ${languages.join(', ')}.`)
}
const workers = 2

if (!options['no-build']) {
  const build = spawnSync('npx', ['storybook', 'build', '--quiet', '--output-dir', 'dist'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  if (build.status !== 0) {
    console.error(build.stdout, build.stderr)
    throw new Error('Storybook does not build.')
  }
}

const { entries } = JSON.parse(await readFile(`${root}/dist/index.json`, 'utf8'))
const all = planVisits(
  Object.values(entries).filter(({ id }) => id.includes(only)),
  language,
)
const visits = all.filter((visit) => (isInShortRun(visit) ? !isLong : !isShort))
// Accepting screenshots is quicker than checking: only stories with screenshots are visited,
// without checks.
const queue = visits.filter(({ screenshots }) => !isUpdate || screenshots.length > 0)
const screenshotNames = all.flatMap(({ screenshots }) => screenshots.map(({ name }) => name))
const store = await openScreenshotStore({ isUpdate })
const server = await preview({
  configFile: false,
  // A file that is missing is missing: no page takes its place.
  appType: 'mpa',
  root,
  build: { outDir: 'dist' },
  preview: { host: '127.0.0.1', port: 0 },
  logLevel: 'error',
})
const address = server.resolvedUrls?.local[0]
const browser = await chromium.launch(launchOptions)
let visited = 0
let failed = 0

function report(name, problems) {
  if (problems.length > 0) failed += 1
  for (const problem of problems) console.error(`✗ ${name} ${problem}`)
}

async function work() {
  const context = await openContext(browser)
  let page = await context.newPage()
  let opened
  const visitOnce = async (visit) => {
    const { locale, viewMode } = visit
    const place = `${locale} ${viewMode}`
    if (opened !== place) await openStorybook(page, { address, locale })
    const problems = await visitStory(page, visit, { store, isUpdate })
    // After a failure the next story starts from a fresh page, so that one fault is reported once;
    // so does the first story after a page of documentation, which leaves its styles behind.
    opened = problems.length === 0 ? place : undefined
    return problems
  }
  for (let visit = queue.shift(); visit; visit = queue.shift()) {
    let problems = await visitOnce(visit)
    if (problems.some((problem) => problem.includes('has been closed'))) {
      // The browser's own crash is no fault of the story: a second one in a row would be.
      page = await context.newPage()
      problems = await visitOnce(visit)
    }
    visited += 1
    report(`${visit.id} [${visit.locale}]`, problems)
  }
}

try {
  await Promise.all(Array.from({ length: workers }, work))
} finally {
  await browser.close()
  await server.close()
}

if (only === '' && language !== 'en')
  report('screenshots', await store.findOrphans(screenshotNames))
if (isUpdate) console.log(`${store.acceptedCount()} screenshots accepted`)
console.log(`${visited - failed} passed, ${failed} failed`)
if (failed > 0 || visited === 0) process.exitCode = 1
