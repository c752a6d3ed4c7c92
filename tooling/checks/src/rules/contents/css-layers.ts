import ts from 'typescript'
import type { Finding, Rule } from '../../rule.js'
import { isModule } from '../../tree/is-module.js'
import { parseModule } from '../../tree/read-imports.js'
import type { SourceTree } from '../../tree/source-tree.js'

const orderFile = 'packages/ui/src/layers.ts'
const layerHead = /^@layer (ui(?:\.[a-z0-9-]+)+)$/

/** Every style block of the kit sits whole in layers of the kit, whose order is fixed. */
export const cssLayers: Rule = {
  name: 'css-layers',
  check: (tree) => {
    const order = tree.has(orderFile) ? tree.read(orderFile) : ''
    return tree.files
      .filter((file) => file.startsWith('packages/ui/src/') && isModule(file))
      .flatMap((file) => checkFile({ tree, file, order }))
  },
}

function checkFile({ tree, file, order }: { tree: SourceTree; file: string; order: string }) {
  const source = parseModule(file, tree.read(file))
  const findings: Finding[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === 'css') {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      const place = `${file}:${line + 1}`
      for (const head of topLevelHeads(withoutSubstitutions(node.template))) {
        const layer = layerHead.exec(head)?.[1]
        if (layer === undefined) findings.push(bareRules(place, head))
        else if (!order.includes(`'${layer}'`)) findings.push(unranked(place, layer))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return findings
}

function bareRules(file: string, head: string): Finding {
  return {
    file,
    message: `'${head.slice(0, 40)}' stands outside @layer ui.<component>`,
    remedy: 'wrap the whole block in @layer ui.<component> { … }',
  }
}

function unranked(file: string, layer: string): Finding {
  return {
    file,
    message: `the layer ${layer} has no rank and would win over the app's styles`,
    remedy: `add '${layer}' to ${orderFile}`,
  }
}

function withoutSubstitutions(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text
  return template.templateSpans.reduce(
    (text, span) => `${text}x${span.literal.text}`,
    template.head.text,
  )
}

/** Selectors before each top-level brace, and top-level declarations. */
function topLevelHeads(block: string): string[] {
  const text = unwrapGlobal(block.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim())
  const heads: string[] = []
  let depth = 0
  let head = ''
  for (const character of text) {
    if (character === '{' && depth === 0) {
      heads.push(head.trim())
      head = ''
    }
    if (character === '{') depth += 1
    else if (character === '}') depth -= 1
    else if (depth === 0) head += character
  }
  return head.trim() === '' ? heads : [...heads, head.trim()]
}

/** Linaria's mark for selectors without a class around them. */
function unwrapGlobal(text: string): string {
  const match = /^:global\(\)\s*\{([\s\S]*)\}$/.exec(text)
  return match?.[1] ?? text
}
