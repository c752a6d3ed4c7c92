import { parseArgs } from 'node:util'
import { runShop } from '@floga/bench/run-shop'

import { crawlSite } from './crawl-site.js'
import { formatFindings } from './format-findings.js'
import { samplePages } from './sample-pages.js'
import { visitInBrowser } from './visit-in-browser.js'

const usage = `Usage: pnpm crawl [--origin=http://127.0.0.1:3000] [--locales=el,en] [--concurrency=4] [--most-per-kind=N] [--most-per-query=2|all] [--browser=N]`
const locales = { first: 'el', others: ['en'] }

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    locales: { type: 'string', default: [locales.first, ...locales.others].join(',') },
    concurrency: { type: 'string', default: '4' },
    'most-per-kind': { type: 'string' },
    'most-per-query': { type: 'string', default: '2' },
    browser: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})
const print = (text: string): void => void process.stdout.write(`${text}\n`)

if (values.help) print(usage)
else process.exitCode = await crawl()

/** @returns the program's exit code: 1 with findings. */
async function crawl(): Promise<number> {
  const [first = locales.first, ...others] = values.locales.split(',')
  const shop = values.origin ? undefined : await runShop()
  const origin = values.origin ?? shop?.origin ?? ''
  const begun = performance.now()
  const seconds = (): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`
  try {
    const report = await crawlSite({
      origin,
      locales: [first, ...others],
      concurrency: Number(values.concurrency),
      ...(values['most-per-query'] === 'all'
        ? {}
        : { mostPerQuery: Number(values['most-per-query']) }),
      ...(values['most-per-kind'] ? { mostPerKind: Number(values['most-per-kind']) } : {}),
      onProgress: (done, waiting) => {
        if (done % 250 === 0) print(`${done} pages, ${waiting} wait, ${seconds()}`)
      },
    })
    print(`${report.pages.size} addresses, ${report.listed} in the sitemaps, ${seconds()}`)
    const paths = samplePages(report.pages.values(), Number(values.browser))
    const said = await visitInBrowser({
      origin,
      paths,
      executablePath: process.env['FLOGA_CHROMIUM'] || '/usr/bin/chromium',
    })
    print(`${paths.length} of them in a browser, ${seconds()}`)
    const findings = [...report.findings, ...said]
    print(findings.length === 0 ? 'Nothing to fix.' : formatFindings(findings))
    return findings.length === 0 ? 0 : 1
  } finally {
    await shop?.stop()
  }
}
