import { readFile } from 'node:fs/promises'

import * as vite from 'vite'
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite'

import { createStyleImports } from './create-style-imports.js'
import { findStyleSources } from './find-style-sources.js'
import type { StylesPlugin } from './styles-plugin.js'
import { writesStyles } from './writes-styles.js'

type StylesContext = ThisParameterType<Extract<Plugin['transform'], (...all: never[]) => unknown>>

/**
 * Evaluates styles in development, and starts the evaluation over when a file is saved that styles of other files are
 * computed from, such as one of tokens. The plugin itself would keep what it evaluated before.
 */
export function restartingStyles(createStyles: () => unknown): Plugin {
  let imports = createStyleImports()
  let followed = new Set<string>()
  const start = (): StylesPlugin => createStyles() as StylesPlugin
  let styles = start()
  let results = new Map<string, Promise<unknown>>()
  let former: StylesPlugin | undefined
  let config: ResolvedConfig | undefined

  function restart(server: ViteDevServer): void {
    former = styles
    styles = start()
    results = new Map()
    imports = createStyleImports()
    followed = new Set()
    if (config) styles.configResolved(config)
    styles.configureServer(server)
    server.moduleGraph.invalidateAll()
    server.ws.send({ type: 'full-reload' })
  }

  /** Records what a module is computed from, and all that this is: what only styles need never comes through the dev server itself. */
  async function follow(
    context: StylesContext,
    id: string,
    sources: readonly string[],
    { hasStyles }: { hasStyles: boolean },
  ): Promise<void> {
    const resolved = await Promise.all(
      sources.map((source) => context.resolve(source, id).catch(() => null)),
    )
    const files = resolved.flatMap((module) => module?.id.split('?', 1) ?? []).filter(isSource)
    imports.record(id, files, { hasStyles })
    for (const file of files) {
      if (followed.has(file) || file.endsWith('.tsx')) continue
      followed.add(file)
      context.addWatchFile(file)
      const script = await withoutTypes(await readFile(file, 'utf8'), file)
      await follow(context, file, importedSources(context.parse(script)), { hasStyles: false })
    }
  }

  const plugin: Plugin = {
    name: 'floga:restarting-styles',
    enforce: 'post',
    apply: 'serve',
    configResolved(resolved) {
      config = resolved
      styles.configResolved(resolved)
    },
    configureServer: (server) => styles.configureServer(server),
    handleHotUpdate(context) {
      if (!imports.feedsStyles(context.file)) {
        return styles.handleHotUpdate(context) as typeof context.modules
      }
      restart(context.server)
      return []
    },
    // A browser may still ask for a stylesheet whose module has not been evaluated anew.
    load(id) {
      return (styles.load.call(this, id) ?? former?.load.call(this, id)) as string | undefined
    },
    resolveId(id) {
      return (styles.resolveId.call(this, id) ?? former?.resolveId.call(this, id)) as
        | string
        | undefined
    },
    async transform(code, url, options) {
      if (!writesStyles(code)) return undefined
      const [id = ''] = url.split('?', 1)
      if (isSource(id)) {
        await follow(this, id, findStyleSources(this.parse(code)), { hasStyles: true })
      }
      // The server has most files first, and browsers the same ones a moment later.
      const key = `${url}\n${code}`
      const result =
        results.get(key) ?? Promise.resolve(styles.transform.call(this, code, url, options))
      results.set(key, result)
      return (await result) as { code: string } | undefined
    },
  }
  return plugin
}

/** Vite 8 brings another compiler than those before it. */
async function withoutTypes(code: string, file: string): Promise<string> {
  const compilers: Partial<Record<string, unknown>> = vite
  // Of the same shape as its predecessor, and in no types of the Vite that is installed here.
  const transform = (compilers['transformWithOxc'] ??
    vite.transformWithEsbuild) as typeof vite.transformWithEsbuild
  return (await transform(code, file)).code
}

function isSource(id: string): boolean {
  return /\.tsx?$/.test(id) && !id.includes('/node_modules/')
}

/** Addresses of static imports and re-exports in a parsed module. */
function importedSources(program: { body: unknown[] }): string[] {
  return (program.body as { source?: { value?: unknown } | null }[]).flatMap(({ source }) =>
    typeof source?.value === 'string' ? [source.value] : [],
  )
}
