import ts from 'typescript'
import type { Finding, Rule } from '../../rule.js'
import { isModule, isSupport } from '../../tree/is-module.js'
import { parseModule } from '../../tree/read-imports.js'

/** A package reads no environment: one process can then serve several tenants. */
export const noEnvironment: Rule = {
  name: 'no-environment',
  check: (tree) =>
    tree.files
      .filter((file) => /^packages\/[^/]+\/src\//.test(file) && isModule(file) && !isSupport(file))
      .flatMap((file) => findEnvironment(file, tree.read(file))),
}

function findEnvironment(file: string, text: string): Finding[] {
  const source = parseModule(file, text)
  const findings: Finding[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAccessExpression(node) &&
      node.name.text === 'env' &&
      isHost(node.expression)
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      findings.push({
        file: `${file}:${line + 1}`,
        message: `reads ${node.getText(source)}`,
        remedy: 'accept the value as an argument and let the app read its environment',
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return findings
}

function isHost(node: ts.Expression): boolean {
  if (ts.isMetaProperty(node)) return true
  if (ts.isIdentifier(node)) return node.text === 'process'
  return ts.isPropertyAccessExpression(node) && node.name.text === 'process'
}
