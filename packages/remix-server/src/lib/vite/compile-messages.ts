import { resolve } from 'node:path'

import type { Plugin } from 'vite'

export interface CompileMessagesOptions {
  /** Files and folders that messages are read from, as absolute paths. */
  sources: readonly string[]
  /** Writes changed modules again. @returns The errors in messages, one line each. */
  compile: () => Promise<readonly string[]>
}

/**
 * Compiles the messages of a site before the browser's build, which fails with their errors; and in
 * development at the start and whenever one of their files is saved. After
 * an error there the terminal and the page show it, and the previous messages stay.
 */
export function compileMessages({ sources, compile }: CompileMessagesOptions): Plugin {
  let running: Promise<void> = Promise.resolve()
  return {
    name: 'floga:compile-messages',
    // The server is built after the browser's scripts.
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async buildStart() {
      if (this.environment.mode === 'dev') return
      const problems = await compile()
      if (problems.length > 0) this.error(problems.join('\n'))
    },
    async configureServer({ config, watcher, ws }) {
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
      // There are none before the first build, and old ones after an upgrade.
      await run()
      watcher.add(folders)
      watcher.on('all', (_event, file) => {
        // One after the other: two saves in one moment would write the same modules.
        if (isSource(resolve(config.root, file))) running = running.then(run)
      })
    },
  }
}
