import { SetupError } from '../setup-error.mjs'

/**
 * Rejects a Node that is older than the repository's `engines` entry requires.
 *
 * @param {string} actual such as `20.19.0`
 * @param {string} range  only the form `>=x.y.z` is read
 */
export function assertNodeVersion(actual, range) {
  const wanted = range.replace('>=', '').trim()
  if (isOlder(actual, wanted)) {
    throw new SetupError(`Node ${actual} is too old: install Node ${wanted} or later.`)
  }
}

/**
 * @param {string} actual
 * @param {string} wanted
 */
function isOlder(actual, wanted) {
  const actualParts = actual.split('.').map(Number)
  const wantedParts = wanted.split('.').map(Number)
  for (const [index, wantedPart] of wantedParts.entries()) {
    const actualPart = actualParts[index] ?? 0
    if (actualPart !== wantedPart) return actualPart < wantedPart
  }
  return false
}
