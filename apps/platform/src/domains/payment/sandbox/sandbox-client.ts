import * as v from 'valibot'
import { PaymentProviderError } from '../payment-provider.js'

export interface SandboxClientOptions {
  /** Such as `http://127.0.0.1:4700`. */
  url: string
  /** Shared secret: authorizes calls, signs events. */
  secret: string
  /** Milliseconds until a call counts as unanswered. @default 10_000 */
  timeoutMs?: number
}

/** Calls the sandbox; undefined on 404. */
export type CallSandbox = <Schema extends v.GenericSchema>(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  schema: Schema,
  body?: object,
) => Promise<v.InferOutput<Schema> | undefined>

/**
 * Builds {@link CallSandbox}: an unclear response counts as none, so that the call is repeated.
 */
export function createSandboxClient(options: SandboxClientOptions): CallSandbox {
  const { url, secret, timeoutMs = 10_000 } = options
  return async (method, path, schema, body) => {
    const { status, text } = await send(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (status === 404) return undefined
    if (status === 409 || status === 422) {
      const code = codeOf(text)
      const kind = code === 'unknown-card' ? code : 'refused'
      throw new PaymentProviderError(kind, `The sandbox rejected the call: ${code}.`)
    }
    if (status < 200 || status > 299) {
      throw new PaymentProviderError('unavailable', `The sandbox responded with status ${status}.`)
    }
    const parsed = v.safeParse(schema, parseJson(text))
    if (parsed.success) return parsed.output
    throw new PaymentProviderError('unavailable', 'The sandbox responded in another format.')
  }
}

async function send(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init)
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    throw new PaymentProviderError('unavailable', 'The sandbox does not respond.', { cause })
  }
}

/** Null for an empty response. */
function parseJson(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function codeOf(text: string): string {
  const parsed = v.safeParse(
    v.object({ code: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)) }),
    parseJson(text),
  )
  return parsed.success ? parsed.output.code : 'without a reason'
}
