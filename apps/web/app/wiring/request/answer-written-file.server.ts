import { createWrittenFileCache } from '@floga/remix-server/app'
import type { WrittenFile } from '@floga/remix-server/app'

import { logFailure } from '../api/log-failure.server.js'

/** Files for other programs that are written from the catalogue, kept until it changes. */
const files = createWrittenFileCache({
  onError: (error) => logFailure('a file was not written anew', error),
})

/** Answers with a file for other programs; while it cannot be written, tells them to come again. */
export async function answerWrittenFile(request: Request, file: WrittenFile): Promise<Response> {
  try {
    return await files.answer(request, file)
  } catch (error) {
    // What was thrown in answering the platform's failure is a page for people.
    if (!(error instanceof Response)) logFailure('a file was not written', error)
    return new Response('Try again later.', { status: 503, headers: { 'Retry-After': '120' } })
  }
}
