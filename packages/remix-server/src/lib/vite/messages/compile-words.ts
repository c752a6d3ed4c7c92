import { resolve } from 'node:path'

import type { Plugin } from 'vite'

/** Where the words of a site lie, and what makes modules of them. */
export interface CompileWordsOptions {
  /** Files and folders that words are read from, as absolute paths. */
  sources: readonly string[]
  /** Writes the modules anew where they change. @returns what is wrong with the words, one line each. */
  compile: () => Promise<readonly string[]>
}

/**
 * Compiles the words of a site in development whenever one of their files is saved, so that an edit is seen without a
 * restart. Where something is wrong with them the terminal and the page say what, and the words before stay.
 */
export function compileWords({ sources, compile }: CompileWordsOptions): Plugin {
  let running: Promise<void> = Promise.resolve()
  return {
    name: 'floga:compile-words',
    apply: 'serve',
    configureServer({ config, watcher, ws }) {
      const folders = sources.map((source) => resolve(source))
      const isSource = (file: string): boolean =>
        folders.some((source) => file === source || file.startsWith(`${source}/`))
      const run = async (): Promise<void> => {
        const problems = await compile().catch((error: unknown) => [String(error)])
        if (problems.length === 0) return
        const message = problems.join('\n')
        config.logger.error(message, { timestamp: true })
        ws.send({ type: 'error', err: { message, stack: '' } })
      }
      watcher.add(folders)
      watcher.on('all', (_event, file) => {
        // One after the other: two saves in one moment would write the same modules.
        if (isSource(resolve(config.root, file))) running = running.then(run)
      })
    },
  }
}
