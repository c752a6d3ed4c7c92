import { readdirSync, readFileSync } from 'node:fs'

import {
  buildASTSchema,
  getNamedType,
  type GraphQLSchema,
  type GraphQLType,
  isInputObjectType,
  isObjectType,
  parse,
} from 'graphql'
import { describe, expect, it } from 'vitest'

const folder = new URL('../../schema/', import.meta.url)
const text = readdirSync(folder)
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n')
const schema = buildASTSchema(parse(text))

describe('the GraphQL schema', () => {
  it('has every query that the storefront reads by', () => {
    expect(Object.keys(schema.getQueryType()!.getFields())).toEqual(
      expect.arrayContaining([
        'menuCategories',
        'footerTaxons',
        'brands',
        'categories',
        'productsSearch',
        'suggestedProducts',
        'product',
        'similarProducts',
        'promotion',
        'promotions',
        'seoTranslations',
        'currentUser',
      ]),
    )
  })

  it('takes every variable of a search as a typed input', () => {
    const { args, type } = schema.getQueryType()!.getFields()['productsSearch']!
    expect(Object.fromEntries(args.map((arg) => [arg.name, String(arg.type)]))).toEqual({
      first: 'Int',
      skip: 'Int',
      term: 'String',
      where: 'ProductsWhere',
      order: 'ProductsOrder',
      aggs: '[Aggregation!]',
      fields: '[SearchField!]',
      suggest: 'Boolean',
    })
    expect(getNamedType(type).name).toBe('SearchResult')
    const answer = ['total', 'aggregations', 'suggestions', 'nodes']
    for (const name of answer) expect(fieldOf(schema, 'SearchResult', name)).toBeTruthy()
  })

  it('describes the unit of each amount and measure', () => {
    expect(fieldOf(schema, 'Money', 'amountMinor').description).toMatch(/minor unit/)
    expect(fieldOf(schema, 'Measure', 'value').description).toMatch(/Millimetres/)
  })

  it('never uses a floating-point number for money', () => {
    const amounts = allFields(schema).filter(({ path }) => path.endsWith('Minor'))
    expect(amounts.length).toBeGreaterThan(3)
    expect(amounts.filter(({ type }) => type !== 'Int')).toEqual([])
  })

  it('returns errors of each change of a cart or an order as data', () => {
    const answers = Object.values(schema.getMutationType()!.getFields())
      .map((field) => getNamedType(field.type))
      .filter(isObjectType)
    expect(answers.length).toBeGreaterThan(0)
    for (const answer of answers) {
      expect(String(answer.getFields()['errors']?.type)).toBe('[UserError!]!')
    }
  })
})

function fieldOf(from: GraphQLSchema, type: string, field: string) {
  const found = from.getType(type)
  if (!isObjectType(found)) throw new Error(`${type} is not an object type.`)
  return found.getFields()[field]!
}

function allFields(from: GraphQLSchema): { path: string; type: string }[] {
  return Object.values(from.getTypeMap())
    .filter((type) => isObjectType(type) || isInputObjectType(type))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        path: `${type.name}.${field.name}`,
        type: String(getNamedType(field.type as GraphQLType)),
      })),
    )
}
