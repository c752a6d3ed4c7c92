import { join } from 'node:path'
import { detectRunner } from './run-suite.mjs'
import { buildStep, repositoryChecks } from './verify-steps.mjs'
import { listWorkspacePackages } from '../workspace/list-workspace-packages.mjs'

/**
 * One suite to run, and what it cannot run without.
 *
 * @typedef {Pick<import('./run-suite.mjs').SuiteOptions, 'name' | 'command' | 'runner' | 'cwd'>
 *   & { needsBrowser: boolean }} PlannedSuite
 */

/** Suites that drive a browser, by the package that has them. */
const browserSuites = [
  { name: 'Stories in a browser', owner: '@floga/storybook', script: 'test:stories' },
  { name: 'End-to-end tests', owner: '@floga/web', script: 'test:e2e' },
]

/**
 * Everything that `npm test` runs, in order: cheap checks, unit tests, build, browsers.
 *
 * @param {string} root
 * @returns {PlannedSuite[]}
 */
export function planSuites(root) {
  const packages = listWorkspacePackages(root)
  return [
    ...repositoryChecks.map((step) => toStepSuite(step)),
    ...packages
      .filter(({ scripts }) => scripts.test !== undefined)
      .map((owner) => toScriptSuite({ name: owner.name, owner, script: 'test' })),
    toStepSuite(buildStep),
    ...browserSuites.map(({ name, owner, script }) => ({
      ...toScriptSuite({
        name,
        owner: packages.find((candidate) => candidate.name === owner) ?? {
          name: owner,
          folder: join(root, 'apps'),
          scripts: {},
        },
        script,
      }),
      needsBrowser: true,
    })),
  ]
}

/** @param {{ name: string, command: string[] }} step */
function toStepSuite({ name, command }) {
  return { name, command, runner: /** @type {const} */ ('exit-code'), needsBrowser: false }
}

/**
 * @param {{ name: string, owner: import('../workspace/list-workspace-packages.mjs').WorkspacePackage, script: string }} options
 */
function toScriptSuite({ name, owner, script }) {
  return {
    name,
    cwd: owner.folder,
    command: ['pnpm', 'run', script],
    runner: detectRunner(owner.scripts[script] ?? ''),
    needsBrowser: false,
  }
}
