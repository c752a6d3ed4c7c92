import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Consumer } from './consumers.js'
import { kitFields, type KitSource } from './kit-source.js'

/** What the page imports. */
const usedHere = ['@floga/ui', '@floga/i18n']

const shops = new URL('../shops/', import.meta.url)

/** Where the page that all applications show goes in each of them. */
const pageFolders: Record<string, string> = {
  vite: 'src',
  'vite-build': 'src',
  next: 'app',
  'react-router': 'app',
}

/** Lays an application out in a folder of its own, outside the workspace, as an outside team would have it. */
export async function prepareConsumer(
  { template, dependencies, leavesOut }: Consumer,
  kit: KitSource,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  await cp(new URL(`${template}/`, shops), folder, { recursive: true })
  const page = join(folder, pageFolders[template] ?? '', 'shop-page.tsx')
  await cp(new URL('shop-page.tsx', shops), page)
  const names = leavesOut ? kit.names.filter((name) => !leavesOut.includes(name)) : usedHere
  const { dependencies: named, overrides } = kitFields(kit, names)
  const manifest = {
    name: `consumer-${template}`,
    private: true,
    type: 'module',
    dependencies: { ...dependencies, ...named },
    overrides,
  }
  await writeFile(join(folder, '.npmrc'), kit.npmrc)
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
}
