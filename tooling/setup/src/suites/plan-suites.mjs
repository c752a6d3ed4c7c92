import { listWorkspacePackages } from '../workspace/list-workspace-packages.mjs'
import { detectRunner } from './run-suite.mjs'
import { buildStep, repositoryChecks } from './verify-steps.mjs'

/**
 * A suite, its requirements, and the suites that have to finish before it starts. `--only` selects
 * suites by `id`; suites that belong together share one.
 *
 * @typedef {Pick<import('./run-suite.mjs').SuiteOptions, 'name' | 'command' | 'runner' | 'cwd'>
 *   & { id: string, needsBrowser: boolean, after: string[] }} PlannedSuite
 *
 * @typedef {import('../workspace/list-workspace-packages.mjs').WorkspacePackage} WorkspacePackage
 *
 * @typedef {object} SuiteOfPackage
 * @property {string} name
 * @property {string} id
 * @property {string} owner the package
 * @property {string} script
 * @property {string[]} [options] arguments of the script
 * @property {boolean} [needsBrowser] @default false
 */

/**
 * Suites of `npm test` that need a build.
 *
 * @type {SuiteOfPackage[]}
 */
const shortSuites = [
  {
    name: 'End-to-end tests',
    id: 'e2e',
    owner: '@floga/web',
    script: 'test:e2e',
    options: ['--grep-invert', '@long'],
    needsBrowser: true,
  },
  {
    name: 'End-to-end tests of a second shop',
    id: 'second-shop',
    owner: '@floga/tenant-minimal',
    script: 'test:e2e',
    options: ['--grep-invert', '@long'],
    needsBrowser: true,
  },
  {
    name: 'Stories in a browser',
    id: 'stories',
    owner: '@floga/storybook',
    script: 'test:stories',
    // The build step has built the Storybook.
    options: ['--no-build', '--short'],
    needsBrowser: true,
  },
]

/**
 * Suites of `pnpm test:long`, except unit tests in other versions of Node, the shortest first.
 *
 * @type {SuiteOfPackage[]}
 */
const longSuites = [
  {
    name: 'End-to-end tests, the long ones',
    id: 'e2e',
    owner: '@floga/web',
    script: 'test:e2e',
    options: ['--grep', '@long'],
    needsBrowser: true,
  },
  {
    name: 'End-to-end tests of a second shop, the long ones',
    id: 'second-shop',
    owner: '@floga/tenant-minimal',
    script: 'test:e2e',
    options: ['--grep', '@long'],
    needsBrowser: true,
  },
  {
    name: 'Stories in a browser, the long ones',
    id: 'stories',
    owner: '@floga/storybook',
    script: 'test:stories',
    options: ['--no-build', '--long'],
    needsBrowser: true,
  },
  {
    name: 'The main paths in three browsers',
    id: 'browsers',
    owner: '@floga/web',
    script: 'test:browsers',
    needsBrowser: true,
  },
  { name: 'A new shop from the template', id: 'shop', owner: '@floga/setup', script: 'test:shop' },
  {
    name: 'Both shops in development',
    id: 'dev',
    owner: '@floga/setup',
    script: 'test:dev',
    needsBrowser: true,
  },
  {
    name: 'Large files of nonsense',
    id: 'files',
    owner: '@floga/platform',
    script: 'test:files',
  },
  {
    name: 'The platform on both engines',
    id: 'platform',
    owner: '@floga/platform',
    script: 'test:long',
  },
  {
    name: 'Packages as they are published',
    id: 'release',
    owner: '@floga/release',
    script: 'test:long',
  },
  { name: 'Load and faults', id: 'chaos', owner: '@floga/chaos', script: 'test:long' },
  {
    name: 'The first tap',
    id: 'first-tap',
    owner: '@floga/bench',
    script: 'bench',
    options: ['first-tap', '3', '--limits', 'generous'],
    needsBrowser: true,
  },
  {
    name: 'A back office',
    id: 'back-office',
    owner: '@floga/connector-medusa',
    script: 'test:long',
    needsBrowser: true,
  },
  {
    name: 'Every page of the shop',
    id: 'crawl',
    owner: '@floga/crawl',
    script: 'crawl',
    needsBrowser: true,
  },
  {
    name: 'The kit in other applications',
    id: 'consumers',
    owner: '@floga/consumers',
    script: 'consumers',
    needsBrowser: true,
  },
]

/**
 * The last suites of `pnpm test:long`: each takes an hour or more.
 *
 * @type {SuiteOfPackage[]}
 */
const longestSuites = [
  {
    name: 'Load and faults at full length',
    id: 'chaos-full',
    owner: '@floga/chaos',
    script: 'chaos',
  },
  {
    name: 'Mutated code',
    id: 'mutation',
    owner: '@floga/mutation',
    script: 'mutate',
    options: ['all'],
  },
]

/** Versions of Node in which `pnpm test:long` runs the unit tests; `npm test` uses its own. */
export const otherNodes = ['22', '24']

/** Packages whose unit tests start built programs. */
const needBuild = ['@floga/chaos', '@floga/backend-minimal']

/** The longest suites after the end-to-end tests, longest first: shorter ones fill the end of both lanes. */
const longest = [
  '@floga/platform',
  'Stories in a browser',
  '@floga/chaos',
  'End-to-end tests of a second shop',
]

/**
 * The suites of `npm test`. The longest chain comes first and takes one lane: the build, then the
 * end-to-end tests. Checks, then the other suites run in the other lane.
 *
 * @param {string} root
 * @returns {PlannedSuite[]}
 */
export function planSuites(root) {
  const packages = listWorkspacePackages(root)
  const [endToEnd, ...others] = shortSuites.map((suite) => toBuiltSuite(suite, packages))
  return [
    toStepSuite(buildStep),
    ...(endToEnd === undefined ? [] : [endToEnd]),
    ...repositoryChecks.map((step) => toStepSuite(step)),
    ...[...planUnitTests(packages).toReversed(), ...others].toSorted((a, b) => rank(a) - rank(b)),
  ]
}

/**
 * The suites of `pnpm test:long`: long tests of which `npm test` has a short case.
 *
 * @param {string} root
 * @returns {PlannedSuite[]}
 */
export function planLongSuites(root) {
  const packages = listWorkspacePackages(root)
  return [
    toStepSuite(buildStep),
    ...longSuites.map((suite) => toBuiltSuite(suite, packages)),
    ...otherNodes.flatMap((version) =>
      planUnitTests(packages).map((suite) => onNode(version, suite)),
    ),
    ...longestSuites.map((suite) => toBuiltSuite(suite, packages)),
  ]
}

/**
 * @param {WorkspacePackage[]} packages
 * @returns {PlannedSuite[]}
 */
function planUnitTests(packages) {
  return packages
    .filter(({ scripts }) => scripts.test !== undefined)
    .map((owner) => ({
      ...toScriptSuite({ name: owner.name, id: owner.name, owner, script: 'test' }),
      after: needBuild.includes(owner.name) ? [buildStep.name] : [],
    }))
}

/**
 * Runs a suite in another version of Node, from npm's package `node`.
 *
 * @param {string} version
 * @param {PlannedSuite} suite
 * @returns {PlannedSuite}
 */
function onNode(version, suite) {
  return {
    ...suite,
    name: `${suite.name} on Node ${version}`,
    id: `node-${version}`,
    command: ['npm', 'exec', '--yes', `--package=node@${version}`, '--', ...suite.command],
  }
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
  return { name, id: name, command, runner: 'exit-code', needsBrowser: false, after: [] }
}

/**
 * @param {SuiteOfPackage} suite
 * @param {WorkspacePackage[]} packages
 * @returns {PlannedSuite}
 */
function toBuiltSuite({ owner: name, needsBrowser = false, ...suite }, packages) {
  const owner = packages.find((candidate) => candidate.name === name)
  if (owner === undefined) throw new Error(`There is no package ${name}.`)
  return { ...toScriptSuite({ ...suite, owner }), needsBrowser, after: [buildStep.name] }
}

/**
 * @param {Omit<SuiteOfPackage, 'owner' | 'needsBrowser'> & { owner: WorkspacePackage }} suite
 * @returns {PlannedSuite}
 */
function toScriptSuite({ name, id, owner, script, options = [] }) {
  return {
    name,
    id,
    cwd: owner.folder,
    command: ['pnpm', 'run', script, ...options],
    runner: detectRunner(owner.scripts[script] ?? ''),
    needsBrowser: false,
    after: [],
  }
}
