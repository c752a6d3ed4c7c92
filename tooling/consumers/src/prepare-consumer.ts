import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Consumer } from './consumers.js'
import { kitFields, type KitSource } from './kit-source.js'

/** Packages that the page imports. */
const usedHere = ['@floga/ui', '@floga/i18n', '@floga/operation-codegen']

const shops = new URL('../shops/', import.meta.url)

/** Lays an application out in a folder of its own, outside the workspace, as an outside team would have it. */
export async function prepareConsumer(
  { template, pageFolder, dependencies, leavesOut }: Consumer,
  kit: KitSource,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  await cp(new URL(`${template}/`, shops), folder, { recursive: true })
  await cp(new URL('shop-page.tsx', shops), join(folder, pageFolder, 'shop-page.tsx'))
  await cp(new URL('own-operations/operations/', shops), join(folder, 'operations'), {
    recursive: true,
  })
  const names = leavesOut ? kit.names.filter((name) => !leavesOut.includes(name)) : usedHere
  const { dependencies: named, overrides } = kitFields(kit, names)
  const manifest = {
    name: `consumer-${template}`,
    private: true,
    type: 'module',
    dependencies: { '@graphql-typed-document-node/core': '^3.2.0', ...dependencies, ...named },
    overrides,
  }
  await writeFile(join(folder, '.npmrc'), kit.npmrc)
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
}
