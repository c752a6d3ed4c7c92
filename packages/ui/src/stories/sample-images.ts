import type { ImageAsset } from '../index.js'

const shades = `<defs><linearGradient id="a"><stop offset="0" stop-color="#c9ced6"/><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="#8f98a4"/></linearGradient><linearGradient id="b"><stop offset="0" stop-color="#c7701c"/><stop offset=".35" stop-color="#ffb668"/><stop offset="1" stop-color="#a2560d"/></linearGradient><radialGradient id="s"><stop offset="0" stop-color="#1a1a1a" stop-opacity=".28"/><stop offset="1" stop-color="#1a1a1a" stop-opacity="0"/></radialGradient></defs>`

const createSvg = (shapes: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${shades}<rect width="200" height="200" fill="#f5f6f8"/>${shapes}</svg>`,
  )}`

const square = (src: string): ImageAsset => ({ src, alt: '', width: 800, height: 800 })

/** SVG placeholders for product images, so that stories need no file. */
export const sampleImages = {
  cylinder: square(
    createSvg(
      '<ellipse cx="104" cy="176" rx="62" ry="10" fill="url(#s)"/><rect x="56" y="56" width="88" height="118" rx="26" fill="url(#a)"/><rect x="56" y="104" width="88" height="26" fill="#6563ff" opacity=".9"/><path d="M74 58c0-22 52-22 52 0" fill="none" stroke="#8f98a4" stroke-width="8"/><rect x="92" y="30" width="16" height="24" rx="3" fill="url(#b)"/>',
    ),
  ),
  regulator: square(
    createSvg(
      '<ellipse cx="102" cy="160" rx="70" ry="9" fill="url(#s)"/><rect x="20" y="104" width="160" height="22" rx="6" fill="url(#b)"/><circle cx="100" cy="100" r="54" fill="url(#a)"/><circle cx="100" cy="100" r="38" fill="none" stroke="#8f98a4" stroke-width="2"/><circle cx="100" cy="100" r="12" fill="url(#b)"/>',
    ),
  ),
  hose: square(
    createSvg(
      '<ellipse cx="100" cy="166" rx="72" ry="9" fill="url(#s)"/><path d="M40 150c0-90 120-90 120-20s-90 50-90 0 60-50 66-10" fill="none" stroke="#e8762a" stroke-width="13" stroke-linecap="round"/><rect x="30" y="142" width="20" height="26" rx="4" fill="url(#b)"/><rect x="126" y="116" width="20" height="22" rx="4" fill="url(#b)"/>',
    ),
  ),
  cooker: square(
    createSvg(
      '<ellipse cx="100" cy="156" rx="82" ry="9" fill="url(#s)"/><rect x="24" y="92" width="152" height="60" rx="8" fill="url(#a)"/><ellipse cx="66" cy="92" rx="34" ry="9" fill="#2c2f36"/><ellipse cx="138" cy="92" rx="30" ry="8" fill="#2c2f36"/><circle cx="60" cy="128" r="10" fill="#2c2f36"/><circle cx="140" cy="128" r="10" fill="#2c2f36"/>',
    ),
  ),
} satisfies Record<string, ImageAsset>
