import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  entryBudgets,
  installPackages,
  packPackages,
  packServers,
  weighEntry,
} from '@floga/release'
import { repositoryRoot } from '@floga/setup'
import { chromium } from 'playwright-core'
import { buildShop } from './build-shop.js'
import { consumers } from './consumers.js'
import { followGuide } from './follow-guide.js'
import { formatTable } from './format-table.js'
import { fromTarballs } from './kit-source.js'
import { runConsumer } from './run-consumer.js'
import { tryNewShop } from './try-new-shop.js'
import { tryOwnOperations } from './try-own-operations.js'
import { tryRegistry } from './try-registry.js'

const wanted = process.argv.slice(2)
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)
const folder = await mkdtemp(join(tmpdir(), 'floga-consumers-'))
const rows = [['application', 'React', 'build', 'scripts', 'sheets', 'findings']]

const report = (name: string, findings: readonly string[], ...cells: string[]): void => {
  rows.push([name, ...(cells.length > 0 ? cells : ['', '', '', '']), String(findings.length)])
  console.log(`${name}: ${findings.length} findings`)
  for (const finding of findings) console.log(`  ${finding}`)
  if (findings.length > 0) process.exitCode = 1
}
const toSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`
const toKb = (kb: number): string => `${kb.toFixed(1)} kB`

try {
  const browser = process.env['FLOGA_CHROMIUM'] ?? chromium.executablePath()
  const tarballs = join(folder, 'tarballs')
  const packed = await packPackages(repositoryRoot, tarballs)
  const servers = await packServers(repositoryRoot, tarballs)
  const kit = fromTarballs(packed)
  for (const consumer of consumers) {
    if (!isWanted(consumer.template)) continue
    const place = join(folder, consumer.name.replaceAll(/\W+/gu, '-').toLowerCase())
    const result = await runConsumer(consumer, kit, place, browser)
    const { react, buildSeconds, scriptsKb, stylesKb } = result
    const cells = [react, toSeconds(buildSeconds), toKb(scriptsKb), toKb(stylesKb)]
    report(consumer.name, result.findings, ...cells)
  }
  if (isWanted('tenant-minimal')) {
    const { buildSeconds, findings } = await buildShop(packed, join(folder, 'tenant-minimal'))
    report('tenant-minimal', findings, '', toSeconds(buildSeconds), '', '')
  }
  if (isWanted('own-operations')) {
    report('own operations', await tryOwnOperations(kit, join(folder, 'own-operations')))
  }
  if (isWanted('guide')) {
    report('the guide', await followGuide(tarballs, join(folder, 'guide'), browser))
  }
  if (isWanted('new-shop')) {
    const { startSeconds, findings } = await tryNewShop({
      tarballs,
      folder: join(folder, 'new-shop'),
    })
    report('a new shop', findings, '', toSeconds(startSeconds), '', '')
  }
  if (isWanted('registry')) {
    const place = join(folder, 'registry')
    const result = await tryRegistry({ packed, servers }, place, browser)
    const { react, buildSeconds, scriptsKb, stylesKb } = result
    const cells = [react, toSeconds(buildSeconds), toKb(scriptsKb), toKb(stylesKb)]
    report(result.name, result.findings, ...cells)
  }
  console.log(`\n${formatTable(rows)}`)
  if (isWanted('sizes')) {
    const modules = join(folder, 'node_modules')
    await installPackages(packed, modules)
    const sizes = await Promise.all(
      entryBudgets.map(async ({ code, mostKb }) => {
        const kb = await weighEntry(code, folder)
        if (kb > mostKb) process.exitCode = 1
        return [code.replaceAll(/export | from|'/gu, ''), `${kb.toFixed(2)} kB`, `${mostKb} kB`]
      }),
    )
    console.log(`\n${formatTable([['imported modules', 'weighs', 'at most'], ...sizes])}`)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
