import ts from 'typescript'
import type { Finding, Rule } from '../../rule.js'
import { parseModule } from '../../tree/read-imports.js'
import type { SourceTree } from '../../tree/source-tree.js'

const shopFile = /^apps\/web\/tenants\/[^/]+\/tenant\.ts$/
const platformFile = 'apps/platform/catalogue/tenant.json'
const settings = ['name', 'locales', 'defaultLocale', 'currency', 'timeZone'] as const

/** Settings of a tenant that both shop and platform define are equal. */
export const tenantSettings: Rule = {
  name: 'tenant-settings',
  check: (tree) => {
    if (!tree.has(platformFile)) return []
    const known = readKnown(platformFile, tree)
    const tenants = tree.files
      .filter((file) => shopFile.test(file))
      .map((file) => ({ file, tenant: readTenant(file, tree) }))
    const shops = tenants.filter(({ tenant }) => tenant['id'] === known['id'])
    if (shops.length === 0) {
      return [
        {
          file: platformFile,
          message: `no tenant.ts of the shop has the id '${String(known['id'])}'`,
          remedy: 'use the same id for the shop of this tenant',
        },
      ]
    }
    const others = tenants.flatMap((shop) => {
      const beside = shop.file.replace(/tenant\.ts$/, 'platform/tenant.json')
      return tree.has(beside) ? compareSettings(shop, beside, tree) : []
    })
    return [...shops.flatMap((shop) => compareSettings(shop, platformFile, tree)), ...others]
  },
}

/** A file of the repository: the platform rejects it if it is invalid. */
function readKnown(file: string, tree: SourceTree): Readonly<Record<string, unknown>> {
  return JSON.parse(tree.read(file)) as Record<string, unknown>
}

function compareSettings(
  { file, tenant }: { file: string; tenant: Readonly<Record<string, unknown>> },
  at: string,
  tree: SourceTree,
): Finding[] {
  const known = readKnown(at, tree)
  return settings.flatMap((fact) => {
    const [shop, platform] = [JSON.stringify(tenant[fact]), JSON.stringify(known[fact])]
    if (shop === platform) return []
    return [
      {
        file,
        message: `${fact} is ${shop}, and ${platform} in ${at}`,
        remedy: 'make them equal',
      },
    ]
  })
}

/** The texts of the object that a module exports as `tenant`; of each locale its code. */
function readTenant(file: string, tree: SourceTree): Record<string, unknown> {
  const declarations = parseModule(file, tree.read(file))
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
  const value = declarations.find(({ name }) => name.getText() === 'tenant')?.initializer
  return value && ts.isObjectLiteralExpression(value) ? readObject(value) : {}
}

function readObject(object: ts.ObjectLiteralExpression): Record<string, unknown> {
  return Object.fromEntries(
    object.properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [name.getText(), readValue(initializer)]),
  )
}

function readValue(value: ts.Expression): unknown {
  if (ts.isStringLiteralLike(value)) return value.text
  if (!ts.isArrayLiteralExpression(value)) return undefined
  return value.elements.map((item) =>
    ts.isObjectLiteralExpression(item) ? readObject(item)['code'] : undefined,
  )
}
