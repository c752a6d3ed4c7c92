import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '@floga/setup'
import { toCatalogue } from '../fixtures/test-products.js'
import type { TestProduct } from '../fixtures/test-products.js'

const catalogue = join(repositoryRoot, 'apps', 'platform', 'catalogue')

/** Writes the shop's tenant with other products, so few that its import takes a moment. */
export async function writeTenantFolder(
  folder: string,
  products: readonly TestProduct[],
): Promise<void> {
  await cp(join(catalogue, 'content'), join(folder, 'content'), { recursive: true })
  const tenant = JSON.parse(await readFile(join(catalogue, 'tenant.json'), 'utf8')) as object
  // Coupons name products that are not there.
  await writeFile(join(folder, 'tenant.json'), JSON.stringify({ ...tenant, coupons: [] }))
  const lines = (await readFile(join(catalogue, 'catalogue.jsonl'), 'utf8')).split('\n')
  const categories = lines.filter((line) => line.startsWith('{"type":"category"'))
  await writeFile(
    join(folder, 'catalogue.jsonl'),
    `${categories.join('\n')}\n${toCatalogue(products)}`,
  )
}
