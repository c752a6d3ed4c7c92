import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** Imports from the kit, and their size limit. */
export interface EntryBudget {
  code: string
  mostKb: number
}

/** A change that needs more raises the number and says why. */
export const entryBudgets: readonly EntryBudget[] = [
  { mostKb: 2.1, code: "export { Button } from '@floga/ui'" },
  { mostKb: 2, code: "export { ProductCard } from '@floga/ui'" },
  { mostKb: 4.5, code: "export { MegaMenu } from '@floga/ui'" },
  { mostKb: 3, code: "export { createFormatters, createTranslator } from '@floga/i18n'" },
  { mostKb: 4.6, code: "export { createCart } from '@floga/cart-core'" },
  {
    mostKb: 15,
    code: "export { createPlatformClient } from '@floga/api-client'; export { FeaturesDocument } from '@floga/api-client/operations'",
  },
]

/**
 * Kilobytes that an application's bundle grows by, gzipped; React, jotai and urql it brings itself.
 *
 * @param folder Where the packages are installed, out of their tarballs.
 */
export async function weighEntry(code: string, folder: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'jotai', 'jotai/*', 'urql'],
    write: false,
  })
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length / 1_000
}
