import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { launchOptions, openContext, openStorybook } from './open-storybook.mjs'
import { openScreenshotStore } from './open-screenshot-store.mjs'
import { createEnglishPlan, planVisits } from './plan-visits.mjs'
import { visitStory } from './visit-story.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice(7) ?? ''
const isUpdate = process.argv.includes('--update')
const workers = 2

if (!process.argv.includes('--no-build')) {
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
const visits = planVisits(Object.values(entries).filter(({ id }) => id.includes(only)))
// Accepting looks is quicker than checking: only what has a screenshot is visited, and only looked at.
const queue = visits.filter(({ screenshots }) => !isUpdate || screenshots.length > 0)
const screenshotNames = visits.flatMap(({ screenshots }) => screenshots.map(({ name }) => name))
const planEnglish = createEnglishPlan()
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
    const result = await visitStory(page, visit, { store, isUpdate })
    // After a failure the next story starts from a fresh page, so that one fault is reported once; so does the first story after
    // a page of documentation, which leaves its styles behind.
    opened = result.problems.length === 0 ? place : undefined
    return result
  }
  for (let visit = queue.shift(); visit; visit = queue.shift()) {
    let result = await visitOnce(visit)
    if (result.problems.some((problem) => problem.includes('has been closed'))) {
      // The browser's own crash is no fault of the story: a second one in a row would be.
      page = await context.newPage()
      result = await visitOnce(visit)
    }
    visited += 1
    report(`${visit.id} [${visit.locale}]`, result.problems)
    queue.push(...planEnglish(visit, result.english))
  }
}

try {
  await Promise.all(Array.from({ length: workers }, work))
} finally {
  await browser.close()
  await server.close()
}

if (only === '') report('screenshots', await store.findOrphans(screenshotNames))
if (isUpdate) console.log(`${store.acceptedCount()} screenshots accepted`)
console.log(`${visited - failed} passed, ${failed} failed`)
if (failed > 0 || visited === 0) process.exitCode = 1
