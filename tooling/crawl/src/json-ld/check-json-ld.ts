import { jsonLdTypes } from './json-ld-types.js'
import { plainProblem, type ValueKind } from './value-kinds.js'

/** A problem in structured data. */
export interface JsonLdProblem {
  /** Where, from the outermost thing: `Product.offers.price`. */
  path: string
  /** `recommended`: search engines would like it, and do without. */
  level: 'error' | 'recommended'
  text: string
}

type Thing = Readonly<Record<string, unknown>>

/**
 * Validates the structured data of one script element: types, required and optional properties, and
 * the kinds of their values. An unknown property is an error, because it is usually misspelt.
 */
export function checkJsonLd(data: unknown): JsonLdProblem[] {
  const problems: JsonLdProblem[] = []
  if (!isThing(data)) return [{ path: '', level: 'error', text: 'is no thing of a type' }]
  if (data['@context'] !== 'https://schema.org') {
    problems.push({ path: '@context', level: 'error', text: 'is not https://schema.org' })
  }
  checkThing(data, String(data['@type']), problems)
  return problems
}

function checkThing(thing: Thing, path: string, problems: JsonLdProblem[]): void {
  const rule = jsonLdTypes[String(thing['@type'])]
  if (!rule) {
    problems.push({ path, level: 'error', text: `the type ${String(thing['@type'])} is not known` })
    return
  }
  const { required = {}, recommended = {}, optional = {} } = rule
  const add = (name: string, text: string, level: JsonLdProblem['level'] = 'error'): void =>
    void problems.push({ path: `${path}.${name}`, level, text })

  for (const name of Object.keys(required)) if (!(name in thing)) add(name, 'is missing')
  for (const name of Object.keys(recommended)) {
    if (!(name in thing)) add(name, 'is missing, and recommended', 'recommended')
  }
  for (const names of rule.anyOf ?? []) {
    if (!names.some((name) => name in thing)) add(names.join(' or '), 'is missing')
  }
  const known: Readonly<Record<string, ValueKind>> = { ...optional, ...recommended, ...required }
  for (const [name, value] of Object.entries(thing)) {
    if (name === '@id' && plainProblem('url', value)) add(name, 'is no address')
    if (name.startsWith('@')) continue
    const kind = known[name]
    if (!kind) {
      add(name, 'is no property of this type')
      continue
    }
    const values: unknown[] = Array.isArray(value) ? value : [value]
    if (values.length < (rule.fewest?.[name] ?? 1)) add(name, `has only ${values.length} values`)
    for (const one of values) checkValue(kind, one, `${path}.${name}`, problems)
  }
  checkTogether(thing, add)
}

function checkValue(
  kind: ValueKind,
  value: unknown,
  path: string,
  problems: JsonLdProblem[],
): void {
  const add = (text: string): void => void problems.push({ path, level: 'error', text })
  if (typeof kind === 'string') {
    const problem = plainProblem(kind, value)
    if (problem) add(problem)
  } else if ('oneOf' in kind) {
    if (!kind.oneOf.includes(String(value)))
      add(`${JSON.stringify(value)} is not one of its values`)
  } else if (!isThing(value)) {
    add('is no thing of a type')
  } else if (isReference(value)) {
    if (plainProblem('url', value['@id'])) add('refers to something without an address')
  } else if (kind.types.includes(String(value['@type']))) {
    checkThing(value, path, problems)
  } else {
    add(`is a ${String(value['@type'])}, not a ${kind.types.join(' or ')}`)
  }
}

/** Constraints between values. */
function checkTogether(thing: Thing, add: (name: string, text: string) => void): void {
  const type = thing['@type']
  const elements = Array.isArray(thing['itemListElement']) ? thing['itemListElement'] : []
  const positions = elements.map((element) => Number((element as Thing)['position']))
  const first = type === 'BreadcrumbList' ? 1 : (positions[0] ?? 1)
  if (positions.some((position, place) => position !== first + place)) {
    add('itemListElement', `is numbered ${positions.join(', ')}`)
  }
  if (type === 'SearchAction') {
    const template = String((thing['target'] as Thing | undefined)?.['urlTemplate'])
    const name = /name=(\w+)/.exec(String(thing['query-input']))?.[1] ?? ''
    if (!template.includes(`{${name}}`)) add('query-input', 'names nothing of the template')
  }
  if (type === 'QuantitativeValue' && Number(thing['minValue']) > Number(thing['maxValue'])) {
    add('maxValue', 'is below minValue')
  }
  if (type === 'ProductGroup') {
    const variants = (Array.isArray(thing['hasVariant']) ? thing['hasVariant'] : []) as Thing[]
    const urls = variants.map((variant) => variant['url'])
    if (new Set(urls).size < urls.length) add('hasVariant', 'has two variants of one address')
  }
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isReference(thing: Thing): boolean {
  return '@id' in thing && !('@type' in thing)
}
