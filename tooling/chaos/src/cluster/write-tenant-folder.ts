import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toCatalogue } from '../fixtures/test-products.js'
import type { TestProduct } from '../fixtures/test-products.js'

/** Writes the shop's tenant of a build, with other products, so few that its import is fast. */
export async function writeTenantFolder(
  folder: string,
  products: readonly TestProduct[],
  root: string,
): Promise<void> {
  const catalogue = join(root, 'apps', 'platform', 'catalogue')
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
