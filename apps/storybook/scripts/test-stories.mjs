import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { launchOptions, openContext, openWorkbench } from './open-storybook.mjs'
import { openPictureStore } from './open-screenshot-store.mjs'
import { planVisits } from './plan-visits.mjs'
import { serveStatic } from './serve-static.mjs'
import { visitStory } from './visit-story.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const built = fileURLToPath(new URL('../dist', import.meta.url))
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
    throw new Error('The workbench does not build.')
  }
}

const { entries } = JSON.parse(await readFile(`${built}/index.json`, 'utf8'))
const visits = planVisits(Object.values(entries).filter(({ id }) => id.includes(only)))
// Accepting looks is quicker than judging: only what has a picture is visited, and only looked at.
const queue = isUpdate ? visits.filter(({ pictures }) => pictures.length > 0) : visits
const total = queue.length
const store = await openPictureStore({ isUpdate })
const server = await serveStatic(built)
const browser = await chromium.launch(launchOptions)
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
    const { locale } = visit
    if (opened !== locale) await openWorkbench(page, { origin: server.origin, locale })
    const problems = await visitStory(page, visit, { store, isJudged: !isUpdate })
    // After a failure the next story starts from a fresh page, so that one fault is told once.
    opened = problems.length === 0 ? locale : undefined
    return problems
  }
  for (let visit = queue.shift(); visit; visit = queue.shift()) {
    let problems = await visitOnce(visit)
    if (problems.some((problem) => problem.includes('has been closed'))) {
      // The browser's own crash is no fault of the story: a second one in a row would be.
      page = await context.newPage()
      problems = await visitOnce(visit)
    }
    report(`${visit.id} [${visit.locale}]`, problems)
  }
}

try {
  await Promise.all(Array.from({ length: workers }, work))
} finally {
  await browser.close()
  server.close()
}

if (only === '') report('pictures', await store.findOrphans())
if (isUpdate) console.log(`${store.acceptedCount()} pictures accepted`)
console.log(`${total - failed} passed, ${failed} failed`)
if (failed > 0 || total === 0) process.exitCode = 1
