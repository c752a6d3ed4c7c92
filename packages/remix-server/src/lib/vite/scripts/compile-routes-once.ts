import type { Plugin } from 'vite'

import { leaveOut } from './leave-out.js'

const routerModule = /\/@remix-run\/router\/dist\/router\.js$/

/** What the router does for each address, and what takes its place. */
const replaced = [
  [
    'let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);',
    'let branches = rankedBranches(routes);',
  ],
  [
    '= compilePath(pattern.path, pattern.caseSensitive, pattern.end);',
    '= compiledPath(pattern.path, pattern.caseSensitive, pattern.end);',
  ],
] as const

const kept = `
const branchesOf = new WeakMap();
function rankedBranches(routes) {
  let branches = branchesOf.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    branchesOf.set(routes, branches);
  }
  return branches;
}
const compiledPaths = new Map();
function compiledPath(path, caseSensitive, end) {
  const key = [path, caseSensitive, end].join(' ');
  let compiled = compiledPaths.get(key);
  if (!compiled) compiledPaths.set(key, (compiled = compilePath(path, caseSensitive, end)));
  return compiled;
}
`

/**
 * Has the router of a browser rank its routes and compile their paths once. Version 6 does both for each address, and twice for
 * each navigation. For shops that know all their routes from the start: what is added to a list of routes later is not found.
 */
export function compileRoutesOnce(): Plugin {
  return {
    name: 'compile-routes-once',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform(code, id) {
      if (!routerModule.test(id)) return null
      return { code: leaveOut(code, { module: routerModule, replaced }) + kept, map: null }
    },
  }
}
