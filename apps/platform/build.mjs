import { cp, mkdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = dirname(fileURLToPath(import.meta.url))
/** A folder of the app; tests build into one of their own. */
const dist = join(root, process.argv[2] ?? 'dist')
const contract = dirname(
  createRequire(import.meta.url).resolve('@floga/platform-contract/package.json'),
)

/**
 * The workspace's packages, which are source, and the few components of react-email in use: the
 * whole package includes a compiler, a preview server and more. Its renderer is re-exported and has
 * to be bundled for tree shaking.
 */
const bundled = /^(@floga\/|@react-email\/render$|react-email$)/

await rm(dist, { recursive: true, force: true })
await mkdir(dist)
await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'src/main.ts',
    command: 'src/command.ts',
    // Run by a process of its own.
    'fill-database': 'src/composition/fill-database.ts',
    // Loaded by a thread of its own.
    'print-pdf': 'src/foundation/pdf/print-pdf.ts',
  },
  outdir: dist,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      // All others are installed.
      name: 'external-dependencies',
      setup(context) {
        context.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || bundled.test(path) ? undefined : { external: true },
        )
      },
    },
  ],
})
// The contract and the persisted documents are fixed at build time.
await cp(join(contract, 'schema'), join(dist, 'schema'), { recursive: true })
await cp(
  join(root, '../../packages/api-client/src/generated/persisted-documents.json'),
  join(dist, 'persisted-documents.json'),
)
