import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createDocumentLibrary } from '../domains/assets/document-library.js'
import { createFileCache } from '../domains/assets/file-cache.js'
import { createImageLibrary } from '../domains/assets/image-library.js'
import { createImageRenderer } from '../domains/assets/image-renderer.js'
import { createPasswordHasher } from '../domains/auth/password.js'
import { createPlatform } from '../composition/create-platform.js'
import type { CreatePlatformOptions } from '../composition/create-platform.js'
import { createTestClient, type TestClient } from './create-test-client.js'
import { printPdf } from '../foundation/pdf/print-pdf.js'
import type { PlatformApp } from '../http/platform-app.js'
import type { Database } from '../foundation/database/database.js'

/** A platform over a test database, called without a port. */
export interface TestPlatform {
  app: TestClient
  /** To listen with, where a port is needed. */
  routes: PlatformApp
  /** Sends a GraphQL document and returns the body; `headers` override tenant and locale. */
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<{ data: Data; errors?: { message: string }[] }>
}

/** Cheap hashes: tests of passwords do not depend on the cost. */
export const cheapPasswords = createPasswordHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 })

/** Starts a platform that allows any document, for the tenant `floga` in Greek. */
export function startTestPlatform(
  database: Database,
  options: Partial<CreatePlatformOptions> = {},
): TestPlatform {
  const directory = mkdtempSync(join(tmpdir(), 'floga-test-'))
  const routes = createPlatform({
    database,
    documents: new Map(),
    isOpen: true,
    log: pino({ level: 'silent' }),
    passwords: cheapPasswords,
    images: createImageLibrary(() => [join(directory, 'pictures')]),
    renderer: createImageRenderer(join(directory, 'cache')),
    documentLibrary: createDocumentLibrary(() => [join(directory, 'documents')]),
    renderPdf: printPdf,
    documentFiles: createFileCache(join(directory, 'cache'), { maxAtOnce: 1 }),
    ...options,
  })
  const app = createTestClient(routes)
  return {
    app,
    routes,
    async graphql<Data>(
      query: string,
      variables: Record<string, unknown> = {},
      headers: Record<string, string> = {},
    ) {
      const response = await app.inject({
        method: 'POST',
        url: '/main/graphql',
        headers: { tenant: 'floga', locale: 'el', timezone: 'Europe/Athens', ...headers },
        payload: { query, variables },
      })
      return response.json<{ data: Data; errors?: { message: string }[] }>()
    },
  }
}
