/** With `public` in it, the app says that a page is the same for every visitor. It stays on the server. */
export const CACHE_HEADER = 'X-Floga-Cache'

/** A loader names in it the one origin that its page shows in a frame; it goes into the page's policy, not to the browser. */
export const FRAME_HEADER = 'X-Floga-Frame'

/**
 * The render names in it what the policy of its page allows beside the site's own sources, as JSON of `PolicySources`: hosts
 * that come from data. It stays on the server.
 */
export const SOURCES_HEADER = 'X-Floga-Sources'
