import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  findFreePort,
  isReachable,
  repositoryRoot,
  startServer,
  waitUntilReady,
} from '@floga/setup'
import { buyBicycle } from './buy-bicycle.js'
import { readGuide } from './read-guide.js'

const run = promisify(execFile)

/** Options of {@link tryNewShop}. */
export interface NewShopOptions {
  /** Folder with tarballs of the kit and of the servers. */
  tarballs: string
  folder: string
}

/**
 * Follows the guide 'Your shop in an afternoon' in an empty folder, by its own commands, and buys
 * the bicycle of its catalogue from the shop that it makes.
 */
export async function tryNewShop({
  tarballs,
  folder,
}: NewShopOptions): Promise<{ startSeconds: number; findings: string[] }> {
  const guide = join(repositoryRoot, 'docs/guides/your-shop-in-an-afternoon.md')
  const steps = readGuide(await readFile(guide, 'utf8'), '1. Make the shop')
  const lines = steps.flatMap((step) => (step.kind === 'commands' ? step.lines : []))
  const lineOf = (start: string): string => {
    const line = lines.find((one) => one.startsWith(start))
    if (line === undefined) throw new Error(`The guide has no command '${start}'.`)
    return line
  }
  const [fromRegistry, fromTarballs] = [lineOf('npm create'), lineOf('npm exec')]
  const findings: string[] = []
  if (!fromTarballs.endsWith(fromRegistry.split(' -- ')[1] ?? fromRegistry)) {
    findings.push('the two commands of the guide make different shops')
  }

  await mkdir(folder, { recursive: true })
  const port = await findPorts()
  const ports = [port, port + 1, port + 2]
  // npm asks a person before it runs a package that is not installed.
  const env = { ...process.env, CI: 'true', KIT: tarballs, npm_config_yes: 'true' }
  const runIn = async (cwd: string, line: string): Promise<string> => {
    const options = { cwd, env, maxBuffer: 64 * 1024 * 1024 }
    return (await run('bash', ['-ec', line], options)).stdout
  }
  await runIn(folder, `${fromTarballs} --port ${port}`)
  const shop = join(folder, lineOf('cd ').slice('cd '.length))
  await runIn(shop, lineOf('npm install'))
  for (const step of steps) {
    if (step.kind === 'file') await writeFile(join(shop, step.name), step.text)
  }
  const check = lineOf('npm run check')
  const listed = await runIn(shop, check)
  const marked = await fillIn(shop)
  for (const file of marked) {
    if (!listed.includes(file)) findings.push(`the check does not list ${file}`)
  }
  if (marked.length === 0) findings.push('there was nothing to fill in')
  const left = await runIn(shop, check.replace('npm run', 'npm run --silent'))
  if (left !== '') findings.push(`once all is filled in, the check lists: ${left.trim()}`)
  const language = await runIn(shop, lineOf('npx floga-storefront language'))
  for (const server of ['shop', 'platform']) {
    if (!new RegExp(`, ${server}: \\d+ of \\d+ are missing`, 'u').test(language)) {
      findings.push(`the list of a language's missing messages has none of the ${server}`)
    }
  }
  await runIn(shop, 'npm test')

  const origin = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const servers = startServer({
    name: 'npm start',
    command: lineOf('npm start').split(' '),
    root: folder,
    cwd: shop,
    env,
    readyUrl: `${origin}/readyz`,
    logFile: join(folder, 'start.log'),
  })
  try {
    await waitUntilReady(servers, { timeoutMs: 900_000 })
    const startSeconds = (performance.now() - begun) / 1_000
    findings.push(...(await buyBicycle({ shop, origin, payments: `http://127.0.0.1:${port + 2}` })))
    return { startSeconds, findings }
  } finally {
    await servers.stop({ graceMs: 30_000 })
    for (const one of ports) {
      if (!(await isFreeSoon(one))) {
        findings.push(`port ${one} is still in use after the end of npm start`)
      }
    }
  }
}

/** Whether nothing listens within ten seconds: a killed process holds its port for a moment. */
async function isFreeSoon(port: number): Promise<boolean> {
  for (let tries = 0; tries < 40; tries += 1) {
    if (!(await isReachable({ host: '127.0.0.1', port, timeoutMs: 1_000 }))) return true
    await delay(250)
  }
  return false
}

/** The first of three free ports: shop, platform and payments. */
async function findPorts(): Promise<number> {
  for (;;) {
    const port = await findFreePort()
    const others = [port + 1, port + 2]
    const used = await Promise.all(
      others.map((one) => isReachable({ host: '127.0.0.1', port: one, timeoutMs: 1_000 })),
    )
    if (!used.includes(true)) return port
  }
}

/** Values that the platform checks, by the beginning of their mark. */
const checked: readonly (readonly [mark: string, value: string])[] = [
  ['VAT number', 'NL001234567B01'],
  ['IBAN', 'NL91ABNA0417164300'],
  ['postal code', '3511 AB'],
  ['phone number', '+31 30 123 4567'],
]

/** Puts a text in place of each mark. @returns The files that had one. */
async function fillIn(shop: string): Promise<string[]> {
  const files: string[] = []
  for (const folder of ['messages', 'platform']) {
    for (const name of await readdir(join(shop, folder), { recursive: true })) {
      if (!/\.(?:json|md)$/u.test(name)) continue
      const path = join(shop, folder, name)
      const text = await readFile(path, 'utf8')
      const filled = text.replaceAll(/\[FILL IN: ([^\]]+)\]/gu, (_, what: string) => {
        const known = checked.find(([mark]) => what.startsWith(mark))
        return known?.[1] ?? 'Voorbeeld'
      })
      if (filled === text) continue
      await writeFile(path, filled)
      files.push(`${folder}/${name}`)
    }
  }
  return files
}
