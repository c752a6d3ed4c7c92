import { existsSync } from 'node:fs'
import { findFreePort } from '@floga/setup'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The proxy's certificate is its own.
  '--ignore-certificate-errors',
  // Only the measured origin is reachable.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
]

/**
 * Chromium with an empty profile: the one in `FLOGA_CHROMIUM`, else an installed one, else
 * Playwright's.
 */
export async function openBrowser(): Promise<{ browser: Browser; port: number }> {
  const installed = [process.env['FLOGA_CHROMIUM'], '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  )
  const port = await findFreePort()
  const browser = await chromium.launch({
    ...(installed ? { executablePath: installed } : {}),
    args: [...flags, `--remote-debugging-port=${port}`],
  })
  return { browser, port }
}
