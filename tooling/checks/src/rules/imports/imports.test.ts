import { describe, expect, it } from 'vitest'
import { findViolations, writeManifest } from '../../testing/find-violations.js'
import { catalogVersions } from '../packages/catalog-versions.js'
import { declaredImports } from './declared-imports.js'
import { siblingDependencies } from './sibling-dependencies.js'
import { siblingImports } from './sibling-imports.js'

const entries = { exports: { '.': './src/index.ts' } }
const workspace = {
  'packages/ui/package.json': writeManifest('@floga/ui', entries),
  'packages/seo/package.json': writeManifest('@floga/seo', entries),
  'packages/platform-contract/package.json': writeManifest('@floga/platform-contract', entries),
  'packages/api-client/package.json': writeManifest('@floga/api-client', entries),
  'apps/web/package.json': writeManifest('@floga/web'),
  'apps/platform/package.json': writeManifest('@floga/platform'),
  'tooling/checks/package.json': writeManifest('@floga/checks'),
}

describe('siblingDependencies', () => {
  it('names a package that declares a sibling', () => {
    const dependencies = { '@floga/seo': 'workspace:*' }
    const texts = {
      ...workspace,
      'packages/ui/package.json': writeManifest('@floga/ui', { dependencies }),
    }
    expect(findViolations(siblingDependencies, texts)).toEqual([
      'packages/ui/package.json: @floga/ui names @floga/seo in dependencies',
    ])
  })

  it('forbids imports of the platform in the shop, and of tooling in shipped code', () => {
    const dependencies = { '@floga/platform': 'workspace:*', '@floga/checks': 'workspace:*' }
    const texts = {
      ...workspace,
      'apps/web/package.json': writeManifest('@floga/web', { dependencies }),
    }
    expect(findViolations(siblingDependencies, texts)).toHaveLength(2)
  })

  it('accepts imports that the table allows', () => {
    const dependencies = { '@floga/ui': 'workspace:*', '@floga/api-client': 'workspace:*' }
    const devDependencies = { '@floga/checks': 'workspace:*' }
    const texts = {
      ...workspace,
      'apps/web/package.json': writeManifest('@floga/web', { dependencies, devDependencies }),
    }
    expect(findViolations(siblingDependencies, texts)).toEqual([])
  })
})

describe('siblingImports', () => {
  it('finds static, re-exported, typed and dynamic imports of a sibling', () => {
    const text = [
      "import { a } from '@floga/seo'",
      "export { b } from '@floga/seo'",
      "type C = import('@floga/seo').C",
      "const d = await import('@floga/seo')",
    ].join('\n')
    expect(findViolations(siblingImports, { ...workspace, 'packages/ui/src/a.ts': text })).toEqual([
      'packages/ui/src/a.ts:1: @floga/ui imports @floga/seo',
      'packages/ui/src/a.ts:2: @floga/ui imports @floga/seo',
      'packages/ui/src/a.ts:3: @floga/ui imports @floga/seo',
      'packages/ui/src/a.ts:4: @floga/ui imports @floga/seo',
    ])
  })

  it('is not taken in by text that looks like an import', () => {
    const text = "const sample = \"import { a } from '@floga/seo'\" // import '@floga/seo'"
    expect(findViolations(siblingImports, { ...workspace, 'packages/ui/src/a.ts': text })).toEqual(
      [],
    )
  })

  it('finds a path that leaves its package', () => {
    const texts = {
      ...workspace,
      'apps/web/app/root.tsx': "import { x } from '../../../packages/ui/src/lib/x.js'",
    }
    expect(findViolations(siblingImports, texts)).toEqual([
      "apps/web/app/root.tsx:1: '../../../packages/ui/src/lib/x.js' leaves apps/web",
    ])
  })

  it('finds an import past the public entries', () => {
    const texts = { ...workspace, 'apps/web/app/root.tsx': "import '@floga/ui/src/lib/x'" }
    expect(findViolations(siblingImports, texts)).toEqual([
      'apps/web/app/root.tsx:1: @floga/ui/src/lib/x is no public entry of @floga/ui',
    ])
  })
})

describe('declaredImports', () => {
  it('finds a dependency that only another package declares', () => {
    const texts = {
      ...workspace,
      'packages/ui/src/a.ts': "import fs from 'node:fs'\nimport { z } from 'lru-cache/raw'",
    }
    expect(findViolations(declaredImports, texts)).toEqual([
      'packages/ui/src/a.ts:2: lru-cache is not in packages/ui/package.json',
    ])
  })
})

describe('catalogVersions', () => {
  it('finds a version outside the catalog', () => {
    const dependencies = { react: '^18.3.0', jotai: 'catalog:', '@floga/ui': 'workspace:*' }
    const texts = { 'apps/web/package.json': writeManifest('@floga/web', { dependencies }) }
    expect(findViolations(catalogVersions, texts)).toEqual([
      'apps/web/package.json: react has a version of its own (^18.3.0)',
    ])
  })
})
