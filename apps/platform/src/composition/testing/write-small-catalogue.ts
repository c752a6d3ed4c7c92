import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testRecords } from '../../testing/test-records.js'
import { platformFiles } from '../platform-files.js'

/**
 * The platform's own tenant and content with a few products, and without coupons for categories of
 * others.
 */
export async function writeSmallCatalogue(id: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'floga-start-catalogue-'))
  const content = join(platformFiles.catalogue, 'content')
  await cp(content, join(directory, 'content'), { recursive: true })
  const tenant = JSON.parse(await readFile(join(platformFiles.catalogue, 'tenant.json'), 'utf8'))
  await writeFile(join(directory, 'tenant.json'), JSON.stringify({ ...tenant, id, coupons: [] }))
  const lines = testRecords().map((record) => JSON.stringify(record))
  await writeFile(join(directory, 'catalogue.jsonl'), lines.join('\n'))
  return directory
}
