import ts from 'typescript'
import type { Finding, Rule } from '../../rule.js'
import { isModule, isSupport } from '../../tree/is-module.js'
import { parseModule } from '../../tree/read-imports.js'
import type { SourceTree } from '../../tree/source-tree.js'

const tenantFolder = 'apps/web/tenants/'
const guarded = /^(apps\/web\/(app|server)|packages\/[^/]+\/src)\//
const siteName = /(^|[^@\w-])Floga(?![\w-])/
const phoneNumber = /\+\d[\d ]{8,}\d/g
const emailAddress = /[\w.+-]+@[\w-]+\.[\w.]+/g

/** The name and the contact details of a shop stand in its tenant file alone. */
export const tenantConstants: Rule = {
  name: 'tenant-constants',
  check: (tree) => {
    const contacts = listContacts(tree)
    return tree.files
      .filter((file) => guarded.test(file) && !file.startsWith(tenantFolder))
      .filter((file) => isModule(file) && !isSupport(file))
      .flatMap((file) => findConstants(file, tree.read(file), contacts))
  },
}

/** What the tenant file says of telephone and e-mail, without spaces. */
function listContacts(tree: SourceTree): string[] {
  return tree.files
    .filter((file) => file.startsWith(tenantFolder) && isModule(file) && !isSupport(file))
    .flatMap((file) => {
      const text = tree.read(file)
      return [...(text.match(phoneNumber) ?? []), ...(text.match(emailAddress) ?? [])]
    })
    .map((contact) => contact.replaceAll(' ', ''))
}

function findConstants(file: string, text: string, contacts: string[]): Finding[] {
  const source = parseModule(file, text)
  const findings: Finding[] = []
  const visit = (node: ts.Node): void => {
    const words = wordsOf(node)
    if (words !== undefined) {
      const bare = words.replaceAll(' ', '')
      const constant = siteName.test(words) ? 'Floga' : contacts.find((item) => bare.includes(item))
      if (constant !== undefined) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
        findings.push({
          file: `${file}:${line + 1}`,
          message: `'${constant}' belongs to one tenant`,
          remedy: 'read it from the tenant file',
        })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return findings
}

function wordsOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) {
    return node.text
  }
  return undefined
}
