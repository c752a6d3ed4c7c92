/** Width in px at which stories are checked, unless they say otherwise. */
const usualWidthPx = 1280

/** Width in px at which long words must still fit (WCAG 1.4.10). */
const reflowWidthPx = 320

/**
 * Width in px of a phone. A story tagged `narrow` is checked there alone; one tagged `both-widths` is checked
 * at the usual width and has a screenshot at both.
 */
const narrowWidthPx = 390

/**
 * One story in one language, and under which circumstances it is checked.
 *
 * @typedef {object} Visit
 * @property {string} id
 * @property {'story' | 'docs'} viewMode
 * @property {'el' | 'en'} locale
 * @property {number} widthPx
 * @property {boolean} hasForcedColors
 * @property {boolean} withAxe
 * @property {{ name: string, widthPx: number }[]} screenshots what is compared with its accepted screenshot
 */

/**
 * The visits of a run, ordered so that a browser seldom changes language or width: every story in Greek, then every page of
 * documentation, which is English.
 *
 * @param {{ id: string, type: string, tags?: string[] }[]} entries Storybook's index
 * @returns {Visit[]}
 */
export function planVisits(entries) {
  return entries.map((entry) => toVisit(entry)).sort((one, other) => rank(one) - rank(other))
}

/**
 * Plans visits in English: for stories whose English says something that no story of the component has said at that width
 * and size of text. Whatever does not depend on the language has been checked in Greek.
 *
 * @returns {(visit: Visit, english: string | undefined) => Visit[]}
 */
export function createEnglishPlan() {
  const seen = new Set()
  return (visit, english) => {
    const [component] = visit.id.split('--')
    const key = JSON.stringify([component, visit.widthPx, english])
    if (english === undefined || seen.has(key)) return []
    seen.add(key)
    return [{ ...visit, locale: 'en', withAxe: false, screenshots: [] }]
  }
}

function toVisit({ id, type, tags = [] }) {
  const isStory = type === 'story'
  const widthPx = widthOf(id, tags)
  const screenshots = isStory ? [{ name: id, widthPx }] : []
  if (isStory && tags.includes('both-widths')) {
    screenshots.push({ name: `${id}-${narrowWidthPx}`, widthPx: narrowWidthPx })
  }
  const hasForcedColors = id.endsWith('--forced-colours')
  const locale = isStory ? 'el' : 'en'
  return { id, viewMode: type, locale, widthPx, hasForcedColors, withAxe: isStory, screenshots }
}

function widthOf(id, tags) {
  if (tags.includes('narrow')) return narrowWidthPx
  return id.endsWith('--long-text') && !tags.includes('wide') ? reflowWidthPx : usualWidthPx
}

function rank({ viewMode, widthPx, hasForcedColors }) {
  return (
    (viewMode === 'docs' ? 4 : 0) + (widthPx === usualWidthPx ? 0 : 2) + (hasForcedColors ? 1 : 0)
  )
}
