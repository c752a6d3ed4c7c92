import { createGeneratedFileCache } from '@floga/remix-server/app'
import type { GeneratedFile } from '@floga/remix-server/app'

import { logFailure } from './api/log-failure.server.js'

/** Files for other programs, generated from the catalogue, cached until it changes. */
const files = createGeneratedFileCache({
  onError: (error) => logFailure('a file was not generated', error),
})

/** Responds with a generated file; if it cannot be generated, with a `Retry-After` header. */
export async function answerGeneratedFile(
  request: Request,
  file: GeneratedFile,
): Promise<Response> {
  try {
    return await files.answer(request, file)
  } catch (error) {
    // A response thrown for a platform failure is a page for people.
    if (!(error instanceof Response)) logFailure('a file was not written', error)
    return new Response('Try again later.', { status: 503, headers: { 'Retry-After': '120' } })
  }
}
