import { createFileCache } from '@floga/remix-server/app'

import { logFailure } from '../api/log-failure.server.js'

/** Files for other programs that are written from the catalogue, kept until it changes. */
export const writtenFiles = createFileCache({
  onError: (error) => logFailure('a file was not written anew', error),
})
