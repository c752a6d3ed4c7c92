/** Width in px at which stories are judged, unless they say otherwise. */
const usualWidthPx = 1280

/** Width in px at which long words must still find room (WCAG 1.4.10). */
const reflowWidthPx = 320

/**
 * Width in px of a telephone. A story tagged `narrow` is judged there alone; one tagged `both-widths` is judged
 * at the usual width and pictured at both.
 */
const narrowWidthPx = 390

/**
 * One story in one language, and under which circumstances it is judged.
 *
 * @typedef {object} Visit
 * @property {string} id
 * @property {'story' | 'docs'} viewMode
 * @property {'el' | 'en'} locale
 * @property {number} widthPx
 * @property {boolean} hasForcedColors
 * @property {{ name: string, widthPx: number }[]} pictures what is compared with its accepted picture
 */

/**
 * All visits, ordered so that a worker seldom changes language or width.
 *
 * @param {{ id: string, type: string, tags?: string[] }[]} entries the workbench's index
 * @returns {Visit[]}
 */
export function planVisits(entries) {
  return ['el', 'en']
    .flatMap((locale) => entries.filter((entry) => isVisited(entry, locale)).map(toVisit(locale)))
    .sort((one, other) => rank(one) - rank(other))
}

/** Pages of documentation stand in one language: they are written for programmers. */
function isVisited({ type }, locale) {
  return type === 'story' || (type === 'docs' && locale === 'en')
}

function toVisit(locale) {
  return ({ id, type, tags = [] }) => {
    const widthPx = widthOf(id, tags)
    const isPictured = type === 'story' && locale === 'el'
    const pictures = isPictured ? [{ name: id, widthPx }] : []
    if (isPictured && tags.includes('both-widths')) {
      pictures.push({ name: `${id}-${narrowWidthPx}`, widthPx: narrowWidthPx })
    }
    const hasForcedColors = id.endsWith('--forced-colours')
    return { id, viewMode: type, locale, widthPx, hasForcedColors, pictures }
  }
}

function widthOf(id, tags) {
  if (tags.includes('narrow')) return narrowWidthPx
  return id.endsWith('--long-text') && !tags.includes('wide') ? reflowWidthPx : usualWidthPx
}

function rank({ locale, widthPx, viewMode, hasForcedColors }) {
  return (
    (locale === 'el' ? 0 : 8) +
    (viewMode === 'docs' ? 4 : 0) +
    (widthPx === usualWidthPx ? 0 : 2) +
    (hasForcedColors ? 1 : 0)
  )
}
