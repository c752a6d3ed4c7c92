import ts from 'typescript'
import type { Finding, Rule } from '../../rule.js'
import { isModule, isSupport } from '../../tree/is-module.js'
import { parseModule } from '../../tree/read-imports.js'
import type { SourceTree } from '../../tree/source-tree.js'

const tenantFolder = 'apps/web/tenants/'
const guarded = /^(apps\/web\/(app|server)|packages\/[^/]+\/src)\//
const siteName = /(^|[^@\w-])Floga(?![\w-])/
const phoneNumber = /\+\d[\d ]{8,}\d/g
/** `code: 'el'`, `iso: 'el-GR'`, `['GR']`. */
const placeName = /(?:(?:code|iso): |\[|, )'([a-z]{2}(?:-[A-Z]{2})?|[A-Z]{2})'/g
const emailAddress = /[\w.+-]+@[\w-]+\.[\w.]+/g

/** Currencies and time zones, as a whole text. */
const ofOneCountry =
  /^(?:€|EUR|GBP|USD|CHF|AED|JPY|(?:Africa|America|Asia|Australia|Europe|Pacific)\/[A-Z]\w+)$/
/** Two digits, independent of the currency. */
const dividedBy100 = /(?:minor|cents)\w*\s*[*/]\s*100\b/iu

/**
 * A shop's name, contact details, currency, country, locales and time zone are only in its tenant
 * file.
 */
export const tenantConstants: Rule = {
  name: 'tenant-constants',
  check: (tree) => {
    const contacts = listContacts(tree)
    const places = listPlaces(tree)
    return tree.files
      .filter((file) => guarded.test(file) && !file.startsWith(tenantFolder))
      .filter((file) => isModule(file) && !isSupport(file))
      .filter((file) => !/\.stories\.|\/(?:stories|testing|generated)\//.test(file))
      .flatMap((file) => findConstants(file, tree.read(file), contacts, places))
  },
}

/** Telephone and e-mail of the tenant file, without spaces. */
function listContacts(tree: SourceTree): string[] {
  return tree.files
    .filter((file) => file.startsWith(tenantFolder) && isModule(file) && !isSupport(file))
    .flatMap((file) => {
      const text = tree.read(file)
      return [...(text.match(phoneNumber) ?? []), ...(text.match(emailAddress) ?? [])]
    })
    .map((contact) => contact.replaceAll(' ', ''))
}

/** Languages and countries that tenant files name; English is also the language of programs. */
function listPlaces(tree: SourceTree): ReadonlySet<string> {
  const named = tree.files
    .filter((file) => file.startsWith(tenantFolder) && isModule(file) && !isSupport(file))
    .flatMap((file) => [...tree.read(file).matchAll(placeName)].map(([, name = '']) => name))
  return new Set(named.filter((name) => !name.startsWith('en')))
}

function findConstants(
  file: string,
  text: string,
  contacts: readonly string[],
  places: ReadonlySet<string>,
): Finding[] {
  const source = parseModule(file, text)
  const findings: Finding[] = []
  const report = (
    node: ts.Node,
    message: string,
    remedy = 'read it from the tenant file',
  ): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    findings.push({ file: `${file}:${line + 1}`, message, remedy })
  }
  const visit = (node: ts.Node): void => {
    const words = wordsOf(node)
    if (words !== undefined) {
      const constant = places.has(words) ? words : constantIn(words, contacts)
      if (constant !== undefined) report(node, `'${constant}' belongs to one tenant`)
    }
    if (ts.isBinaryExpression(node) && dividedBy100.test(node.getText(source))) {
      report(
        node,
        'not every currency has two digits',
        'use currencyDigits or toMajorUnits of i18n',
      )
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return findings
}

function constantIn(words: string, contacts: readonly string[]): string | undefined {
  if (siteName.test(words)) return 'Floga'
  if (ofOneCountry.test(words)) return words
  const bare = words.replaceAll(' ', '')
  return contacts.find((item) => bare.includes(item))
}

function wordsOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) {
    return node.text
  }
  return undefined
}
