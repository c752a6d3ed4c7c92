import { defineConfig } from 'vitest/config'

// Without the build's plugins: what is tested here needs no evaluated styles.
export default defineConfig({
  test: { isolate: false, include: ['{scripts,src}/**/*.test.{mjs,ts,tsx}'] },
})
