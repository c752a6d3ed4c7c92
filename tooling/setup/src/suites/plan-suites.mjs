import { join } from 'node:path'
import { listWorkspacePackages } from '../workspace/list-workspace-packages.mjs'
import { detectRunner } from './run-suite.mjs'
import { buildStep, repositoryChecks } from './verify-steps.mjs'

/**
 * One suite to run, what it cannot run without, and the suites that have to end before it starts.
 *
 * @typedef {Pick<import('./run-suite.mjs').SuiteOptions, 'name' | 'command' | 'runner' | 'cwd'>
 *   & { needsBrowser: boolean, after: string[] }} PlannedSuite
 */

/**
 * Suites of what was built, by the package that has them.
 *
 * @type {{ name: string, owner: string, script: string, options?: string[], needsBrowser: boolean }[]}
 */
const builtSuites = [
  { name: 'End-to-end tests', owner: '@floga/web', script: 'test:e2e', needsBrowser: true },
  {
    name: 'End-to-end tests of a second shop',
    owner: '@floga/tenant-minimal',
    script: 'test:e2e',
    needsBrowser: true,
  },
  {
    name: 'Stories in a browser',
    owner: '@floga/storybook',
    script: 'test:stories',
    // The build before it made the Storybook, too.
    options: ['--no-build'],
    needsBrowser: true,
  },
  { name: 'A shop made anew', owner: '@floga/setup', script: 'test:shop', needsBrowser: false },
]

/** Starts the platform as it was built. */
const startsBuild = '@floga/chaos'

/** All that start what was built. */
const needBuild = [startsBuild, '@floga/backend-minimal']

/** The longest beside the end-to-end tests, longest first: shorter ones fill the end of both lanes. */
const longest = [
  '@floga/platform',
  'Stories in a browser',
  startsBuild,
  'A shop made anew',
  'End-to-end tests of a second shop',
  '@floga/release',
]

/**
 * Everything that `npm test` runs. The longest chain comes first and takes one lane: what builds, then the end-to-end tests
 * of what was built. Checks, then the other suites run beside it.
 *
 * @param {string} root
 * @returns {PlannedSuite[]}
 */
export function planSuites(root) {
  const packages = listWorkspacePackages(root)
  const unitSuites = packages
    .filter(({ scripts }) => scripts.test !== undefined)
    .map((owner) => toScriptSuite({ name: owner.name, owner, script: 'test' }))
    .map((suite) =>
      needBuild.includes(suite.name) ? { ...suite, after: [buildStep.name] } : suite,
    )
  const [endToEnd, ...others] = builtSuites.map(({ owner: ownerName, ...suite }) => {
    const none = { name: ownerName, folder: join(root, 'apps'), scripts: {} }
    const owner = packages.find((candidate) => candidate.name === ownerName) ?? none
    const { needsBrowser } = suite
    return { ...toScriptSuite({ ...suite, owner }), needsBrowser, after: [buildStep.name] }
  })
  return [
    toStepSuite(buildStep),
    ...(endToEnd === undefined ? [] : [endToEnd]),
    ...repositoryChecks.map((step) => toStepSuite(step)),
    ...[...unitSuites.toReversed(), ...others].toSorted((a, b) => rank(a) - rank(b)),
  ]
}

/** @param {PlannedSuite} suite */
function rank({ name }) {
  const place = longest.indexOf(name)
  return place === -1 ? longest.length : place
}

/**
 * @param {{ name: string, command: string[] }} step
 * @returns {PlannedSuite}
 */
function toStepSuite({ name, command }) {
  return { name, command, runner: 'exit-code', needsBrowser: false, after: [] }
}

/**
 * @param {{ name: string, owner: import('../workspace/list-workspace-packages.mjs').WorkspacePackage, script: string,
 *   options?: string[] }} suite `options` go to the script
 * @returns {PlannedSuite}
 */
function toScriptSuite({ name, owner, script, options = [] }) {
  return {
    name,
    cwd: owner.folder,
    command: ['pnpm', 'run', script, ...options],
    runner: detectRunner(owner.scripts[script] ?? ''),
    needsBrowser: false,
    after: [],
  }
}
