import data from '@mdn/browser-compat-data' with { type: 'json' }
import {
  compatibilityOf,
  describeBrowsers,
  findLackingBrowser,
  readSupportedBrowsers,
} from '../../browsers/supported-browsers.js'
import type { Finding, Rule } from '../../rule.js'

/** Documents that name the supported browsers. */
const documents = ['README.md', 'CONTRIBUTING.md']

/** The inline script that leaves older browsers the page without scripts. */
const deferral = 'packages/remix-server/src/lib/hydration/defer-hydration.ts'

/** Features that it tests, as it writes them, with their compatibility data. */
const testedFeatures = new Map([
  ['HTMLScriptElement.supports', data.api['HTMLScriptElement']?.['supports_static']],
  ["('importmap')", data.html.elements?.['script']?.['type']?.['importmap']],
  [
    "CSS.supports('height', '1svh')",
    data.css.types?.['length']?.['viewport_percentage_units_small'],
  ],
])

/** The `browserslist` of package.json is what documents say and what `deferHydration` lets run its scripts. */
export const supportedBrowsers: Rule = {
  name: 'supported-browsers',
  check(tree) {
    const browsers = readSupportedBrowsers(tree)
    const sentence = describeBrowsers(browsers)
    const findings: Finding[] = documents
      .filter((file) => tree.has(file) && !tree.read(file).includes(sentence))
      .map((file) => ({
        file,
        message: `does not name the browsers of package.json: ${sentence}`,
        remedy: 'write them as package.json says',
      }))
    if (!tree.has(deferral)) return findings
    const text = tree.read(deferral)
    for (const [feature, known] of testedFeatures) {
      const compatibility = compatibilityOf(known)
      const lacking = compatibility && findLackingBrowser(compatibility, browsers)
      if (text.includes(feature) && lacking === null) continue
      findings.push({
        file: deferral,
        message:
          lacking === null ? `does not test ${feature}` : `tests ${feature}, which ${lacking}`,
        remedy: 'test features that every supported browser has, and name them in the rule',
      })
    }
    return findings
  },
}
