import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { checkStory } from './check-story.mjs'
import { serveStatic } from './serve-static.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const built = fileURLToPath(new URL('../dist', import.meta.url))
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice(7) ?? ''
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
const queue = Object.values(entries)
  .filter(({ type, id }) => type === 'story' && id.includes(only))
  .flatMap(({ id }) => ['el', 'en'].map((locale) => ({ id, locale })))
const total = queue.length

const server = await serveStatic(built)
const browser = await chromium.launch({
  executablePath: process.env.FLOGA_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
let failed = 0

async function work() {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (let story = queue.shift(); story; story = queue.shift()) {
    const problems = await checkStory(page, { origin: server.origin, ...story })
    if (problems.length > 0) failed += 1
    for (const problem of problems) console.error(`✗ ${story.id} [${story.locale}] ${problem}`)
  }
}

try {
  await Promise.all(Array.from({ length: workers }, work))
} finally {
  await browser.close()
  server.close()
}

console.log(`${total - failed} passed, ${failed} failed`)
if (failed > 0 || total === 0) process.exitCode = 1
