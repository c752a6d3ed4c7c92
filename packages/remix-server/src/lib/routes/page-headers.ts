/** With `public` in it, the app says that a page is the same for every visitor. It stays on the server. */
export const CACHE_HEADER = 'X-Floga-Cache'

/** A loader names in it the one origin that its page shows in a frame; it goes into the page's policy, not to the browser. */
export const FRAME_HEADER = 'X-Floga-Frame'
