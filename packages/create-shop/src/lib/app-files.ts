import type { NewShop } from './new-shop.js'
import { isInEuropeanUnion } from './shop-place.js'

const action = '#1f5d45'

/** Files of the app that differ between shops. */
export function appFiles(shop: NewShop): Record<string, string> {
  return {
    'app/features.ts': features(shop),
    'app/routes.ts': routes,
    'app/languages.ts': languages(shop),
    'app/theme.ts': theme,
    'app/app.ts': installedApp(shop.title),
    'app/fonts.ts': "import '@floga/ui/fonts.css'\n",
    'public/mark.svg': mark(shop.title),
    'tsconfig.json': tsconfig,
    '.gitignore': 'node_modules\nbuild\n.data\n',
    'README.md': `# ${shop.title}\n\nMade by \`npm create @floga/shop\`. \`npm start\` builds and starts it; \`npm run check\` counts what its texts lack.\n`,
  }
}

const everywhere = [
  'app',
  'backInStock',
  'brands',
  'cart',
  'catalogue',
  'checkout',
  'compare',
  'consent',
  'contact',
  'content',
  'customerRequests',
  'feeds',
  'home',
  'members',
  'newsletter',
  'offers',
  'orders',
  'reviews',
  'search',
  'sharedCart',
  'visits',
]

function features({ place }: NewShop): string {
  const names = [...everywhere, ...(isInEuropeanUnion(place.country) ? ['withdrawal'] : [])]
  return `import type { WantedFeatures } from '@floga/storefront/routes'

/** Features of the shop: their routes, links and paths. */
export const features: WantedFeatures = {
${names.map((name) => `  ${name}: true,\n`).join('')}}
`
}

const routes = `import { storefrontRoutes } from '@floga/storefront/routes'
import type { RouteConfig } from '@remix-run/route-config'

import { features } from './features.js'

/** Every address of the shop; \`:lang?\` is the prefix of a language, the default one has none. */
export default storefrontRoutes(import.meta.url, features) satisfies RouteConfig
`

function languages({ place }: NewShop): string {
  const lines = place.languages.map((code) => {
    const name = nameOf(code, 'en')
    const label = nameOf(code, code).replace(/^./u, (first) => first.toLocaleUpperCase(code))
    const iso = `${code}-${regionOf(code, place.country)}`
    return `  { code: '${code}', iso: '${iso}', name: '${name}', label: '${label}' },\n`
  })
  return `import type { Locale } from '@floga/i18n'

/** Languages of the shop; the tenant's file names the default one, which has no prefix in addresses. */
export const languages: readonly Locale[] = [
${lines.join('')}]
`
}

function nameOf(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
}

/** The shop's country where its people speak the language; dates of English are those of Britain. */
function regionOf(code: string, country: string): string {
  if (code === 'en') return 'GB'
  const usual = new Intl.Locale(code).maximize().region ?? country
  return new Intl.Locale(`und-${country}`).maximize().language === code ? country : usual
}

const theme = `import type { Theme } from '@floga/ui/theme'

/** Overrides of the kit's theme; the shop's test finds insufficient contrast. */
export const theme: Theme = {
  light: {
    action: '${action}',
    actionHover: '#184b37',
    actionPress: '#123a2b',
    primary: '${action}',
    primaryText: '${action}',
    primarySoft: '#e8f2ec',
    focus: '${action}',
  },
}
`

function installedApp(title: string): string {
  return `import type { ShopApp } from '@floga/storefront/shop'

/** The shop as an installed app; name sizes of \`public/icons/icon-<size>.png\` in \`iconsPx\`. */
export const app: ShopApp = {
  shortName: '${title.slice(0, 12)}',
  iconsPx: [],
  maskableIconsPx: [],
  touchIcon: null,
  screenshots: [],
  categories: ['shopping'],
}
`
}

function mark(title: string): string {
  const font = 'font-family="sans-serif" font-weight="700" font-size="40" text-anchor="middle"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>${title}</title><rect width="64" height="64" rx="14" fill="${action}"/><text x="32" y="46" fill="#fff" ${font}>${title.slice(0, 1)}</text></svg>\n`
}

const tsconfig = `{
  "compilerOptions": {
    "target": "ES2022",
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "module": "ESNext",
    "moduleResolution": "Bundler",
    "jsx": "react-jsx",
    "strict": true,
    "noEmit": true,
    "skipLibCheck": true,
    "esModuleInterop": true,
    "isolatedModules": true,
    "verbatimModuleSyntax": true,
    "resolveJsonModule": true,
    "types": ["@remix-run/node", "vite/client", "node"]
  },
  "include": ["app", "generated", "server", "*.ts", "platform/*.json"]
}
`
