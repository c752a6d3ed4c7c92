import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { build } from 'vite'

const webFolder = fileURLToPath(new URL('..', import.meta.url))
const clientFolder = join(webFolder, 'build', 'client')

// The HTTP side is bundled with the workspace's sources in it; packages from the registry stay outside.
await build({
  root: webFolder,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: [/^@floga\//], target: 'node' },
  build: {
    ssr: 'server/main.ts',
    outDir: 'build/http',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
  },
})

const compressed = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest'])
for (const file of await readdir(clientFolder, { recursive: true })) {
  const path = join(clientFolder, file)
  if (!compressed.has(extname(file))) continue
  const bytes = await readFile(path)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await keepIfSmaller(`${path}.br`, brotliCompressSync(bytes, { params: quality }), bytes)
  await keepIfSmaller(`${path}.gz`, gzipSync(bytes, { level: 9 }), bytes)
}

/** A file of a few bytes grows when it is compressed. */
async function keepIfSmaller(path, encoded, bytes) {
  if (encoded.length < bytes.length) await writeFile(path, encoded)
}
