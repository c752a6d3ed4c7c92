import type { PdfBlock } from '../../../foundation/pdf/pdf-block.js'
import type { ProductView } from '../views/product-view.js'
import type { VariantView } from '../views/variant-view.js'
import type { Messages } from '../../../foundation/messages/messages.js'

/** Blocks of a product's data sheet: content that does not change from day to day. */
export function dataSheetBlocks(product: ProductView, { say }: Messages): PdfBlock[] {
  return [
    {
      kind: 'table',
      columns: [{ share: 1, isRowHead: true }, { share: 2 }],
      rows: [
        ...pair(say('dataSheet.brand'), product.brand?.name),
        ...pair(say('dataSheet.sku'), product.variants.length === 1 ? product.sku : undefined),
        ...pair(say('dataSheet.category'), product.breadcrumbs.at(-1)?.name),
        ...pair(say('dataSheet.country'), product.country?.name),
        ...product.singleProperties.map(({ name, value }) => [name, value]),
        ...product.listProperties.map(({ name, values }) => [name, values.join('\n')]),
      ],
    },
    ...warnings(product, say),
    ...variantBlocks(product.variants, say),
    ...partyBlocks(product, say),
  ]
}

function pair(name: string, value: string | undefined): string[][] {
  return value === undefined ? [] : [[name, value]]
}

function warnings(product: ProductView, say: Messages['say']): PdfBlock[] {
  const paragraphs = [
    ...product.textProperties.map(({ name, value }) => [
      { text: `${name}: `, isStrong: true },
      { text: value },
    ]),
    ...(product.dangerousGoods ? [[{ text: say('dataSheet.dangerous'), isStrong: true }]] : []),
  ]
  return paragraphs.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text: say('dataSheet.notes') },
        { kind: 'warning', paragraphs },
      ]
}

function variantBlocks(variants: readonly VariantView[], say: Messages['say']): PdfBlock[] {
  return [
    { kind: 'heading', level: 2, text: say('dataSheet.variants') },
    {
      kind: 'table',
      columns: [
        { head: say('dataSheet.sku'), share: 5, isRowHead: true },
        { head: say('dataSheet.variant'), share: 5 },
        { head: say('dataSheet.measures'), share: 6 },
        { head: say('dataSheet.weight'), share: 4 },
      ],
      rows: variants.map((variant) => [
        variant.sku,
        variant.label || '–',
        measures(variant),
        variant.weight?.formatted ?? '–',
      ]),
    },
    { kind: 'paragraph', text: [{ text: say('dataSheet.packed') }] },
  ]
}

/** `12 × 30 × 9 cm`, the unit once. */
function measures({ width, length, height }: VariantView): string {
  const sides = [width, length, height].flatMap((side) => side?.formatted ?? [])
  if (sides.length === 0) return '–'
  return sides
    .map((side, index) => (index < sides.length - 1 ? side.replace(/\u00a0cm$/, '') : side))
    .join(' × ')
}

function partyBlocks(
  { manufacturer, responsiblePerson }: ProductView,
  say: Messages['say'],
): PdfBlock[] {
  const rows = [
    ...pair(say('dataSheet.maker'), partyLine(manufacturer)),
    ...pair(say('dataSheet.responsible'), partyLine(responsiblePerson)),
  ]
  return rows.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text: say('dataSheet.parties') },
        { kind: 'table', columns: [{ share: 1, isRowHead: true }, { share: 2 }], rows },
      ]
}

function partyLine(party: ProductView['manufacturer']): string | undefined {
  return party ? [party.name, party.address, party.email].filter(Boolean).join(', ') : undefined
}
