import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { launchWithPuppeteer } from './launch-with-puppeteer.js'
import { launchWithWebDriver } from './launch-with-webdriver.js'
import type { BrowserDriver } from './tab.js'

/** Engines that the shop supports. */
export type Engine = 'chromium' | 'firefox' | 'webkit'

/** Opens a browser of an engine. @throws {Error} When it is not installed, with what to install. */
export async function openBrowser(engine: Engine): Promise<BrowserDriver> {
  if (engine === 'webkit') {
    const install = 'apt-get install webkit2gtk-driver xvfb'
    return launchWithWebDriver({
      driver: findProgram(['WebKitWebDriver'], install),
      browser: findProgram(miniBrowsers(), install),
      display: findProgram(['xvfb-run'], install),
    })
  }
  if (engine === 'firefox') {
    const names = [process.env['FLOGA_FIREFOX'] ?? '', 'firefox-esr', 'firefox']
    return launchWithPuppeteer('firefox', findProgram(names, 'apt-get install firefox-esr'))
  }
  const names = [process.env['FLOGA_CHROMIUM'] ?? '', 'chromium', 'google-chrome']
  return launchWithPuppeteer('chrome', findProgram(names, 'apt-get install chromium'))
}

/** The first of some programs, by path or by name. */
function findProgram(names: readonly string[], install: string): string {
  const folders = ['', ...(process.env['PATH'] ?? '').split(delimiter)]
  const paths = names
    .filter((name) => name !== '')
    .flatMap((name) => folders.map((folder) => join(folder, name)))
  const found = paths.find((path) => path.startsWith('/') && existsSync(path))
  if (found === undefined) {
    throw new Error(`${names.join(', ')} is not installed. On Debian: ${install}`)
  }
  return found
}

/** Debian keeps it out of the search path, in a folder for each version of WebKitGTK. */
function miniBrowsers(): string[] {
  const libraries = '/usr/lib'
  const folders = readdirSync(libraries)
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => join(libraries, name))
  return folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.includes('/webkit2gtk-') || path.includes('/webkitgtk-'))
    .map((folder) => join(folder, 'MiniBrowser'))
}
