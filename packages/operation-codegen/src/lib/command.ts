import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateOperationFiles } from './generate-operation-files.js'
import { readGraphqlFiles } from './read-graphql-files.js'

const usage = `Usage: floga-codegen --operations <file or folder> --out <folder> [options]
  --operations <path>  several times: folders of operations, and of fragments that they use
  --schema <path>      in place of the contract's schema; several times for several files or folders
  --check              writes nothing, and ends with 1 when a file in <folder> is not what would be written`

/** Where a command prints. */
export interface CommandOutput {
  log(text: string): void
  error(text: string): void
}

/**
 * Runs `floga-codegen`. @returns 0 on success, 1 when a file is stale, 2 for invalid arguments.
 */
export async function runCommand(args: readonly string[], output: CommandOutput): Promise<number> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        operations: { type: 'string', multiple: true, default: [] },
        schema: { type: 'string', multiple: true, default: [contractSchema()] },
        out: { type: 'string' },
        check: { type: 'boolean', default: false },
      },
    })
    const { out } = values
    if (values.operations.length === 0) throw new Error('Name the operations: --operations <path>.')
    if (out === undefined) throw new Error('Name the folder to write into: --out <folder>.')
    const [schema, operations] = await Promise.all(
      [values.schema, values.operations].map(readGraphqlFiles),
    )
    const files = await generateOperationFiles({ schema: schema!, operations: operations! })
    if (values.check) {
      const stale: string[] = []
      for (const { name, content } of files) {
        const onDisk = await readFile(join(out, name), 'utf8').catch(() => null)
        if (onDisk !== content) stale.push(name)
      }
      if (stale.length === 0) return 0
      output.error(`Out of date in ${out}: ${stale.join(', ')}. Run it without --check.`)
      return 1
    }
    await mkdir(out, { recursive: true })
    await Promise.all(files.map(({ name, content }) => writeFile(join(out, name), content)))
    output.log(`Wrote ${files.map(({ name }) => name).join(', ')} to ${out}.`)
    return 0
  } catch (error) {
    output.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return 2
  }
}

/** The schema of the installed contract. */
function contractSchema(): string {
  const { resolve } = createRequire(import.meta.url)
  return join(dirname(resolve('@floga/platform-contract/package.json')), 'schema')
}
