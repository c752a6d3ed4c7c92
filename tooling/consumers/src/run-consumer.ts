import { spawn, execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { findFreePort } from '@floga/setup'
import { checkPage } from './check-page.js'
import type { Consumer } from './consumers.js'
import type { KitSource } from './kit-source.js'
import { prepareConsumer } from './prepare-consumer.js'
import { waitForAnswer } from './wait-for-answer.js'

const run = promisify(execFile)

/** The result of one application. */
export interface ConsumerResult {
  name: string
  /** Version of React that was installed. */
  react: string
  buildSeconds: number
  /** Of all scripts and sheets that the browser requested, gzipped, in kB. */
  scriptsKb: number
  stylesKb: number
  findings: string[]
}

/** Installs an application and the kit, builds it, and opens it in a browser. */
export async function runConsumer(
  consumer: Consumer,
  kit: KitSource,
  folder: string,
  browser: string,
): Promise<ConsumerResult> {
  await prepareConsumer(consumer, kit, folder)
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CI: 'true' }
  const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 }
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], options)
  const generated = join(consumer.pageFolder, 'generated')
  const generate = ['--operations', 'operations', '--out', generated]
  await run(join(folder, 'node_modules/.bin/floga-codegen'), generate, options)
  const begun = performance.now()
  const [program = '', ...args] = consumer.build
  await run(join(folder, 'node_modules/.bin', program), args, options)
  const buildSeconds = (performance.now() - begun) / 1_000
  const manifest = await readFile(join(folder, 'node_modules/react/package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const [server = '', ...serverArgs] = consumer.serve
  const served = spawn(
    join(folder, 'node_modules/.bin', server),
    consumer.template === 'react-router' ? serverArgs : [...serverArgs, String(port)],
    { cwd: folder, env: { ...env, PORT: String(port), HOST: '127.0.0.1' }, stdio: 'ignore' },
  )
  try {
    await waitForAnswer(origin)
    const { findings, files } = await checkPage(origin, browser, consumer.styles)
    return {
      name: consumer.name,
      react: version,
      buildSeconds,
      scriptsKb: weigh(files, /\.js$/u),
      stylesKb: weigh(files, /\.css$/u),
      findings: [...(await findUnbuilt(consumer, folder)), ...findings],
    }
  } finally {
    served.kill()
  }
}

function weigh(files: ReadonlyMap<string, Buffer>, kind: RegExp): number {
  const bytes = [...files].filter(([path]) => kind.test(path)).map(([, body]) => gzipSync(body))
  return bytes.reduce((sum, { length }) => sum + length, 0) / 1_000
}

/** Missing additional output of the build. */
async function findUnbuilt({ built = [] }: Consumer, folder: string): Promise<string[]> {
  const findings = await Promise.all(
    built.map(async ({ folder: place, ending, text }) => {
      const names = await readdir(join(folder, place)).catch(() => [])
      const files = await Promise.all(
        names
          .filter((name) => name.endsWith(ending))
          .map((name) => readFile(join(folder, place, name), 'utf8')),
      )
      return files.some((file) => file.includes(text))
        ? []
        : [`no file of ${place} that ends with ${ending} has '${text}'`]
    }),
  )
  return findings.flat()
}
