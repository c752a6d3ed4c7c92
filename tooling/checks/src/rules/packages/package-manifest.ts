import type { Finding, Rule } from '../../rule.js'
import type { WorkspacePackage } from '../../tree/workspace-package.js'

/** Every package under packages/ has the same outer shape. */
export const packageManifest: Rule = {
  name: 'package-manifest',
  check: (tree) =>
    tree.packages
      .filter(({ group }) => group === 'packages')
      .flatMap((owner) => [...checkManifest(owner), ...checkExports(owner)]),
}

function checkManifest({ folder, manifest, files }: WorkspacePackage): Finding[] {
  const file = `${folder}/package.json`
  const name = `@floga/${folder.split('/').at(-1)}`
  const findings: Finding[] = []
  if (manifest.name !== name) {
    findings.push({ file, message: `is named ${manifest.name}`, remedy: `name it ${name}` })
  }
  if (manifest.type !== 'module') {
    findings.push({ file, message: 'is not an ES module', remedy: 'add "type": "module"' })
  }
  if (manifest.sideEffects === undefined || manifest.sideEffects === true) {
    findings.push({
      file,
      message: 'does not declare that its modules have no side effects',
      remedy: 'add "sideEffects": false, or the list of its style files',
    })
  }
  if (!files.includes(`${folder}/README.md`)) {
    findings.push({ file: folder, message: 'has no README.md', remedy: 'describe its purpose' })
  }
  return findings
}

function checkExports({ folder, manifest, files }: WorkspacePackage): Finding[] {
  const file = `${folder}/package.json`
  const inside = manifest.exports ?? {}
  const published = manifest.publishConfig?.exports ?? {}
  const findings: Finding[] = []
  if (Object.keys(inside).length === 0) {
    findings.push({ file, message: 'exports nothing', remedy: 'list each entry in "exports"' })
  }
  for (const [entry, target] of Object.entries(inside)) {
    if (entry.includes('*')) {
      findings.push({ file, message: `exports '${entry}'`, remedy: 'list each entry by hand' })
    } else if (typeof target === 'string' && !files.includes(`${folder}/${target.slice(2)}`)) {
      findings.push({
        file,
        message: `'${entry}' points at ${target}, which does not exist`,
        remedy: 'point it at a source file',
      })
    }
    if (published[entry] === undefined) {
      findings.push({
        file,
        message: `'${entry}' would be lost when published`,
        remedy: 'add it to publishConfig.exports, pointing at dist',
      })
    }
  }
  for (const [entry, target] of Object.entries(published)) {
    // Sheets are made when a package is built: in the workspace styles come with the modules.
    if (isSourceCode(target) || (inside[entry] === undefined && !entry.endsWith('.css'))) {
      findings.push({
        file,
        message: `publishConfig.exports '${entry}' does not match exports`,
        remedy: 'use the same lists: src in the workspace, dist when published',
      })
    }
  }
  return findings
}

/** Data such as a JSON manifest is published unchanged. */
function isSourceCode(target: unknown): boolean {
  return /\/src\/[^"]*\.tsx?"/.test(JSON.stringify(target))
}
