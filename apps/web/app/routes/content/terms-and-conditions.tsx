import type { PageHandle } from '../../wiring/cache-policy.js'

export { meta } from '../../wiring/route-meta.js'
export { ContentPage as default } from './content-page.js'
export { loadContentPage as loader } from './content-page.server.js'

export const handle: PageHandle = { cache: 'public' }
