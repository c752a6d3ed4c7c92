import { createPlatformClient } from '@floga/api-client'

declare const options: Parameters<typeof createPlatformClient>[0]
const platform = createPlatformClient(options)

export const version = await platform.rest.catalogueVersion()

const outcome = await platform.tokens.request({ grant_type: 'refresh_token', refresh_token: 'r' })
if (outcome.status === 'refused') console.log(outcome.error, outcome.retryAfterSeconds)

export const terms = await platform.content.find('/terms-of-service')
export const news = await platform.content.list({ search: 'φίλτρο', limit: 5 })
