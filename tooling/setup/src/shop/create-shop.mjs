import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { assertNewName, defaultPlace, nextPorts, toTenantFile, toTitle } from './new-tenant.mjs'

const template = 'tenant-minimal'
/** Not copied to a new shop: build output, tests, and the template's products. */
const leftOut = new Set([
  'node_modules',
  'build',
  'test-results',
  'e2e',
  'playwright.config.ts',
  'pictures',
  'catalogue.jsonl',
  'generated',
])

/**
 * Creates an empty shop from the small one: `apps/<name>`, with a tenant of the same id in one
 * language and two unused ports.
 *
 * @param {{ root: string, name: string, place?: import('./new-tenant.mjs').Place }} options
 * @returns {Promise<{ folder: string, files: number }>}
 */
export async function createShop({ root, name, place = defaultPlace }) {
  await assertNewName(root, name)
  const folder = join(root, 'apps', name)
  const from = join(root, 'apps', template)
  await cp(from, folder, { recursive: true, filter: (path) => !leftOut.has(basename(path)) })
  for (const language of ['de', 'ar']) {
    await rm(join(folder, 'messages', `${language}.json`))
    await rm(join(folder, 'platform/content', language), { recursive: true })
  }
  const title = toTitle(name)
  const { port, platformPort } = nextPorts()
  await changeManifest(join(folder, 'package.json'), { name, port, platformPort })
  await change(join(folder, 'app/shop.ts'), (text) =>
    text
      .replace("id: 'waraqa'", `id: '${name}'`)
      .replace("name: 'Waraqa'", `name: '${title}'`)
      .replace("currency: 'AED'", `currency: '${place.currency}'`)
      .replace("timeZone: 'Asia/Dubai'", `timeZone: '${place.timeZone}'`)
      .replace(/ {4}\{ code: '(?:de|ar)'.*\n/g, ''),
  )
  await writeFile(
    join(folder, 'messages/en.json'),
    `${JSON.stringify(ownMessages(title), null, 2)}\n`,
  )
  await writeFile(join(folder, 'platform/content/en/terms-and-conditions.md'), terms())
  await writeFile(join(folder, 'README.md'), `# ${title}\n`)
  await mkdir(join(folder, 'platform/pictures'), { recursive: true })
  await change(join(root, 'tsconfig.json'), (text) =>
    text.replace('    { "path": "./apps/web" }', `    { "path": "./apps/${name}" },\n$&`),
  )
  await change(join(folder, 'platform/tenant.json'), (text) =>
    toTenantFile(text, { name, title, port, ...place }),
  )
  const written = await readdir(folder, { recursive: true, withFileTypes: true })
  return { folder: `apps/${name}`, files: written.filter((one) => one.isFile()).length }
}

/**
 * @param {string} file
 * @param {(text: string) => string} how
 */
async function change(file, how) {
  await writeFile(file, how(await readFile(file, 'utf8')))
}

/**
 * @param {string} file
 * @param {{ name: string, port: number, platformPort: number }} shop
 */
async function changeManifest(file, { name, port, platformPort }) {
  await change(file, (text) => {
    const { 'test:e2e': _e2e, ...scripts } = JSON.parse(text).scripts
    const manifest = {
      ...JSON.parse(text),
      name: `@floga/${name}`,
      description: `The shop ${name}.`,
      shop: { port, platformPort },
      scripts,
    }
    return `${JSON.stringify(manifest, null, 2)}\n`
  })
}

/** A text with what its shop has to say. */
function terms() {
  return `---
title: Terms of sale
description: Say here what these terms are about.
updatedAt: ${new Date().toISOString().slice(0, 10)}
---

Say here when an order is binding.

Say here what prices include.

Say here where and how you deliver.

Say here what can be returned, and how.
`
}

/** @param {string} title */
function ownMessages(title) {
  return {
    description: `${title}, online`,
    home: {
      title: `Welcome to ${title}`,
      text: 'Say here what you sell, and why people should buy it from you.',
      action: 'See all products',
      delivery: 'Delivered to your door',
      deliveryText: 'Say here how long it takes',
      harvest: 'What you are good at',
      harvestText: 'Say it in a few words',
      cash: 'How people pay',
      cashText: 'Say it in a few words',
      categories: 'Categories',
      favourites: 'Chosen for you',
    },
    footer: { note: title, about: title, terms: 'Terms and conditions' },
  }
}
