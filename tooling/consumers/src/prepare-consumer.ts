import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PackedPackage } from '@floga/release'
import type { Consumer } from './consumers.js'

const shops = new URL('../shops/', import.meta.url)

/** Where the page that all applications show goes in each of them. */
const pageFolders: Record<string, string> = { vite: 'src', next: 'app', 'react-router': 'app' }

/** Lays an application out in a folder of its own, outside the workspace, as an outside team would have it. */
export async function prepareConsumer(
  { template, dependencies }: Consumer,
  packed: readonly PackedPackage[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  await cp(new URL(`${template}/`, shops), folder, { recursive: true })
  const page = join(folder, pageFolders[template] ?? '', 'shop-page.tsx')
  await cp(new URL('shop-page.tsx', shops), page)
  const kit = Object.fromEntries(
    packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
  )
  const manifest = {
    name: `consumer-${template}`,
    private: true,
    type: 'module',
    dependencies: {
      ...dependencies,
      '@floga/ui': kit['@floga/ui'],
      '@floga/i18n': kit['@floga/i18n'],
    },
    // Packages of the kit that others of it need: from their tarballs as well.
    overrides: { '@floga/fold-text': kit['@floga/fold-text'] },
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
}
