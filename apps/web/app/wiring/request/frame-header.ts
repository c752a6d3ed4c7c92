/** A loader names in it the one origin that its page shows in a frame; it goes into the page's policy, not to the browser. */
export const FRAME_HEADER = 'X-Floga-Frame'
