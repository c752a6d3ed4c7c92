import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { formatTable } from '../figures/format-table.js'
import type { FirstTapRun } from './list-figures.js'
import { measureEarlyAdd, measureLateAdd } from './measure-add.js'
import type { AddFigures, MeasuredPage } from './measure-add.js'
import { measureTap } from './measure-tap.js'
import type { TapFigures } from './measure-tap.js'
import { serveBareButton } from './serve-bare-button.js'
import { measureLoad } from './measure-load.js'
import type { LoadFigures } from './measure-load.js'
import { tabulateFirstTap, tabulateLoads, tabulateTaps } from './tabulate-first-tap.js'
import { listPages } from '../pages/list-pages.js'
import { openBrowser } from '../pages/open-browser.js'
import { runTlsProxy } from '../pages/run-tls-proxy.js'
import { watchPage } from '../pages/watch-page.js'
import { runShop } from '../run-shop.js'

const parts = ['add', 'menu', 'load'] as const
const loadedPages = ['home', 'list', 'product'] as const

/**
 * Measures a visitor's first tap on a phone with a slow CPU and connection and empty caches, over
 * HTTP/2 with TLS, and the transfers of the page. Sets the exit code when a median exceeds its
 * limit.
 */
export async function benchFirstTap(args: string[], print: (text: string) => void): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string', default: parts.join(',') },
      limits: { type: 'string', default: 'strict' },
    },
  })
  const { limits } = values
  if (limits !== 'strict' && limits !== 'generous') {
    throw new Error(`--limits has no ${limits}. It accepts strict, generous.`)
  }
  const wanted = new Set(values.only.split(','))
  const runs = Number(positionals[0] ?? 5)
  // Images that are made in the background would take the processor that the browser has.
  const shop = await runShop({ env: { WARM_PICTURES: 'off' } })
  try {
    const proxy = await runTlsProxy(shop.origin)
    try {
      const { browser } = await openBrowser()
      const bare = await serveBareButton()
      try {
        const pages = await findPages(shop.origin, proxy.origin)
        const options = { origin: shop.origin, bareUrl: bare.url, wanted, runs }
        const measured = await measureAll(browser, { ...pages, ...options })
        const { rows, failures } = tabulateFirstTap(measured, limits)
        print(`${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`)
        print(`A phone's first taps; median of ${runs}, ${limits} limits`)
        print(formatTable(rows))
        print(`\n${formatTable(tabulateTaps(measured))}`)
        print(`\n${formatTable(tabulateLoads(measured))}`)
        if (failures.length > 0) {
          print(`\nAbove their limit: ${failures.join('; ')}`)
          process.exitCode = 1
        }
      } finally {
        await browser.close()
        bare.stop()
      }
    } finally {
      await proxy.stop()
    }
  } finally {
    await shop.stop()
  }
}

interface FoundPages {
  product: MeasuredPage
  loads: { page: string; url: string }[]
}

/** Finds the pages in English, and visits them once: images are made, and pages compressed further, behind the scenes. */
async function findPages(origin: string, proxyOrigin: string): Promise<FoundPages> {
  const listed = (await listPages(origin)).filter(({ language }) => language === 'en')
  const loads: FoundPages['loads'] = []
  for (const page of loadedPages) {
    const path = listed.find(({ name }) => name === page)?.path ?? '/'
    await watchPage(origin + path, undefined)
    loads.push({ page, url: proxyOrigin + path })
  }
  const url = loads.at(-1)?.url ?? ''
  const html = await (await fetch(origin + new URL(url).pathname)).text()
  const productName = /<h1[^>]*>([^<]+)</.exec(html)?.[1]
  if (productName === undefined) throw new Error(`${url} has no name of a product.`)
  return { product: { url, productName }, loads }
}

interface MeasureAllOptions extends FoundPages {
  origin: string
  bareUrl: string
  wanted: ReadonlySet<string>
  runs: number
}

async function measureAll(
  browser: Browser,
  { product, loads, origin, bareUrl, wanted, runs }: MeasureAllOptions,
): Promise<FirstTapRun> {
  const bareMs: number[] = []
  const lateAdds: AddFigures[] = []
  const secondAdds: AddFigures[] = []
  const earlyAdds: AddFigures[] = []
  const lateMenusMs: number[] = []
  const earlyMenus = loads.map(({ page }) => ({ page, figures: new Array<TapFigures>() }))
  const measuredLoads = loads.map(({ page }) => ({ page, figures: new Array<LoadFigures>() }))
  const bare = { url: bareUrl, target: 'add', sign: 'busy' } as const
  const menu = { target: 'menu', sign: 'drawer' } as const
  for (let run = 0; run < runs; run += 1) {
    bareMs.push((await measureTap(browser, bare)).shownMs)
    if (wanted.has('add')) {
      const { first, second } = await measureLateAdd(browser, product)
      lateAdds.push(first)
      secondAdds.push(second)
      earlyAdds.push(await measureEarlyAdd(browser, product, first.place))
    }
    if (wanted.has('menu')) {
      const { place, shownMs } = await measureTap(browser, { ...menu, url: product.url })
      lateMenusMs.push(shownMs)
      for (const [index, { url }] of loads.entries()) {
        earlyMenus[index]?.figures.push(await measureTap(browser, { ...menu, url, place }))
      }
    }
    if (wanted.has('load')) {
      for (const [index, { url }] of loads.entries()) {
        measuredLoads[index]?.figures.push(await measureLoad(browser, { url, origin }))
      }
    }
    process.stderr.write(`run ${run + 1} of ${runs}\n`)
  }
  return {
    bareMs,
    lateAdds,
    secondAdds,
    earlyAdds,
    lateMenusMs,
    earlyMenus,
    loads: measuredLoads,
  }
}
