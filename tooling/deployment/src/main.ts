import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildImage } from './build-image.js'
import { createBuildSteps } from './build-steps.js'
import { copyRepository } from './copy-repository.js'
import { images } from './images.js'
import { startImage } from './start-image.js'
import type { RunningImage } from './start-image.js'

// None that fetch blocks, like 4190.
const ports: Record<string, number> = { 'payment-sandbox': 4290, platform: 4180, shop: 3090 }
const addressOf = (name: string) => `http://127.0.0.1:${ports[name]}`
const secret = 'a secret only for this attempt'

/** As compose.yaml has them, on this machine and with the embedded database. */
const settings: Record<string, Record<string, string>> = {
  'payment-sandbox': {
    PAYMENT_PROVIDER_SECRET: secret,
    SHOP_ORIGINS: addressOf('shop'),
    EVENTS_URL: `${addressOf('platform')}/payments/events/sandbox`,
  },
  platform: {
    PAYMENT_PROVIDER_URL: addressOf('payment-sandbox'),
    PAYMENT_PROVIDER_SECRET: secret,
    SHOP_URL: addressOf('shop'),
    WARM_PICTURES: 'off',
  },
  shop: {
    PLATFORM_URL: addressOf('platform'),
    PUBLIC_URL: addressOf('shop'),
    SESSION_SECRET: secret,
  },
}

const folder = await mkdtemp(join(tmpdir(), 'floga-images-'))
const running: RunningImage[] = []
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
try {
  process.stdout.write('copying the repository\n')
  const steps = createBuildSteps({
    repository: await copyRepository(join(folder, 'repository')),
    programs: join(folder, 'programs'),
    print: (line) => process.stdout.write(`${line}\n`),
  })
  for (const image of images) {
    // Each needs those before it.
    const built = await buildImage({ image, folder: join(folder, image.name), steps })
    const port = ports[image.name]!
    running.push(await startImage({ built, port, settings: settings[image.name]! }))
    process.stdout.write(`${image.name}: built, ${built.sizeMb} MB, ready at port ${port}\n`)
  }
  const answer = await fetch(addressOf('shop'))
  const page = await answer.text()
  if (!answer.ok || !page.includes('</html>'))
    throw new Error(`The shop returned ${answer.status}.`)
  process.stdout.write(`the shop's home page: ${answer.status}, ${page.length} characters\n`)
} finally {
  for (const one of running.toReversed()) {
    // The last that was started first.
    process.stdout.write(`stopped with exit code ${await one.stop()}\n`)
  }
  await rm(folder, { recursive: true, force: true })
}
