import wyw from '@wyw-in-js/vite'
import { defineConfig } from 'vite'
import { writeKitFacts } from './src/kit-facts/write-kit-facts.js'

export default defineConfig({
  plugins: [
    wyw({
      prefixer: false,
      include: ['**/*.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/*.stories.tsx', '**/.storybook/**'],
      babelOptions: {
        presets: ['@babel/preset-typescript', ['@babel/preset-react', { runtime: 'automatic' }]],
      },
    }),
    writeKitFacts(),
  ],
})
