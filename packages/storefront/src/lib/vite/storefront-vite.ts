import { join } from 'node:path'

import { compileMessageFolders, runMessagesCommand } from '@floga/i18n/compiler'
import { checkMessages, compileMessages } from '@floga/remix-server/vite'
import type { BuildOptions, Plugin } from 'vite'

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
const ownModules = join(import.meta.dirname, '../..')

/**
 * Compiles the shop's messages, checks that each page declares the namespaces of those it shows,
 * keeps fonts in a sheet of their own, and lets Vite compile this package like the app: its route
 * modules and the modules that the app imports by name then share one instance of every context, on
 * the server and in development too.
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
      config: ({ build }, { isSsrBuild }) => ({
        // npm may install another version of lru-cache next to the app, which is no module.
        ssr: { noExternal: [name, 'lru-cache'] },
        // Before the first page is opened: a dependency that is found later reloads it.
        optimizeDeps: {
          // wyw-in-js resolves modules of the server as those of browsers.
          exclude: [name, 'react-dom/server'],
          entries: [`${ownModules}/{entry,layout}.{ts,js}`, `${ownModules}/**/*-page.{tsx,js}`],
        },
        ...(isSsrBuild ? {} : { build: withFontChunk(build?.rollupOptions?.output) }),
      }),
    },
    resolveRouteModules(),
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

/**
 * Vite adds a version to the paths of installed modules in development, and Remix does not recognize
 * its routes by them: their loaders, with modules of the server, would reach the browser.
 */
function resolveRouteModules(): Plugin {
  let root = ''
  return {
    name: 'floga:route-modules',
    apply: 'serve',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    resolveId(source, importer, { ssr }) {
      // Vite names this page as the importer of a module that the browser requests.
      const isRequested = !ssr && importer === join(root, 'index.html')
      const file = join(root, source)
      return isRequested && !source.includes('?') && file.startsWith(ownModules) ? file : null
    },
  }
}

/**
 * Puts fonts into a stylesheet of their own, which the server writes into pages whole: they do not
 * wait for the others. The app's own chunks stay as they are.
 */
function withFontChunk(output: RollupOutput): BuildOptions {
  const own = Array.isArray(output) ? undefined : output?.manualChunks
  return {
    rollupOptions: {
      output: {
        manualChunks: (id, meta) => {
          if (/\/fonts\.css$|\/@fontsource\//.test(id)) return 'fonts'
          return typeof own === 'function' ? own(id, meta) : undefined
        },
      },
    },
  }
}

type RollupOutput = NonNullable<BuildOptions['rollupOptions']>['output']

/** Returns errors, one line each. */
async function compileTo(generated: string, folders: readonly string[]): Promise<string[]> {
  const problems: string[] = []
  const output = { log: () => undefined, error: (line: string) => void problems.push(line) }
  await runMessagesCommand([folders.join(), generated, '--namespaces', '--fallback=en'], output)
  return problems
}
