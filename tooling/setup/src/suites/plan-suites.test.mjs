import { describe, expect, it } from 'vitest'
import { repositoryRoot as root } from '../repository-root.mjs'
import { listWorkspacePackages } from '../workspace/list-workspace-packages.mjs'
import { chooseSuites } from './choose-suites.mjs'
import { otherNodes, planLongSuites, planSuites } from './plan-suites.mjs'

const packages = listWorkspacePackages(root)
const short = planSuites(root)
const long = planLongSuites(root)

/** @param {import('./plan-suites.mjs').PlannedSuite[]} suites */
const scriptsOf = (suites) =>
  suites.flatMap(({ cwd, command }) => {
    const at = command.indexOf('run')
    return cwd === undefined ? [] : [`${cwd} ${command[at + 1]}`]
  })
/** @param {import('./plan-suites.mjs').PlannedSuite[]} suites */
const namesOf = (suites) => suites.map(({ name }) => name)
const unitTests = packages.filter(({ scripts }) => scripts.test !== undefined)

describe('planSuites', () => {
  it('has the unit tests of every package, checks, and a short case of what starts a browser', () => {
    const others = namesOf(short).filter((name) => !name.startsWith('@'))
    expect(others.toSorted()).toEqual([
      'Build',
      'End-to-end tests',
      'End-to-end tests of a second shop',
      'Format',
      'Generated code is fresh',
      'Lint',
      'Repository rules',
      'Stories in a browser',
      'Types',
      'Unused code',
    ])
    expect(namesOf(short)).toEqual(expect.arrayContaining(unitTests.map(({ name }) => name)))
  })

  it('builds first, and then takes the longest', () => {
    expect(namesOf(short).slice(0, 2)).toEqual(['Build', 'End-to-end tests'])
  })
})

describe('planLongSuites', () => {
  it('has what proves for long, and the unit tests of every package on each other version of Node', () => {
    const ids = [...new Set(long.map(({ id }) => id))]
    expect(ids).toEqual([
      'Build',
      'e2e',
      'second-shop',
      'stories',
      'browsers',
      'shop',
      'dev',
      'files',
      'platform',
      'release',
      'chaos',
      'first-tap',
      'back-office',
      'crawl',
      'consumers',
      ...otherNodes.map((version) => `node-${version}`),
      'chaos-full',
      'mutation',
    ])
    for (const version of otherNodes) {
      const suites = long.filter(({ id }) => id === `node-${version}`)
      expect(suites).toHaveLength(unitTests.length)
      for (const { command } of suites) expect(command.join(' ')).toContain(`node@${version} --`)
    }
  })

  it('names each suite once', () => {
    for (const names of [namesOf(short), namesOf(long)]) {
      expect(names).toEqual([...new Set(names)])
    }
  })
})

describe('both plans', () => {
  it('leave out no test script of any package', () => {
    const planned = scriptsOf([...short, ...long])
    const wanted = packages.flatMap(({ folder, scripts }) =>
      Object.keys(scripts)
        .filter((script) => /^test(?::|$)/.test(script))
        .map((script) => `${folder} ${script}`),
    )
    expect(wanted.length).toBeGreaterThan(30)
    expect(planned).toEqual(expect.arrayContaining(wanted))
  })

  it('share out tagged tests: what one runs of a script, the other leaves out', () => {
    const tagged = [...short, ...long].filter(({ command }) => command.includes('test:e2e'))
    const options = tagged.map(({ cwd, command }) => [cwd, command.slice(3).join(' ')])
    const folders = [...new Set(options.map(([cwd]) => cwd))]
    expect(options.toSorted()).toEqual(
      folders
        .flatMap((cwd) => [
          [cwd, '--grep @long'],
          [cwd, '--grep-invert @long'],
        ])
        .toSorted(),
    )
  })
})

describe('chooseSuites', () => {
  it('takes what is asked for, after the build where it needs one', () => {
    expect(chooseSuites(long, [])).toHaveLength(long.length)
    const crawl = chooseSuites(long, ['--', '--only', 'crawl'])
    expect(namesOf(crawl)).toEqual(['Build', 'Every page of the shop'])
    expect(namesOf(chooseSuites(short, ['--only', 'Lint']))).toEqual(['Lint'])
    const onNode = chooseSuites(long, ['--only', `node-${otherNodes[0]}`])
    expect(onNode).toHaveLength(unitTests.length + 1)
  })

  it('says what it takes when it is asked for something else', () => {
    expect(() => chooseSuites(short, ['--only', 'nothing'])).toThrow(
      /has no nothing.* takes .*Lint/,
    )
    expect(() => chooseSuites(short, ['nothing'])).toThrow('The only option is --only')
  })
})
