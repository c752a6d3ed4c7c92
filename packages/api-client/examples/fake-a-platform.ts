import { createFakePlatform } from '@floga/api-client/testing'

export const { fetch, calls } = createFakePlatform({ Product: () => ({ product: null }) })
