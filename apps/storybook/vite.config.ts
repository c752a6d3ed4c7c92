import wyw from '@wyw-in-js/vite'
import { defineConfig } from 'vite'
import { writeKitData } from './src/kit-data/write-kit-data.js'

export default defineConfig({
  plugins: [
    wyw({
      prefixer: false,
      include: ['**/*.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/*.stories.tsx', '**/.storybook/**'],
      babelOptions: { presets: ['@babel/preset-typescript'] },
    }),
    writeKitData(),
  ],
})
