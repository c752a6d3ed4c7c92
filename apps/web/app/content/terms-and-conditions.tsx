import type { PageHandle } from '../wiring/request/page-handle.js'

export { meta } from '../wiring/seo/route-meta.js'
export { ContentPage as default } from './content-page.js'
export { loadContentPage as loader } from './load-content-page.server.js'

export const handle: PageHandle = { cache: 'public' }
