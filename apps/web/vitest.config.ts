import { defineConfig } from 'vitest/config'

// End-to-end tests (`*.spec.ts`) run in Playwright; their helpers are tested here.
const folders = ['app', 'e2e', 'messages', 'server', 'tenants']

/**
 * A process, and a document, for each file cost more than its tests; each begins with modules of
 * its own all the same.
 */
const shared = { isolate: false, setupFiles: ['./server/testing/reset-files.ts'] }

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'modules',
          include: folders.map((folder) => `${folder}/**/*.test.ts`),
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'components',
          setupFiles: [...shared.setupFiles, './server/testing/wait-longer.ts'],
          include: folders.map((folder) => `${folder}/**/*.test.tsx`),
        },
      },
    ],
  },
})
