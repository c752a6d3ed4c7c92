import { readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** Route modules are named as texts in the list of addresses. */
const routes = [...readFileSync('apps/web/app/routes.ts', 'utf8').matchAll(/'([^']+\.tsx?)'/g)]

const tests = ['src/**/*.test.{ts,tsx,mjs}', 'src/**/*.test-d.ts']

/** What nobody uses is removed; entries of packages are read by others and count as used. */
export default {
  workspaces: {
    '.': { entry: ['.ci/*'], project: [] },
    'apps/web': {
      entry: [
        'app/root.tsx',
        'app/entry.{client,server}.tsx',
        'app/routes.ts',
        ...routes.map(([, file]) => `app/${file}`),
        'server/{main,dev}.ts',
        'server/build.mjs',
        '**/*.test.{ts,tsx}',
      ],
      project: ['**/*.{ts,tsx,mjs}'],
      ignore: ['tenants/*/generated/**'],
    },
    'apps/platform': {
      entry: ['src/{main,command}.ts', 'build.mjs', ...tests],
      project: ['**/*.{ts,mjs}'],
    },
    'apps/payment-sandbox': {
      entry: ['src/main.ts', 'build.mjs', ...tests],
      project: ['**/*.{ts,mjs}'],
    },
    'packages/*': {
      entry: ['examples/**/*.{ts,tsx}', ...tests],
      project: ['**/*.{ts,tsx,mjs,js}'],
    },
    'tooling/renders': {
      entry: ['src/{render,repaint,unprint}.js', ...tests],
      project: ['src/**/*.js'],
    },
    'tooling/setup': {
      entry: ['{start,test,dev,verify}.mjs', ...tests],
      project: ['**/*.{ts,mjs}'],
    },
  },
} satisfies KnipConfig
