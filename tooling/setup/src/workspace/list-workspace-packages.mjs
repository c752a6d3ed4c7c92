import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} WorkspacePackage
 * @property {string} name
 * @property {string} folder
 * @property {Record<string, string>} scripts
 */

/**
 * The packages of the workspace, apps last.
 *
 * @param {string} root
 * @returns {WorkspacePackage[]}
 */
export function listWorkspacePackages(root) {
  return ['packages', 'tooling', 'apps']
    .map((group) => join(root, group))
    .filter((group) => existsSync(group))
    .flatMap((group) => readdirSync(group).map((name) => join(group, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      return { name: manifest.name, folder, scripts: manifest.scripts ?? {} }
    })
}
