import { execFile, spawn } from 'node:child_process'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort, repositoryRoot } from '@floga/setup'
import { chromium } from 'playwright-core'
import { readGuide } from './read-guide.js'
import { waitForAnswer } from './wait-for-answer.js'

const run = promisify(execFile)

/**
 * Follows the guide 'The kit in your own app' literally in an empty folder, and checks the
 * resulting page.
 */
export async function followGuide(
  tarballs: string,
  folder: string,
  browser: string,
): Promise<string[]> {
  const guide = join(repositoryRoot, 'docs/guides/the-kit-in-your-own-app.md')
  const steps = readGuide(await readFile(guide, 'utf8'), '2. Install them')
  const app = join(folder, 'app')
  await mkdir(app, { recursive: true })
  // The folder next to the app, as the guide names it.
  await mkdir(join(folder, 'floga/.cache'), { recursive: true })
  await symlink(tarballs, join(folder, 'floga/.cache/release'))
  const env = { ...process.env, CI: 'true', KIT: join(folder, 'floga/.cache/release') }
  const port = await findFreePort()
  const findings: string[] = []
  for (const step of steps) {
    if (step.kind === 'file') {
      const file = join(app, step.name)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, step.text)
      continue
    }
    const preview = step.lines.find((line) => line.endsWith('vite preview'))
    const lines = step.lines.filter((line) => line !== preview)
    const { stdout, stderr } = await run('bash', ['-ec', lines.join('\n')], { cwd: app, env })
    const warnings = `${stdout}\n${stderr}`.split('\n').filter((line) => /use client/u.test(line))
    findings.push(...warnings.slice(0, 3).map((line) => `the build warns: ${line}`))
    if (preview === undefined) continue
    const server = spawn('npx', ['vite', 'preview', '--host', '127.0.0.1', '--port', `${port}`], {
      cwd: app,
      env,
      stdio: 'ignore',
      detached: true,
    })
    try {
      findings.push(...(await lookAtPage(`http://127.0.0.1:${port}`, browser)))
    } finally {
      if (server.pid !== undefined) process.kill(-server.pid)
    }
  }
  return findings
}

async function lookAtPage(origin: string, executablePath: string): Promise<string[]> {
  await waitForAnswer(origin)
  const findings: string[] = []
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => findings.push(`error: ${error.message}`))
    await page.goto(origin)
    const button = page.getByRole('button', { name: 'Add to cart' })
    await button.waitFor()
    const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
    if (color === 'rgba(0, 0, 0, 0)') findings.push('the button has no colour')
    const text = await page.locator('main').textContent()
    if (!text?.includes('€19.00')) findings.push(`no price in '${text}'`)
  } finally {
    await browser.close()
  }
  return findings
}
