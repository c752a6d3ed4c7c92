import { benchAuth } from './bench-auth.js'
import { benchDev } from './bench-dev.js'
import { benchFeeds } from './bench-feeds.js'
import { benchFirstTap } from './first-tap/bench-first-tap.js'
import { benchGrowth } from './bench-growth.js'
import { benchInteractions } from './bench-interactions.js'
import { benchPages } from './bench-pages.js'
import { benchRender } from './bench-render.js'
import { benchSharedCart } from './bench-shared-cart.js'
import { benchSize } from './bench-size.js'
import { benchStart } from './bench-start.js'
import { benchWeb } from './bench-web.js'

const usage =
  'Usage: pnpm bench web [rounds] | pnpm bench render [pages] | pnpm bench pages [runs] [--only home,list] [--language el] [--protocol h2] [--minutes 20] [--against file] [--waterfall] [--last] | pnpm bench size | pnpm bench start | pnpm bench dev | pnpm bench interactions [rounds] [--only interactions,links,suggestions] | pnpm bench first-tap [runs] [--only add,menu,load] [--limits generous] | pnpm bench growth [products,…] [--only embedded,postgresql] | pnpm bench feeds [products] | pnpm bench auth [rounds] | pnpm bench shared-cart [seconds]'
const print = (text: string): void => void process.stdout.write(`${text}\n`)
const [name, amount] = process.argv.slice(2)

if (name === 'web') {
  await benchWeb({ rounds: Number(amount ?? 5), durationSeconds: 4, print })
} else if (name === 'render') {
  await benchRender({ pages: Number(amount ?? 300), print })
} else if (name === 'pages') {
  await benchPages(process.argv.slice(3), print)
} else if (name === 'size') {
  await benchSize(print)
} else if (name === 'start') {
  await benchStart(print)
} else if (name === 'dev') {
  await benchDev(print)
} else if (name === 'interactions') {
  await benchInteractions(process.argv.slice(3), print)
} else if (name === 'first-tap') {
  await benchFirstTap(process.argv.slice(3), print)
} else if (name === 'feeds') {
  await benchFeeds({ products: Number(amount ?? 100_000), print })
} else if (name === 'auth') {
  await benchAuth({ rounds: Number(amount ?? 200), print })
} else if (name === 'shared-cart') {
  await benchSharedCart({ seconds: Number(amount ?? 30), print })
} else if (name === 'growth') {
  await benchGrowth(process.argv.slice(3), print)
} else {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
}
