import { describe, expect, it } from 'vitest'
import { findViolations, writeManifest } from '../../testing/find-violations.js'
import { entryFiles } from './entry-files.js'
import { projectReferences } from './project-references.js'
import { packageManifest } from './package-manifest.js'
import { readmeSamples } from './readme-samples.js'

describe('packageManifest', () => {
  it('accepts the usual shape', () => {
    const texts = {
      'packages/seo/README.md': '',
      'packages/seo/src/index.ts': '',
      'packages/seo/package.json': writeManifest('@floga/seo', {
        exports: { '.': './src/index.ts' },
        publishConfig: { exports: { '.': './dist/index.js', './styles.css': './dist/styles.css' } },
      }),
    }
    expect(findViolations(packageManifest, texts)).toEqual([])
  })

  it('names everything that is missing or does not match', () => {
    const texts = {
      'packages/seo/package.json': JSON.stringify({
        name: '@floga/other',
        exports: { '.': './src/index.ts', './*': './src/*.ts' },
        publishConfig: { exports: { '.': './src/index.ts', './old': './dist/old.js' } },
      }),
    }
    expect(findViolations(packageManifest, texts)).toEqual([
      'packages/seo/package.json: is named @floga/other',
      'packages/seo/package.json: is not an ES module',
      'packages/seo/package.json: does not declare that its modules have no side effects',
      'packages/seo: has no README.md',
      "packages/seo/package.json: '.' points at ./src/index.ts, which does not exist",
      "packages/seo/package.json: exports './*'",
      "packages/seo/package.json: './*' would be lost when published",
      "packages/seo/package.json: publishConfig.exports '.' does not match exports",
      "packages/seo/package.json: publishConfig.exports './old' does not match exports",
    ])
  })
})

describe('entryFiles', () => {
  const manifest = writeManifest('@floga/seo', { exports: { '.': './src/index.ts' } })

  it('finds a star and a sibling passed on', () => {
    const texts = {
      'packages/seo/package.json': manifest,
      'packages/ui/package.json': writeManifest('@floga/ui'),
      'packages/seo/src/index.ts': "export * from './lib/a.js'\nexport { b } from '@floga/ui'",
    }
    expect(findViolations(entryFiles, texts)).toEqual([
      "packages/seo/src/index.ts:1: export * from './lib/a.js'",
      'packages/seo/src/index.ts:2: re-exports the sibling @floga/ui',
    ])
  })

  it('finds code in an entry that ought to be a list', () => {
    const texts = {
      'packages/seo/package.json': manifest,
      'packages/seo/src/index.ts': `export { a } from './lib/a.js'\n${'const x = 1\n'.repeat(31)}`,
    }
    expect(findViolations(entryFiles, texts)).toEqual([
      'packages/seo/src/index.ts: entry with 31 lines of code besides the names it lists',
    ])
  })
})

describe('projectReferences', () => {
  const texts = {
    'tsconfig.json': '{ "references": [{ "path": "./packages/ui" }] }',
    'packages/ui/package.json': writeManifest('@floga/ui', {
      dependencies: { '@floga/fold-text': 'workspace:*' },
    }),
    'packages/ui/tsconfig.json': '{ "references": [{ "path": "../fold-text" }] }',
    'packages/fold-text/package.json': writeManifest('@floga/fold-text'),
    'packages/fold-text/tsconfig.json': '{}',
  }

  it('finds projects that nothing checks', () => {
    expect(
      findViolations(projectReferences, { ...texts, 'packages/ui/examples/tsconfig.json': '{}' }),
    ).toEqual([
      'packages/ui/examples/tsconfig.json: its types are not checked',
      'packages/fold-text/tsconfig.json: its types are not checked',
    ])
  })

  it('holds references against the dependencies of the package', () => {
    const own = {
      ...texts,
      'tsconfig.json': JSON.stringify({
        references: [{ path: './packages/ui' }, { path: './packages/fold-text/tsconfig.json' }],
      }),
      'packages/ui/tsconfig.json': '{\n  // Why.\n  "references": []\n}',
      'packages/fold-text/tsconfig.json': '{ "references": [{ "path": "../ui" }] }',
    }
    expect(findViolations(projectReferences, own)).toEqual([
      'packages/ui/tsconfig.json: does not refer to packages/fold-text, which its package depends on',
      'packages/fold-text/tsconfig.json: refers to packages/ui, which its package does not depend on',
    ])
  })
})

describe('readmeSamples', () => {
  const texts = {
    'packages/seo/package.json': writeManifest('@floga/seo'),
    'packages/seo/README.md': '# seo\n```ts\nconst one = 1\n```\nand\n```tsx\nconst two = 2\n```\n',
    'packages/seo/examples/one.ts': 'const one = 1\n',
    'packages/seo/examples/two.tsx': 'const two = 2\n',
    'packages/seo/examples/two.test.ts': 'tested',
    'packages/seo/examples/generated/words.ts': 'generated',
  }

  it('accepts a README that contains all example files unchanged', () => {
    expect(findViolations(readmeSamples, texts)).toEqual([])
  })

  it('finds code of a README that is no file, and files that it does not show', () => {
    const changed = { ...texts, 'packages/seo/examples/two.tsx': 'const two = 3\n' }
    expect(findViolations(readmeSamples, changed)).toEqual([
      "packages/seo/README.md: shows code that is no file of examples: 'const two = 2'",
      'packages/seo/examples/two.tsx: differs from the README',
    ])
  })

  it('finds code in the README of a package without examples', () => {
    const { 'packages/seo/package.json': manifest, 'packages/seo/README.md': readme } = texts
    const alone = { 'packages/seo/package.json': manifest, 'packages/seo/README.md': readme }
    expect(findViolations(readmeSamples, alone)).toHaveLength(2)
  })

  it('wants a sample that is shown twice to be two files', () => {
    const twice = {
      ...texts,
      'packages/seo/README.md': `${texts['packages/seo/README.md']}\n\`\`\`ts\nconst one = 1\n\`\`\`\n`,
    }
    expect(findViolations(readmeSamples, twice)).toHaveLength(1)
  })
})
