import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packPackages } from '@floga/release'
import { repositoryRoot } from '@floga/setup'
import { chromium } from 'playwright-core'
import { consumers } from './consumers.js'
import { buildShop } from './build-shop.js'
import { runConsumer } from './run-consumer.js'

const wanted = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'floga-consumers-'))
try {
  const browser = process.env['FLOGA_CHROMIUM'] ?? chromium.executablePath()
  const packed = await packPackages(repositoryRoot, join(folder, 'tarballs'))
  for (const consumer of consumers) {
    if (wanted.length > 0 && !wanted.includes(consumer.template)) continue
    const place = join(folder, consumer.name.replaceAll(/\W+/gu, '-').toLowerCase())
    // oxlint-disable-next-line no-await-in-loop -- two cores
    const result = await runConsumer(consumer, packed, place, browser)
    const { name, react, buildSeconds, scriptsKb, stylesKb, findings } = result
    console.log(
      `${name}: React ${react}, built in ${buildSeconds.toFixed(1)} s, ${scriptsKb.toFixed(1)} kB scripts, ${stylesKb.toFixed(1)} kB styles, ${findings.length} findings`,
    )
    for (const finding of findings) console.log(`  ${finding}`)
    if (findings.length > 0) process.exitCode = 1
  }
  if (wanted.length === 0 || wanted.includes('tenant-minimal')) {
    const { buildSeconds, findings } = await buildShop(packed, join(folder, 'tenant-minimal'))
    console.log(
      `tenant-minimal: built in ${buildSeconds.toFixed(1)} s, ${findings.length} findings`,
    )
    for (const finding of findings) console.log(`  ${finding}`)
    if (findings.length > 0) process.exitCode = 1
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
