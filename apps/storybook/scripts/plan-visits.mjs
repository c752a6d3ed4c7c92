/** Width in px at which stories are checked by default. */
const usualWidthPx = 1280

/** Width in px at which long words must still fit (WCAG 1.4.10). */
const reflowWidthPx = 320

/**
 * Width in px of a phone. A story tagged `narrow` is checked there alone; one tagged `both-widths`
 * is checked at the usual width and has a screenshot at both.
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
 * @property {{ name: string, widthPx: number }[]} screenshots those compared with accepted ones
 */

/**
 * The languages of the stories; the first is the one in which everything about a story is checked.
 */
export const languages = ['el', 'en']

/**
 * The visits of a run, ordered so that a browser seldom changes language or width: every story in
 * Greek, every story in English, then every page of documentation, which is English.
 *
 * @param {{ id: string, type: string, tags?: string[] }[]} entries Storybook's index
 * @param {string} [language] the only language of the visits; without it, all languages
 * @returns {Visit[]}
 */
export function planVisits(entries, language) {
  return entries
    .flatMap((entry) => toVisits(entry))
    .filter(({ locale }) => language === undefined || locale === language)
    .sort((one, other) => rank(one) - rank(other))
}

/**
 * Whether `npm test` has a visit: a story in Greek, unless another story of its component shows
 * nearly the same.
 *
 * @param {Visit} visit
 */
export function isInShortRun({ id, viewMode, locale }) {
  return viewMode === 'story' && locale === 'el' && !/--(?:playground|large-text)$/.test(id)
}

function toVisits({ id, type, tags = [] }) {
  const widthPx = widthOf(id, tags)
  const hasForcedColors = id.endsWith('--forced-colours')
  const inEnglish = {
    id,
    viewMode: type,
    locale: 'en',
    widthPx,
    hasForcedColors,
    withAxe: false,
    screenshots: [],
  }
  if (type !== 'story') return [inEnglish]
  // A playground looks like the story by default, until its reader changes it.
  const screenshots = id.endsWith('--playground') ? [] : [{ name: id, widthPx }]
  if (tags.includes('both-widths')) {
    screenshots.push({ name: `${id}-${narrowWidthPx}`, widthPx: narrowWidthPx })
  }
  return [{ ...inEnglish, locale: 'el', withAxe: true, screenshots }, inEnglish]
}

function widthOf(id, tags) {
  if (tags.includes('narrow')) return narrowWidthPx
  return id.endsWith('--long-text') && !tags.includes('wide') ? reflowWidthPx : usualWidthPx
}

function rank({ viewMode, locale, widthPx, hasForcedColors }) {
  return (
    (viewMode === 'docs' ? 8 : 0) +
    (locale === 'en' ? 4 : 0) +
    (widthPx === usualWidthPx ? 0 : 2) +
    (hasForcedColors ? 1 : 0)
  )
}
