import type { HmrContext, ResolvedConfig, ViteDevServer } from 'vite'

/** The hooks of the evaluating plugin, as plain functions. */
export interface StylesPlugin {
  configResolved: (config: ResolvedConfig) => void
  configureServer: (server: ViteDevServer) => void
  handleHotUpdate: (context: HmrContext) => unknown
  load: (this: unknown, id: string) => unknown
  resolveId: (this: unknown, id: string) => unknown
  transform: (this: unknown, code: string, id: string, options?: { ssr?: boolean }) => unknown
}
