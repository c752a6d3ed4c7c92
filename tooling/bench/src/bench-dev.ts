import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startClone } from './start-clone.js'

/** An edit of a file that a page shows. */
interface Edit {
  file: string
  /** The content of the file. */
  before: string
  /** Its replacement, with a marker. */
  after: string
  /** The resulting text of the page. */
  shown: string
}

const edits: readonly Edit[] = [
  {
    file: 'apps/web/messages/en.json',
    before: '"home": "Home"',
    after: '"home": "Home, edited"',
    shown: 'Home, edited',
  },
  {
    file: 'packages/ui/src/components/site-footer/site-footer.tsx',
    before: '<footer ref={ref}',
    after: '<footer data-edited="component" ref={ref}',
    shown: 'data-edited="component"',
  },
]

/**
 * Measures `pnpm dev` in a fresh clone, twice: seconds until dependencies are installed and the
 * first page is rendered, and from saving an edit until the page shows it, for a message and for a
 * component of the kit. The servers keep running.
 */
export async function benchDev(print: (text: string) => void): Promise<void> {
  await startClone({
    program: 'tooling/setup/dev.mjs',
    columns: ['installed, s', 'first page, s', 'edited text, s', 'edited component, s'],
    print,
    measure: async ({ clone, origin, logFile, secondsSinceStart }) => {
      const page = `${origin}/en/contact`
      await untilPage(page, (html) => html.includes('Contact'))
      const seconds = [secondsSinceStart()]
      for (const edit of edits) seconds.push(await showEdit(clone, page, edit))
      return [await readInstallation(logFile), ...seconds.map((one) => one.toFixed(1))]
    },
  })
}

/**
 * When dependencies were installed, in seconds since the start of the command; undefined if they
 * already were.
 */
async function readInstallation(logFile: string): Promise<string> {
  const log = await readFile(logFile, 'utf8')
  return /\[\s*([\d.]+) s\] Dependencies: installed/u.exec(log)?.[1] ?? ''
}

/** Saves an edit, and takes it back. @returns seconds until a page had it. */
async function showEdit(clone: string, page: string, edit: Edit): Promise<number> {
  const path = join(clone, edit.file)
  const text = await readFile(path, 'utf8')
  if (!text.includes(edit.before)) throw new Error(`${edit.file} has no ${edit.before}.`)
  const saved = performance.now()
  await writeFile(path, text.replace(edit.before, edit.after))
  await untilPage(page, (html) => html.includes(edit.shown))
  const seconds = (performance.now() - saved) / 1_000
  await writeFile(path, text)
  await untilPage(page, (html) => !html.includes(edit.shown))
  return seconds
}

async function untilPage(url: string, isRight: (html: string) => boolean): Promise<void> {
  const until = performance.now() + 180_000
  while (performance.now() < until) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok && isRight(await response.text())) return
    await delay(100)
  }
  throw new Error(`${url} was not as expected within 3 minutes.`)
}
