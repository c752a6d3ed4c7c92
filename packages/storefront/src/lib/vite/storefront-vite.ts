import { join } from 'node:path'

import { compileMessageFolders, runMessagesCommand } from '@floga/i18n/compiler'
import { checkMessages, compileMessages } from '@floga/remix-server/vite'
import type { Plugin } from 'vite'

export interface StorefrontViteOptions {
  /**
   * Folders with messages of the shop, which override those of this package; the last one defines
   * the languages. @default ['messages']
   */
  messages?: readonly string[]
  /** Folder of the compiled messages. @default 'generated' */
  generated?: string
}

// A bundler would take an address of its own for the one of a file.
const ownMessages = join(import.meta.dirname, '../../../messages')

/**
 * Compiles the shop's messages, checks that each page declares the namespaces of those it shows, and
 * lets Vite compile this package like the app: its route modules and the modules that the app
 * imports by name then share one instance of every context, on the server and in development too.
 */
export function storefrontVite({
  messages = ['messages'],
  generated = 'generated',
}: StorefrontViteOptions = {}): Plugin[] {
  const name = '@floga/storefront'
  const folders = [ownMessages, ...messages]
  return [
    {
      name: 'floga:storefront',
      // npm may install another version of lru-cache next to the app, which is no module.
      config: () => ({
        ssr: { noExternal: [name, 'lru-cache'] },
        optimizeDeps: { exclude: [name] },
      }),
    },
    compileMessages({ sources: folders, compile: () => compileTo(generated, folders) }),
    checkMessages({
      namespaceOfKey: async () => {
        const { namespaceOfKey } = await compileMessageFolders(folders, {
          hasNamespaces: true,
          fallback: 'en',
        })
        return namespaceOfKey
      },
      messages: /\/(?:[\w-]+\/)?messages\.[\w.-]+\.ts$/,
      // Every page has the layout and the cart drawer.
      shared: ['shell', 'cart'],
    }),
  ]
}

/** Returns errors, one line each. */
async function compileTo(generated: string, folders: readonly string[]): Promise<string[]> {
  const problems: string[] = []
  const output = { log: () => undefined, error: (line: string) => void problems.push(line) }
  await runMessagesCommand([folders.join(), generated, '--namespaces', '--fallback=en'], output)
  return problems
}
