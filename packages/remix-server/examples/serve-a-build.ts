import {
  createNodeServer,
  createRemixServer,
  loadStaticFiles,
  plainPage,
  runServer,
} from '@floga/remix-server'
import type { ServerBuild } from '@remix-run/node'

/** Serves the output of `remix vite:build` until SIGTERM or SIGINT. */
export async function serve(build: ServerBuild): Promise<void> {
  const web = createRemixServer({
    build,
    publicUrl: 'https://shop.example',
    context: { settings: { tenant: 'shop' } },
    files: await loadStaticFiles('build/client'),
    cache: {
      version: async () => (await fetch('https://api.example/version')).text(),
    },
    policy: { 'img-src': ['https://images.example'] },
    pages: {
      systemError: () => plainPage({ locale: 'en', title: 'System error', text: [] }),
      unsupportedBrowser: () => plainPage({ locale: 'en', title: 'Not supported', text: [] }),
    },
    log: console,
  })
  await runServer({
    server: createNodeServer(web),
    web,
    host: '127.0.0.1',
    port: 3000,
    log: console,
  })
}
