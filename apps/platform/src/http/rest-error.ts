import type { RestErrorResponse } from '@floga/platform-contract'

/** A rejected call: its status and the stable code in the body. */
export class RestError extends Error {
  override readonly name = 'RestError'
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Builds the body of a rejected request; unexpected errors are masked. */
export function toRestError(error: unknown): { status: number; body: RestErrorResponse } {
  if (error instanceof RestError) {
    return { status: error.statusCode, body: { code: error.code, message: error.message } }
  }
  const status = clientStatus(error)
  if (status !== undefined) {
    return {
      status,
      body: {
        code: codes[status] ?? 'bad-request',
        message: error instanceof Error ? error.message : 'The request cannot be read.',
      },
    }
  }
  return { status: 500, body: { code: 'failed', message: 'The platform failed. Try again later.' } }
}

const codes: Record<number, string> = {
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-media-type',
}

/** The HTTP server's own errors carry a status; their messages only describe the request. */
function clientStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  const status = error.statusCode
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}
