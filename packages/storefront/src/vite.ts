import type { Plugin } from 'vite'

/**
 * Lets Vite compile this package like the app: its route modules and the modules that the app
 * imports by name then share one instance of every context, on the server and in development too.
 */
export function storefrontVite(): Plugin {
  const name = '@floga/storefront'
  return {
    name: 'floga:storefront',
    config: () => ({ ssr: { noExternal: [name] }, optimizeDeps: { exclude: [name] } }),
  }
}
