import wyw from '@wyw-in-js/vite'
import type { PluginOption } from 'vite'

/** Linaria's build-time evaluation, set up the same way for the shop, its tests and the kit. */
export function linaria(): PluginOption {
  return wyw({
    prefixer: false,
    include: ['**/*.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    babelOptions: {
      presets: ['@babel/preset-typescript', ['@babel/preset-react', { runtime: 'automatic' }]],
    },
  })
}
