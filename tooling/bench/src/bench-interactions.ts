import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { formatTable } from './figures/format-table.js'
import { listLinks, listPlaces } from './interactions/list-places.js'
import type { Places } from './interactions/list-places.js'
import { measurePageChange } from './interactions/measure-page-change.js'
import { measureScenario } from './interactions/measure-scenario.js'
import type { MeasuredStep } from './interactions/measure-scenario.js'
import { scenarios } from './interactions/scenarios.js'
import { bareName, bareScenarios, serveBarePage } from './interactions/serve-bare-page.js'
import type { BarePage } from './interactions/serve-bare-page.js'
import { timeSuggestions } from './interactions/time-suggestions.js'
import { openBrowser } from './pages/open-browser.js'
import { percentile } from './figures/percentile.js'
import { runShop } from './run-shop.js'

/** Of a touch or key at a quarter of the processor, and of a click on a link whose page was prefetched. */
const targetMs = 100
/** How often links of one kind are clicked, all together. */
const clicks = 24

/**
 * Measures the shop's response to touches, keys, clicks on links, and letters typed into the
 * search.
 */
export async function benchInteractions(
  args: string[],
  print: (text: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string' } },
  })
  const rounds = Number(positionals[0] ?? 10)
  const isWanted = (part: string): boolean => (values.only ?? part).split(',').includes(part)
  const shop = await runShop()
  try {
    const { browser } = await openBrowser()
    try {
      print(`${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`)
      const places = await listPlaces(shop.origin)
      const bare = await serveBarePage(await findImage(places[0]!.urls.product))
      try {
        const steps = { places, bare, rounds }
        if (isWanted('interactions')) print(describeSteps(await measureSteps(browser, steps)))
        if (isWanted('links')) print(await describeLinks(browser, places, bare))
      } finally {
        await bare.stop()
      }
    } finally {
      await browser.close()
    }
    if (isWanted('suggestions')) print(await describeSuggestions(shop.origin))
  } finally {
    await shop.stop()
  }
}

/** The address of the first image that a page shows. */
async function findImage(pageUrl: string): Promise<string> {
  const html = await (await fetch(pageUrl)).text()
  const source = /<main[^]*?<img[^>]* src="([^"]+)"/.exec(html)?.[1]
  if (source === undefined) throw new Error(`${pageUrl} shows no image.`)
  return new URL(source.replaceAll('&amp;', '&'), pageUrl).href
}

async function measureSteps(
  browser: Browser,
  { places, bare, rounds }: { places: readonly Places[]; bare: BarePage; rounds: number },
): Promise<MeasuredStep[]> {
  const measured: MeasuredStep[] = []
  // As with links: in each language a first round is not counted.
  for (let round = -places.length; round < rounds; round += 1) {
    const { urls, cartCookie } = places.at(round % places.length)!
    const steps: MeasuredStep[] = []
    for (const scenario of bareScenarios) {
      steps.push(
        ...(await measureScenario(browser, scenario, { url: bare.url, cookie: undefined })),
      )
    }
    for (const scenario of scenarios) {
      const cookie = scenario.page === 'cart' ? cartCookie : undefined
      const place = { url: urls[scenario.page], cookie }
      steps.push(...(await measureScenario(browser, scenario, place)))
    }
    if (round >= 0) measured.push(...steps)
    process.stderr.write(round < 0 ? 'first round\n' : `round ${round + 1} of ${rounds}\n`)
  }
  return measured
}

function describeSteps(measured: readonly MeasuredStep[]): string {
  const names = [...new Set(measured.map(({ name }) => name))]
  const rows = names.map((name) =>
    describeStep(
      name,
      measured.filter((step) => step.name === name),
    ),
  )
  const ofShop = measured.filter(({ name }) => !name.startsWith(bareName))
  rows.push(describeStep('all interactions of the shop', ofShop))
  const head = ['', 'times', 'p50', 'p98', 'reached', 'slowest', 'longest task']
  return [
    `Touches, clicks and keys at a quarter of the processor: ms until the next paint (p98 at most ${targetMs});`,
    'the slowest in its parts: waiting + handling + drawing; longest task until all was quiet',
    formatTable([head, ...rows]),
  ].join('\n')
}

function describeStep(name: string, steps: readonly MeasuredStep[]): string[] {
  const interactions = steps.flatMap((step) => step.interactions)
  const slowest = interactions.toSorted((one, other) => other.durationMs - one.durationMs)[0]
  return [
    ...toFigures(
      name,
      interactions.map(({ durationMs }) => durationMs),
      0.98,
    ),
    slowest
      ? [slowest.waitingMs, slowest.handlingMs, slowest.drawingMs].map(Math.round).join(' + ')
      : '',
    String(Math.max(...steps.map(({ longestTaskMs }) => longestTaskMs))),
  ]
}

async function describeLinks(
  browser: Browser,
  places: readonly Places[],
  bare: BarePage,
): Promise<string> {
  const rows: string[][] = []
  const [{ urls }] = places as [Places, ...Places[]]
  const bareLink = { url: bare.url, find: (page: Page) => page.locator('main a') }
  for (const { name, links } of [
    { name: bareName, links: [bareLink] },
    ...(await listLinks(urls)),
  ]) {
    // A shop that has just started generates images on demand, on the CPU that renders the page.
    for (const link of links) await measurePageChange(browser, link)
    const times: number[] = []
    for (let click = 0; click < clicks; click += 1)
      times.push(await measurePageChange(browser, links[click % links.length]!))
    rows.push(toFigures(name, times, 0.95))
  }
  return [
    `Clicks on links whose page was prefetched: ms until its largest image is painted (p95 at most ${targetMs})`,
    formatTable([['', 'clicks', 'p50', 'p95', 'reached'], ...rows]),
  ].join('\n')
}

async function describeSuggestions(origin: string): Promise<string> {
  const timed = await timeSuggestions(origin)
  const rows = timed.map(({ title, times }) =>
    [times.length, percentile(times, 0.5).toFixed(1), percentile(times, 0.95).toFixed(1)]
      .map(String)
      .toSpliced(0, 0, title),
  )
  return [
    'Suggestions after each letter, through the shop, in ms; the field waits 40 ms before its request',
    formatTable([['', 'questions', 'p50', 'p95'], ...rows]),
  ].join('\n')
}

function toFigures(name: string, times: readonly number[], share: number): string[] {
  const high = percentile(times, share)
  const figures = [percentile(times, 0.5), high].map((figure) => figure.toFixed(0))
  return [name, String(times.length), ...figures, high <= targetMs ? 'yes' : 'NO']
}
