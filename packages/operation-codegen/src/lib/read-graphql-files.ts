import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of GraphQL. */
export interface GraphqlFile {
  /** Its path, for messages. */
  location: string
  text: string
}

/**
 * Reads files and all `.graphql` files of folders, in the order of their names.
 *
 * @throws when one of the paths does not exist, or a folder has no such file.
 */
export async function readGraphqlFiles(paths: readonly string[]): Promise<GraphqlFile[]> {
  const listed = await Promise.all(paths.map(listFiles))
  return Promise.all(
    listed.flat().map(async (location) => ({ location, text: await readFile(location, 'utf8') })),
  )
}

async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const names = await readdir(path, { recursive: true })
  const files = names.filter((name) => name.endsWith('.graphql')).toSorted()
  if (files.length === 0) throw new Error(`${path} has no .graphql file.`)
  return files.map((name) => join(path, name))
}
