import { platformHeaders } from '@floga/platform-contract'
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { answeredErrorCodes } from './staff-error.js'
import type { StaffRoute } from './staff-route.js'

/** Schemas that several routes use, by their names. */
export type NamedSchemas = Readonly<Record<string, v.GenericSchema>>

/** Describes routes as OpenAPI 3.1. */
export function toOpenApi(
  routes: readonly StaffRoute[],
  { basePath, schemas }: { basePath: string; schemas: NamedSchemas },
): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const operations = (paths[route.path] ??= {})
    operations[route.method.toLowerCase()] = toOperation(route, schemas)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Interface for staff and programs',
      version: '1',
      description:
        'Orders, stock, prices and the rest of a shop for programs such as an ERP. Amounts are whole numbers in minor units (cents), times are ISO 8601 in UTC.',
    },
    servers: [{ url: basePath }],
    paths,
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key made with floga-platform create-staff-key.',
        },
      },
      schemas: { ...toJsonSchemaDefs(schemas, conversion), Error: errorSchema },
      responses: { Error: { description: 'Rejected.', content: json(errorRef) } },
    },
  }
}

const errorRef = { $ref: '#/components/schemas/Error' }

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'errors'],
  properties: {
    code: {
      type: 'string',
      description: Object.entries(answeredErrorCodes)
        .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
        .join('\n'),
    },
    message: { type: 'string', description: 'In plain words, for a log.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

function toOperation(route: StaffRoute, schemas: NamedSchemas): object {
  const { name, summary, notes = '', scope, body, answer, method } = route
  return {
    operationId: name,
    summary,
    description: `${notes} Requires the scope \`${scope}\`.`.trim(),
    security: [{ key: [scope] }],
    parameters: toParameters(route),
    ...(body ? { requestBody: { required: true, content: json(toSchema(body, schemas)) } } : {}),
    responses: {
      200: {
        description: 'Done.',
        headers: { ETag: { description: 'Version of it.', schema: { type: 'string' } } },
        content: json(toSchema(answer, schemas)),
      },
      ...(method === 'GET' ? { 304: { description: 'Not changed since If-None-Match.' } } : {}),
      default: { $ref: '#/components/responses/Error' },
    },
  }
}

function toParameters({
  path,
  method,
  query,
  hasIfMatch,
  needsIdempotencyKey = false,
}: StaffRoute): object[] {
  const string = { type: 'string' }
  const header = (name: string, required: boolean, description: string) => ({
    name,
    in: 'header',
    required,
    description,
    schema: string,
  })
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: string,
  }))
  const { properties = {} } = query ? toSchema(query) : {}
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }))
  return [
    header(platformHeaders.tenant, true, 'Id of the shop.'),
    ...inPath,
    ...inQuery,
    ...(method === 'GET' ? [header('If-None-Match', false, 'ETag that is known.')] : []),
    ...(hasIfMatch
      ? [header('If-Match', false, 'ETag of the version that is to be changed.')]
      : []),
    ...(method === 'POST'
      ? [header('Idempotency-Key', needsIdempotencyKey, 'A repeated call changes nothing again.')]
      : []),
  ]
}

function json(schema: object): object {
  return { 'application/json': { schema } }
}

interface JsonSchema {
  properties?: Record<string, object>
}

const conversion = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // Conditions between fields have no words in JSON Schema; notes and errors name them.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const

/** Without the dialect, which OpenAPI 3.1 has as its default. */
function toSchema(schema: v.GenericSchema, schemas: NamedSchemas = {}): JsonSchema {
  const {
    $schema: _dialect,
    $defs: _named,
    ...rest
  } = toJsonSchema(schema, {
    ...conversion,
    definitions: { ...schemas },
  })
  return rest as JsonSchema
}
