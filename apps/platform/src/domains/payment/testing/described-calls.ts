import { Ajv } from 'ajv'

/** A JSON Schema. */
export interface Described {
  readonly [keyword: string]: unknown
}

/** A call of a provider’s API, as its description has it. */
export interface DescribedCall {
  /** Such as `GET /v1/refunds/{id}`. */
  call: string
  params: Described
}

/** A call that the description has. */
export interface KnownCall {
  /** Such as `GET /v1/refunds/{id}`. */
  name: string
  /** The part of the path that is an id. */
  id: string
  /** What of a request the provider would refuse, undefined for nothing; texts become numbers. */
  refusal(params: object): { message: string; param: string } | undefined
}

const requests = new Ajv({ coerceTypes: true, strict: false })

/** Finds a call by its request; undefined for one that is not described. */
export function describeCalls(
  described: readonly DescribedCall[],
): (method: string, path: string) => KnownCall | undefined {
  const calls = described
    .map(({ call: name, params }) => {
      const [method = '', path = ''] = name.split(' ')
      const pattern = new RegExp(`^${path.replace('{id}', '([\\w-]+)')}$`)
      return { name, method, pattern, isRequest: requests.compile(params) }
    })
    .toSorted((one) => (one.name.includes('{') ? 1 : -1))
  return (method, path) => {
    for (const { name, isRequest, ...call } of calls) {
      const match = call.method === method && call.pattern.exec(path)
      if (!match) continue
      return {
        name,
        id: match[1] ?? '',
        refusal(params) {
          if (isRequest(params)) return undefined
          const { instancePath = '', message = '', params: more } = isRequest.errors?.[0] ?? {}
          return { message: `${message} ${JSON.stringify(more)}`, param: instancePath }
        },
      }
    }
    return undefined
  }
}
