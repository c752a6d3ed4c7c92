/**
 * With `public`, the app declares that a page is the same for every visitor. The server removes the
 * header.
 */
export const CACHE_HEADER = 'X-Floga-Cache'

/**
 * A loader sets it to the one origin that its page embeds in an iframe. The server moves it into
 * the page's content security policy and removes the header.
 */
export const FRAME_HEADER = 'X-Floga-Frame'

/**
 * The render sets it to the sources that its page's content security policy allows besides the
 * site's own, as JSON of `PolicySources`. The server removes the header.
 */
export const SOURCES_HEADER = 'X-Floga-Sources'
