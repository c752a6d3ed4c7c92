import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findFreePort } from '@floga/setup'

import type { BrowserDriver, Key, Tab } from './tab.js'
import { viewport } from './tab.js'

/** A driver of WebKit and what it starts. */
export interface WebKitPrograms {
  /** `WebKitWebDriver`, which speaks W3C WebDriver. */
  driver: string
  /** `MiniBrowser`. */
  browser: string
  /** `xvfb-run`, which gives it a display. */
  display: string
}

/** Code points of keys in W3C WebDriver. */
const keyCodes = new Map<Key, string>([
  ['Enter', '\uE007'],
  ['Tab', '\uE004'],
  ['Escape', '\uE00C'],
  ['End', '\uE010'],
  ['Home', '\uE011'],
  ['ArrowLeft', '\uE012'],
  ['ArrowUp', '\uE013'],
  ['ArrowRight', '\uE014'],
  ['ArrowDown', '\uE015'],
])

/**
 * Launches WebKit over W3C WebDriver: a driver has a single session, so that each tab has a driver
 * of its own.
 */
export function launchWithWebDriver(programs: WebKitPrograms): BrowserDriver {
  const running: (() => Promise<void>)[] = []
  return {
    async openTab() {
      const driver = await startDriver(programs)
      running.push(driver.stop)
      return { ...(await createTab(await driver.openSession())), close: driver.stop }
    },
    async close() {
      for (const stop of running.splice(0)) await stop()
    },
  }
}

type Send = (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

async function startDriver({ driver, browser, display }: WebKitPrograms) {
  const folder = await mkdtemp(join(tmpdir(), 'floga-webkit-'))
  const port = await findFreePort()
  const env = { ...process.env, HOME: folder, TMPDIR: folder, XDG_RUNTIME_DIR: folder }
  const child = spawn(display, ['-a', driver, `--port=${port}`], {
    env: { ...env, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory' },
    stdio: 'ignore',
    detached: true,
  })
  let hasEnded = false
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      hasEnded = true
      resolve()
    })
  })
  const send: Send = async (method, path, body) => {
    const url = `http://127.0.0.1:${port}${path}`
    const response = await fetch(url, { method, body: JSON.stringify(body ?? {}) })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`)
    return value
  }
  const stop = async (): Promise<void> => {
    // The display, the driver and the browser are one process group.
    if (!hasEnded && child.pid !== undefined) process.kill(-child.pid)
    await ended
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  await waitForPort(port)
  const args = ['--automation']
  return {
    async openSession(): Promise<Send> {
      const options = { 'webkitgtk:browserOptions': { binary: browser, args } }
      const opened = await send('POST', '/session', { capabilities: { alwaysMatch: options } })
      const session = `/session/${(opened as { sessionId: string }).sessionId}`
      return (method, path, body) => send(method, `${session}${path}`, body)
    },
    stop,
  }
}

async function waitForPort(port: number): Promise<void> {
  const deadlineMs = Date.now() + 60_000
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
    if (isReady) return
    if (Date.now() > deadlineMs) throw new Error('WebKitWebDriver does not start.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function createTab(send: Send): Promise<Omit<Tab, 'close'>> {
  await send('POST', '/timeouts', { pageLoad: 120_000, script: 120_000, implicit: 0 })
  const evaluate = (expression: string): Promise<unknown> =>
    send('POST', '/execute/async', {
      script: `const end = arguments[0]; Promise.resolve(${expression}).then(end)`,
      args: [],
    })
  await setViewport(send, evaluate)
  const perform = (type: 'pointer' | 'key', actions: readonly object[]): Promise<unknown> =>
    send('POST', '/actions', { actions: [{ type, id: type, actions }] })
  return {
    goto: async (url) => void (await send('POST', '/url', { url })),
    reload: async () => void (await send('POST', '/refresh')),
    evaluate,
    moveMouse: async (x, y) => void (await perform('pointer', [toPoint(x, y)])),
    async click(x, y) {
      await perform('pointer', [toPoint(x, y), ...leftClick])
    },
    async press(keys) {
      const strokes = keys.flatMap((key) => {
        const value = keyCodes.get(key) ?? key
        return [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]
      })
      await perform('key', strokes)
    },
  }
}

const leftClick = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
]

function toPoint(x: number, y: number): object {
  return { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }
}

/** WebDriver sizes windows: the browser's own bars are added. */
async function setViewport(
  send: Send,
  evaluate: (expression: string) => Promise<unknown>,
): Promise<void> {
  await send('POST', '/window/rect', viewport)
  const [width = 0, height = 0] = (await evaluate('[innerWidth, innerHeight]')) as number[]
  await send('POST', '/window/rect', {
    width: 2 * viewport.width - width,
    height: 2 * viewport.height - height,
  })
}
