import { defineConfig } from 'vitest/config'

// End-to-end tests (`*.spec.ts`) run in Playwright; their helpers are tested here.
const folders = ['app', 'e2e', 'messages', 'server', 'tenants']

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'modules',
          include: folders.map((folder) => `${folder}/**/*.test.ts`),
          // A process for each of them costs more than its tests; each begins with modules of its own all the same.
          isolate: false,
          setupFiles: ['./server/testing/reset-modules.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'components', include: folders.map((folder) => `${folder}/**/*.test.tsx`) },
      },
    ],
  },
})
