import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { canLaunchBrowser } from './can-launch-browser.mjs'
import { canInstallPackages, installDebianPackage } from '../workspace/install-debian-package.mjs'
import { logsFolder } from '../repository-root.mjs'
import { runToEnd } from '../processes/run-step.mjs'
import { SetupError } from '../setup-error.mjs'

const run = promisify(execFile)
const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPrograms = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Returns a Chromium for the tests: the given one, else an installed one, else Playwright's own,
 * else Debian's package. It has opened a page successfully.
 *
 * @param {import('../workspace/prepare-workspace.mjs').PrepareOptions} context
 * @returns {Promise<string | undefined>}
 */
export async function provideBrowser({ root, env, progress, signal }) {
  if (env.FLOGA_CHROMIUM) {
    if (await canLaunchBrowser(env.FLOGA_CHROMIUM)) return env.FLOGA_CHROMIUM
    throw new SetupError(`FLOGA_CHROMIUM=${env.FLOGA_CHROMIUM} does not start as a browser.`)
  }
  const installed = await firstThatLaunches(listInstalledBrowsers(env.PATH ?? ''))
  if (installed !== undefined) return installed

  progress.say('Browser: none installed, downloading Playwright’s own')
  const downloaded = await downloadPlaywrightBrowser({ root, env, signal })
  if (downloaded !== undefined) return downloaded

  if (!canInstallPackages()) return undefined
  progress.say('Browser: installing the distribution’s package')
  await installDebianPackage({ name: 'chromium', root, env, signal })
  return firstThatLaunches(listInstalledBrowsers(env.PATH ?? ''))
}

/**
 * Returns a headless shell of the same engine, which runs end-to-end tests faster: the given one,
 * else an installed one, else the distribution's package. Undefined when there is none: tests then
 * use the browser.
 *
 * @param {import('../workspace/prepare-workspace.mjs').PrepareOptions} context
 * @returns {Promise<string | undefined>}
 */
export async function provideBrowserShell({ root, env, signal }) {
  const find = () => listPrograms(env.PATH ?? '', ['chromium-headless-shell'])
  const installed = await firstThatLaunches(
    env.FLOGA_CHROMIUM_SHELL ? [env.FLOGA_CHROMIUM_SHELL] : find(),
  )
  if (installed !== undefined || !canInstallPackages()) return installed
  await installDebianPackage({ name: 'chromium-headless-shell', root, env, signal })
  return firstThatLaunches(find())
}

/**
 * @param {string} path
 * @returns {string[]}
 */
export function listInstalledBrowsers(path) {
  const onMac = macPrograms.filter((program) => existsSync(program))
  return [...listPrograms(path, programNames), ...onMac]
}

/**
 * @param {string} path
 * @param {string[]} names the most wanted first
 */
function listPrograms(path, names) {
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  const programs = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...new Set(programs)].filter((program) => existsSync(program))
}

/** @param {string[]} programs */
async function firstThatLaunches(programs) {
  for (const program of programs) {
    if (await canLaunchBrowser(program)) return program
  }
  return undefined
}

/**
 * @param {{ root: string, env: NodeJS.ProcessEnv, signal?: AbortSignal }} options
 * @returns {Promise<string | undefined>}
 */
async function downloadPlaywrightBrowser({ root, env, signal }) {
  const cwd = join(root, 'apps', 'web')
  const { exitCode } = await runToEnd({
    name: 'Downloading a browser',
    command: ['pnpm', 'exec', 'playwright', 'install', 'chromium'],
    root,
    cwd,
    logFile: join(logsFolder(root), 'browser.log'),
    env,
    timeoutMs: 240_000,
    signal,
  })
  if (exitCode !== 0) return undefined
  const script =
    "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { stdout } = await run('node', ['-e', script], { cwd, env })
  return firstThatLaunches([stdout.trim()])
}
