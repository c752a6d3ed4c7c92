import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url))

/** A server with an image of its own. */
export interface Image {
  /** Of its Dockerfile in `deploy`, of its service and its unit. */
  name: string
  /** Its folder. */
  folder: string
}

/** The servers in the order in which they start. */
export const images: readonly Image[] = [
  { name: 'payment-sandbox', folder: 'apps/payment-sandbox' },
  { name: 'platform', folder: 'apps/platform' },
  { name: 'shop', folder: 'apps/web' },
]
