import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build, context } from 'esbuild'

const { values, positionals } = parseArgs({
  options: { watch: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const root = dirname(fileURLToPath(import.meta.url))
/** A folder of the app; tests build into one of their own. */
const dist = join(root, positionals[0] ?? 'dist')
const contract = dirname(
  createRequire(import.meta.url).resolve('@floga/platform-contract/package.json'),
)
const schema = join(contract, 'schema')
const schemaFiles = (await readdir(schema)).map((name) => join(schema, name))
const documents = join(root, '../../packages/api-client/src/generated/persisted-documents.json')

/**
 * The workspace's packages, which are source, and the few components of react-email in use: the
 * whole package includes a compiler, a preview server and more. Its renderer is re-exported and has
 * to be bundled for tree shaking.
 */
const bundled = /^(@floga\/|@react-email\/render$|react-email$)/

/** @type {import('esbuild').Plugin} */
const externalDependencies = {
  // All others are installed.
  name: 'external-dependencies',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || bundled.test(path) ? undefined : { external: true },
    )
  },
}

/** @type {import('esbuild').Plugin} */
const contractFiles = {
  // The contract and the persisted documents are fixed at build time.
  name: 'contract-files',
  setup({ onLoad, onEnd }) {
    // esbuild watches what the bundle imports, and what a module that it loads names.
    onLoad({ filter: /\/platform\/src\/main\.ts$/ }, async ({ path }) => ({
      contents: await readFile(path),
      loader: 'ts',
      watchFiles: [documents, ...schemaFiles],
      watchDirs: [schema],
    }))
    onEnd(async () => {
      await rm(join(dist, 'schema'), { recursive: true, force: true })
      await cp(schema, join(dist, 'schema'), { recursive: true })
      await cp(documents, join(dist, 'persisted-documents.json'))
    })
  },
}

/**
 * Starts the platform again after each build. It stops as in production, which closes its database.
 *
 * @type {import('esbuild').Plugin}
 */
const runningPlatform = {
  name: 'running-platform',
  setup({ onEnd }) {
    /** @type {import('node:child_process').ChildProcess | undefined} */
    let platform
    let isEnding = false
    const stop = async () => {
      if (platform?.exitCode !== null || platform.signalCode !== null) return
      const exited = once(platform, 'exit')
      platform.kill('SIGTERM')
      await exited
    }
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => {
        isEnding = true
        void stop().then(() => process.exit(0))
      })
    }
    onEnd(async ({ errors }) => {
      if (errors.length > 0) return
      await stop()
      if (isEnding) return
      platform = spawn(process.execPath, ['--enable-source-maps', join(dist, 'main.js')], {
        stdio: 'inherit',
      })
    })
  },
}

/** @type {import('esbuild').BuildOptions} */
const options = {
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
  plugins: [externalDependencies, contractFiles, ...(values.watch ? [runningPlatform] : [])],
}

if (values.watch) {
  const watched = await context(options)
  await watched.watch()
} else {
  await rm(dist, { recursive: true, force: true })
  await build(options)
}
