import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import type { SourceTree } from '../tree/source-tree.js'

/** A browser and the least of its versions that the shop supports. */
export interface SupportedBrowser {
  /** As in Browserslist. */
  id: string
  version: string
}

/** Names of browsers in the compatibility data where they differ from those of Browserslist. */
const namesInData = new Map([['ios_saf', 'safari_ios']])

/** Names of browsers for readers. */
const labels = new Map([
  ['chrome', 'Chrome'],
  ['edge', 'Edge'],
  ['firefox', 'Firefox'],
  ['safari', 'Safari'],
  ['ios_saf', 'Safari on iOS'],
])

/** Reads `browserslist` of the repository's package.json, whose queries are all of the form `firefox >= 115`. */
export function readSupportedBrowsers({ read }: Pick<SourceTree, 'read'>): SupportedBrowser[] {
  const { browserslist = [] } = JSON.parse(read('package.json')) as { browserslist?: string[] }
  return browserslist.map((query) => {
    const [, id = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? []
    if (!labels.has(id)) {
      throw new Error(`package.json: '${query}' is not of the form 'firefox >= 115'.`)
    }
    return { id, version }
  })
}

/** The supported browsers in a sentence. */
export function describeBrowsers(browsers: readonly SupportedBrowser[]): string {
  const versionOf = (id: string): string =>
    browsers.find((browser) => browser.id === id)?.version ?? ''
  const [chrome, edge] = [versionOf('chrome'), versionOf('edge')]
  const chromium = chrome === edge ? `Chrome and Edge ${chrome}` : `Chrome ${chrome}, Edge ${edge}`
  return `Safari ${versionOf('safari')}, ${chromium}, Firefox ${versionOf('firefox')}`
}

/** The compatibility of a feature; undefined for a group of features. */
export function compatibilityOf(feature: Identifier | undefined): CompatStatement | undefined {
  // oxlint-disable-next-line no-underscore-dangle -- the data's own name
  return feature?.__compat
}

/**
 * The first supported browser whose least version lacks a feature, with the version that has it; null where all have it, or none does,
 * as with names that only a proposal gives.
 */
export function findLackingBrowser(
  { support }: Pick<CompatStatement, 'support'>,
  browsers: readonly SupportedBrowser[],
): string | null {
  const found = browsers.map(({ id, version }) => {
    // Names that the data do not know are undefined below.
    const statements = [support[(namesInData.get(id) ?? id) as BrowserName]].flat()
    const versions = statements
      .filter((one) => one && !one.flags && !one.prefix && !one.alternative_name)
      .map((one) => (typeof one?.version_added === 'string' ? one.version_added : 'preview'))
      .filter((added) => added !== 'preview')
    // The oldest is the last.
    const since = versions.at(-1)?.replace('≤', '')
    const isLacking = since === undefined || isOlder(version, since)
    return { label: labels.get(id), since, isLacking }
  })
  const lacking = found.find(({ isLacking }) => isLacking)
  if (lacking === undefined || found.every(({ since }) => since === undefined)) return null
  return `${lacking.label} ${lacking.since === undefined ? 'lacks' : `has since ${lacking.since}`}`
}

function isOlder(version: string, other: string): boolean {
  const [a, b] = [version, other].map((text) => text.split('.').map(Number))
  const at = [0, 1, 2].find((index) => (a?.[index] ?? 0) !== (b?.[index] ?? 0))
  return at !== undefined && (a?.[at] ?? 0) < (b?.[at] ?? 0)
}
