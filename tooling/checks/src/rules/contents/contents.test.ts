import { describe, expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.js'
import { cssLayers } from './css-layers.js'
import { documentLinks } from './document-links.js'
import { greekSemicolon } from './greek-semicolon.js'
import { lockfile } from './lockfile.js'
import { machinePaths } from './machine-paths.js'
import { messageParity } from './message-parity.js'
import { plainWords } from './plain-words.js'
import { noEnvironment } from './no-environment.js'
import { hasSelectors } from './has-selectors.js'
import { tenantConstants } from './tenant-constants.js'
import { tenantSettings } from './tenant-settings.js'
import { unusedNames } from './unused-names.js'

describe('noEnvironment', () => {
  it('finds an environment in a package and not in its tests', () => {
    const texts = {
      'packages/seo/src/lib/a.ts': 'const a = process.env.SITE',
      'packages/seo/src/lib/b.ts': 'const b = import.meta.env.MODE',
      'packages/seo/src/lib/a.test.ts': 'const a = process.env.SITE',
    }
    expect(findViolations(noEnvironment, texts)).toEqual([
      'packages/seo/src/lib/a.ts:1: reads process.env',
      'packages/seo/src/lib/b.ts:1: reads import.meta.env',
    ])
  })
})

describe('tenantConstants', () => {
  it('finds name and contact details outside the tenant file', () => {
    const texts = {
      'apps/web/tenants/floga/tenant.ts':
        "export const t = { name: 'Floga', phone: '+30 210 123 4567' }",
      'apps/web/app/layout/footer.tsx': 'const f = <p>Welcome to Floga</p>',
      'apps/web/app/layout/top.tsx': "const phone = 'tel:+302101234567'",
      'apps/web/app/root.tsx': "import '@floga/ui' // Floga",
    }
    expect(findViolations(tenantConstants, texts)).toEqual([
      "apps/web/app/layout/footer.tsx:1: 'Floga' belongs to one tenant",
      "apps/web/app/layout/top.tsx:1: '+302101234567' belongs to one tenant",
    ])
  })

  it('finds a currency, a time zone, a language, a country, and amounts of two digits', () => {
    const texts = {
      'apps/web/tenants/floga/tenant.ts':
        "export const t = { locales: [{ code: 'el', iso: 'el-GR' }, { code: 'en' }], at: ['GR'] }",
      'packages/ui/src/price.tsx': "export const unit = '€'",
      'packages/ui/src/price.stories.tsx': "export const unit = '€'",
      'apps/web/app/clock.ts': "const zone = 'Europe/Athens', text = 'in Europe/Athens or so'",
      'apps/web/app/words.ts': "const words = code === 'el' ? 1 : code === 'en' ? 2 : 3",
      'apps/web/app/office.ts': "const has = country === 'GR'",
      'apps/web/app/sum.ts': 'const sum = totalMinor / 100, rate = interestRate / 100',
    }
    expect(findViolations(tenantConstants, texts)).toEqual([
      "packages/ui/src/price.tsx:1: '€' belongs to one tenant",
      "apps/web/app/clock.ts:1: 'Europe/Athens' belongs to one tenant",
      "apps/web/app/words.ts:1: 'el' belongs to one tenant",
      "apps/web/app/office.ts:1: 'GR' belongs to one tenant",
      'apps/web/app/sum.ts:1: not every currency has two digits',
    ])
  })
})

describe('greekSemicolon', () => {
  it('finds semicolons that separate in Greek, and none that ask', () => {
    const texts = {
      'apps/web/messages/el.json':
        '{\n"a": "Δωρεάν; νησιά 2,50 €",\n"b": "Αλλάξατε γνώμη; Δείτε", "c": "Ποια;"}',
      'apps/web/messages/en.json': '{"a": "free; islands"}',
      'apps/platform/catalogue/content/el/questions.md': '## Πότε;\n\nΣήμερα; {day}',
      'apps/web/app/a.tsx': "zones.join('; ')",
      'apps/web/app/a.test.tsx': "zones.join('; ')",
      'apps/payment-sandbox/src/policy.ts': "policy.join('; ')",
    }
    const message = 'separates by ;, which asks a question in Greek'
    expect(findViolations(greekSemicolon, texts)).toEqual([
      `apps/web/messages/el.json:2: ${message}`,
      `apps/platform/catalogue/content/el/questions.md:3: ${message}`,
      `apps/web/app/a.tsx:1: ${message}`,
    ])
  })
})

describe('hasSelectors', () => {
  it("finds selectors that style below the root by the page's content, and not the root itself", () => {
    const texts = {
      'packages/ui/src/a.styles.ts': 'css`html:has(&) body { margin: 0; }`',
      'packages/ui/src/b.styles.ts':
        'css`\nhtml:has(&) {\n --size: ${size};\n body {\n margin: 0; } }`',
      'packages/ui/src/c.styles.ts':
        'css`html:has(&) { margin: ${size}; } html[data-a] body:has(#b) { margin: 0; }`',
      'packages/ui/src/d.styles.ts':
        "css`html:has(&:not(:empty)) { margin: 0; } html[data-a] body:has(&[data-b='c']) { margin: 0; }`",
    }
    expect(findViolations(hasSelectors, texts)).toEqual([
      "packages/ui/src/a.styles.ts:1: 'html:has(&) body {' styles more than the root that it tests",
      "packages/ui/src/b.styles.ts:2: 'html:has(&) { --size: ${size}; body {' styles more than the root that it tests",
      "packages/ui/src/d.styles.ts:1: 'html:has(&:not(:empty))' tests more than one class",
      "packages/ui/src/d.styles.ts:1: 'html[data-a] body:has(&[data-b='c'])' tests more than one class",
      "packages/ui/src/d.styles.ts:1: 'body:has(&[' tests an attribute",
    ])
  })

  it('finds attribute selectors, except for print or without scripts', () => {
    const texts = {
      'packages/ui/src/a.styles.ts':
        "css`&:has(> [data-part='a']) { margin: 0; }\n&:not(:has(> :nth-child(2) [data-b])) { margin: 0; }`",
      'packages/ui/src/b.styles.ts': `css\`
        &[data-a]:has(:checked), &:has(> :nth-child(5)) > [data-b], ul:has(.c) [data-d] { margin: 0; }
        @media (scripting: none) { &:has([data-e]) { b { margin: 0; } } &:has([data-f]) { margin: 0; } }
        @media print { &:has([data-g]) { margin: 0; } }
        &:has([data-h]) { margin: 0; }\``,
    }
    expect(findViolations(hasSelectors, texts)).toEqual([
      "packages/ui/src/a.styles.ts:1: '&:has(> [' tests an attribute",
      "packages/ui/src/a.styles.ts:2: ':has(> :nth-child(2) [' tests an attribute",
      "packages/ui/src/b.styles.ts:5: '&:has([' tests an attribute",
    ])
  })
})

describe('hasSelectors in a list', () => {
  it('finds selectors that a browser without :has() ignores for the sake of another', () => {
    const texts = {
      'packages/ui/src/a.styles.ts':
        'css`> li { margin: 0; }\n&,\n&:has(> :nth-child(5)) > li { margin: 0; }`',
      'packages/ui/src/b.styles.ts':
        'css`a:has(b), a:has(i, u) { margin: 0; } [data-a]:is(.on, :has(:checked)), p { margin: 0; }`',
    }
    expect(findViolations(hasSelectors, texts)).toEqual([
      "packages/ui/src/a.styles.ts:2: '&, &:has(> :nth-child(5)) > li' is in a list with selectors that need no :has()",
    ])
  })
})

describe('tenantFacts', () => {
  const platform = { id: 'a', name: 'A', locales: ['el'], defaultLocale: 'el', timeZone: 'UTC' }
  const file = 'apps/platform/catalogue/tenant.json'
  const shop = `export const tenant: Tenant = {
    id: 'a', name: 'A', locales: [{ code: 'el', iso: 'el-GR' }], defaultLocale: 'el', timeZone: 'UTC',
  }`

  it('accepts a shop and a platform that say the same', () => {
    const texts = {
      [file]: JSON.stringify(platform),
      'apps/web/tenants/a/tenant.ts': shop,
      'apps/web/tenants/b/tenant.ts': "export const tenant = { id: 'b', name: 'B' }",
    }
    expect(findViolations(tenantSettings, texts)).toEqual([])
  })

  it.each([
    ['name', 'B', `name is "A", and "B" in ${file}`],
    ['locales', ['el', 'en'], `locales is ["el"], and ["el","en"] in ${file}`],
    ['defaultLocale', 'en', `defaultLocale is "el", and "en" in ${file}`],
    ['timeZone', 'Europe/Athens', `timeZone is "UTC", and "Europe/Athens" in ${file}`],
  ])('finds another %s', (fact, value, message) => {
    const texts = {
      [file]: JSON.stringify({ ...platform, [fact]: value }),
      'apps/web/tenants/a/tenant.ts': shop,
    }
    expect(findViolations(tenantSettings, texts)).toEqual([
      `apps/web/tenants/a/tenant.ts: ${message}`,
    ])
  })

  it('compares another tenant with the file next to it', () => {
    const beside = 'apps/web/tenants/b/platform/tenant.json'
    const texts = {
      [file]: JSON.stringify(platform),
      'apps/web/tenants/a/tenant.ts': shop,
      [beside]: JSON.stringify({ ...platform, name: 'C' }),
      'apps/web/tenants/b/tenant.ts': shop.replace("id: 'a', name: 'A'", "id: 'b', name: 'B'"),
    }
    expect(findViolations(tenantSettings, texts)).toEqual([
      `apps/web/tenants/b/tenant.ts: name is "B", and "C" in ${beside}`,
    ])
  })

  it('finds a tenant of the platform that no shop names', () => {
    const texts = {
      [file]: JSON.stringify({ ...platform, id: 'c' }),
      'apps/web/tenants/a/tenant.ts': shop,
    }
    expect(findViolations(tenantSettings, texts)).toEqual([
      `${file}: no tenant.ts of the shop has the id 'c'`,
    ])
  })
})

describe('cssLayers', () => {
  const layers = { 'packages/ui/src/layers.ts': "export const names = ['ui.card', 'ui.reset']" }

  it('accepts complete blocks in ranked layers', () => {
    const texts = {
      ...layers,
      'packages/ui/src/card.ts':
        'const a = css`@layer ui.card { color: ${ink}; &:hover { x: y } }`',
      'packages/ui/src/reset.ts':
        'const a = css`:global() { @layer ui.reset { p { margin: 0 } } }`',
    }
    expect(findViolations(cssLayers, texts)).toEqual([])
  })

  it('finds rules outside a layer and layers without a rank', () => {
    const texts = {
      ...layers,
      'packages/ui/src/a.ts': 'const a = css`color: red;`',
      'packages/ui/src/b.ts': 'const b = css`@layer ui.card { x: y } p { z: 0 }`',
      'packages/ui/src/c.ts': 'const c = css`@layer ui.tile { x: y }`',
    }
    expect(findViolations(cssLayers, texts)).toEqual([
      "packages/ui/src/a.ts:1: 'color: red;' stands outside @layer ui.<component>",
      "packages/ui/src/b.ts:1: 'p' stands outside @layer ui.<component>",
      "packages/ui/src/c.ts:1: the layer ui.tile has no rank and would win over the app's styles",
    ])
  })
})

describe('messageParity', () => {
  it('finds a key that one locale lacks or leaves empty', () => {
    const texts = {
      'apps/web/tenants/floga/messages/el.json': '{"cart":{"title":"Καλάθι","empty":""}}',
      'apps/web/tenants/floga/messages/en.json': '{"cart":{"empty":"Empty"}}',
    }
    expect(findViolations(messageParity, texts)).toEqual([
      "apps/web/tenants/floga/messages/el.json: 'cart.empty' is empty",
      "apps/web/tenants/floga/messages/en.json: 'cart.title' is missing",
    ])
  })
})

describe('unusedNames', () => {
  it('finds messages, operations and error codes that no code uses', () => {
    const texts = {
      'apps/web/messages/en.json': '{"cart":{"title":"Cart","gone":"x","issue":{"A":"a"}}}',
      'apps/web/app/cart.tsx': "t('cart.title'), t(`cart.issue.${code}`), ask(CartDocument)",
      'apps/web/app/cart.test.tsx': "t('cart.gone'), ask(OldDocument)",
      'packages/api-client/operations/cart.graphql': 'query Cart { cart { id } }',
      'packages/api-client/operations/old.graphql': 'query Old { old { id } }',
      'packages/platform-contract/schema/base.graphql':
        'enum ErrorCode {\n  "Wrong."\n  WRONG\n  "Gone."\n  GONE\n}',
      'apps/platform/src/domains/a.ts': "return refuse('WRONG')",
    }
    expect(findViolations(unusedNames, texts)).toEqual([
      "apps/web/messages/en.json: 'cart.gone' is said by no code",
      'packages/api-client/operations/old.graphql: Old is asked by no code',
      'packages/platform-contract/schema/base.graphql: GONE is sent by no code of the platform',
    ])
  })
})

describe('lockfile', () => {
  it('finds an address', () => {
    const texts = {
      'pnpm-lock.yaml': 'packages:\n  a@1.0.0:\n    resolution: {tarball: https://host/a.tgz}',
    }
    expect(findViolations(lockfile, texts)).toEqual([
      'pnpm-lock.yaml:3: names an address: resolution: {tarball: https://host/a.tgz}',
    ])
  })
})

describe('machinePaths', () => {
  it('finds a home folder and not a route that looks a little like one', () => {
    const home = ['', 'home', 'maria', 'shop'].join('/')
    const texts = { 'docs/a.md': `see ${home}`, 'docs/b.md': 'see app/root/index and /homepage' }
    expect(findViolations(machinePaths, texts)).toEqual([`docs/a.md:1: names ${home.slice(0, -5)}`])
  })
})

describe('documentLinks', () => {
  it('finds a link to nothing', () => {
    const texts = {
      'README.md': '[a](docs/) [b](docs/b.md#part) [c](docs/c.md) [d](https://example.com)',
      'docs/b.md': '[up](../README.md)',
    }
    expect(findViolations(documentLinks, texts)).toEqual([
      'README.md:1: links to docs/c.md, which does not exist',
    ])
  })
})

describe('plainWords', () => {
  it('finds idioms and names the terms for them', () => {
    const texts = { 'packages/i18n/src/lib/a.ts': '// Drawn anew.' }
    expect(findViolations(plainWords, texts)).toEqual([
      "packages/i18n/src/lib/a.ts:1: says 'drawn'",
      "packages/i18n/src/lib/a.ts:1: says 'anew'",
    ])
  })
})
