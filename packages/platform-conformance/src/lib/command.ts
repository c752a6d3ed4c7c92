import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import type { ConformanceSettings } from './settings.js'
import { settingsSchema } from './settings.js'
import { levels } from './levels.js'
import type { Level } from './levels.js'
import { formatReport } from './report/format-report.js'
import { runConformance } from './run-conformance.js'

const usage = `Usage: floga-conformance <base URL> --tenant <id> [options]
  --level <names>     of ${levels.join(', ')}; several with commas, 'all' for every one. Default: checkout
  --only <text>       cases whose name has it
  --locale <code>     words of the answers. Default: en
  --timezone <name>   Default: UTC
  --settings <file>   JSON of what cannot be found out over HTTP, such as an address to deliver to
  --main, --data, --auth <URL>   where these are not <base URL>/main, /data and /auth
  --json <file>       writes the report there as well`

/** Where a command prints. */
export interface CommandOutput {
  log(text: string): void
  error(text: string): void
}

/**
 * Runs `floga-conformance`. @returns 0 when all levels pass, 1 when not, 2 for invalid arguments.
 */
export async function runCommand(
  args: readonly string[],
  output: CommandOutput,
  fetched: typeof fetch = fetch,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        tenant: { type: 'string' },
        level: { type: 'string', default: 'checkout' },
        only: { type: 'string', default: '' },
        locale: { type: 'string', default: 'en' },
        timezone: { type: 'string', default: 'UTC' },
        settings: { type: 'string' },
        main: { type: 'string' },
        data: { type: 'string' },
        auth: { type: 'string' },
        json: { type: 'string' },
      },
    })
    const [base, ...rest] = positionals
    if (!base || !URL.canParse(base) || rest.length > 0) throw new Error('Name one base URL.')
    if (!values.tenant) throw new Error('Name the tenant: --tenant <id>.')
    const root = base.replace(/\/+$/, '')
    const report = await runConformance({
      endpoints: {
        main: values.main ?? `${root}/main`,
        data: values.data ?? `${root}/data`,
        auth: values.auth ?? `${root}/auth`,
      },
      tenant: values.tenant,
      locale: values.locale,
      timezone: values.timezone,
      levels: parseLevels(values.level),
      only: values.only,
      settings: values.settings === undefined ? {} : await readSettings(values.settings),
      fetch: fetched,
    })
    if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`)
    output.log(formatReport(report))
    return report.isConformant ? 0 : 1
  } catch (error) {
    output.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return 2
  }
}

function parseLevels(text: string): Level[] {
  if (text === 'all') return [...levels]
  return text.split(',').map((name) => {
    const found = levels.find((level) => level === name.trim())
    if (!found) throw new Error(`${name} is no level.`)
    return found
  })
}

async function readSettings(file: string): Promise<ConformanceSettings> {
  const parsed = v.safeParse(settingsSchema, JSON.parse(await readFile(file, 'utf8')))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the whole'} cannot be used: ${issue.message}`)
}
