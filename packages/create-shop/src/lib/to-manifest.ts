import type { NewShop } from './new-shop.js'

/** The fields of a package.json that are read. */
export interface Manifest {
  version?: string
  imports?: object
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** Not needed by a new shop: tests in browsers, and what tests of the repository use. */
const leftOut = /^@(?:playwright|axe-core|fontsource)\/|^@floga\/setup$/

/** The package.json of a shop, with the dependencies of the one that it is made from. */
export function toManifest(
  template: Manifest,
  shop: NewShop & {
    platform?: string | undefined
    hasServers: boolean
    /** Addresses of the kit's packages in place of versions, by name. */
    tarballs: Readonly<Record<string, string>>
  },
): object {
  const {
    'test:e2e': _e2e,
    start: serve = '',
    dev = '',
    messages = '',
    ...others
  } = template.scripts
  const scripts = { ...others, messages: `${messages} --fallback=en` }
  const own = shop.hasServers && !shop.platform
  const dependencies = fromTarballs(shop.tarballs, {
    ...without(template.dependencies),
    // All packages of the kit have one version.
    ...(own ? serverPackages(template.dependencies['@floga/storefront'] ?? '*') : {}),
  })
  return {
    name: shop.name,
    version: '0.0.0',
    private: true,
    description: `The shop ${shop.title}.`,
    type: 'module',
    sideEffects: ['**/*.css'],
    imports: template.imports,
    scripts: shop.hasServers
      ? { ...startScripts(own), ...scripts, ...serverScripts(own, { serve, dev }) }
      : { ...scripts, start: serve, dev },
    dependencies,
    devDependencies: {
      ...without(template.devDependencies),
      ...(shop.hasServers ? { concurrently: '^9.0.0' } : {}),
    },
    engines: { node: '>=20.19.0' },
    ...overrides(shop.tarballs, dependencies),
  }
}

function startScripts(own: boolean): Record<string, string> {
  const servers = own ? 'npm:platform npm:payments' : ''
  const run = (shop: string) =>
    `concurrently --kill-others --names ${own ? 'platform,payments,' : ''}shop ${servers} npm:${shop}`.replaceAll(
      '  ',
      ' ',
    )
  return {
    start: `npm run build && npm run check && ${run('serve')}`,
    dev: `npm run check && ${run('serve:dev')}`,
    check: 'floga-storefront check',
  }
}

function serverScripts(own: boolean, { serve, dev }: { serve: string; dev: string }) {
  const program = (name: string, file: string) =>
    withEnv(file, `node node_modules/@floga/${name}/dist/main.js`)
  return {
    serve: withEnv('shop', serve),
    'serve:dev': withEnv('shop', dev),
    ...(own
      ? {
          platform: program('platform', 'platform'),
          payments: program('payment-sandbox', 'payments'),
          'platform:command': 'node --env-file=env/platform.env node_modules/.bin/floga-platform',
        }
      : {}),
  }
}

/** Has Node read the settings of a server. */
function withEnv(file: string, command: string): string {
  return command.replace(/^(node|tsx) /, (_start, program: string) =>
    [`node --env-file=env/${file}.env`, ...(program === 'tsx' ? [runTypeScript] : []), ''].join(
      ' ',
    ),
  )
}

/** In development, which `env/shop.env` is not for. */
const runTypeScript = '--env-file=env/development.env --import tsx'

function serverPackages(version: string): Record<string, string> {
  return { '@floga/payment-sandbox': version, '@floga/platform': version }
}

function fromTarballs(
  tarballs: Readonly<Record<string, string>>,
  dependencies: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [name, tarballs[name] ?? version]),
  )
}

/** Tarballs of packages that only others of the kit depend on: npm overrides none that is named itself. */
function overrides(
  tarballs: Readonly<Record<string, string>>,
  dependencies: Readonly<Record<string, string>>,
): { overrides?: Record<string, string> } {
  const others = Object.entries(tarballs).filter(([name]) => !(name in dependencies))
  return others.length > 0 ? { overrides: Object.fromEntries(others) } : {}
}

function without(dependencies: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => !leftOut.test(name)))
}
