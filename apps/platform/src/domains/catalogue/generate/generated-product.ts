import {
  generatedBrandCount,
  generatedKinds,
  generatedAdjectives,
  generatedUses,
} from './generated-kinds.js'
import type { Random } from './random.js'

const views = ['a', 'b', 'c'] as const
const sizes = ['8', '10', '12', '15', '20', '27'] as const

/** The record of one product; its number is part of its name, slug and SKU. */
export function generatedProduct(index: number, random: Random) {
  const kind = random.pick(generatedKinds)
  const use = random.pick(generatedUses)
  const manner = random.pick(generatedAdjectives)
  const number = String(index).padStart(6, '0')
  const hasSizes = random.next() < 0.3
  const chosen = hasSizes ? sizes.slice(0, random.between(2, sizes.length)) : ['']
  const priceMinor = random.between(...kind.pricesMinor)
  const isOnSale = random.next() < 0.15
  const name = {
    el: `${kind.singular.el} ${manner.el} ${use.texts.el} ${index}`,
    en: `${kind.singular.en}, ${manner.en}, ${use.texts.en} ${index}`,
  }
  return {
    type: 'product',
    key: `g-${number}`,
    kind: kind.key,
    brand: `brand-${random.between(1, generatedBrandCount)}`,
    categories: [`g-${kind.key}-${use.key}`],
    sortOrder: index % 1_000_000,
    translations: {
      el: { name: name.el, slug: `g-${number}-el`, description: `<p>${name.el}.</p>` },
      en: { name: name.en, slug: `g-${number}`, description: `<p>${name.en}.</p>` },
    },
    options: hasSizes
      ? [
          {
            internalName: 'diameter',
            kind: 'text',
            name: { el: 'Διάμετρος', en: 'Diameter' },
            values: chosen.map((value) => ({
              value,
              label: { el: `${value} mm`, en: `${value} mm` },
            })),
          },
        ]
      : [],
    variants: chosen.map((size, place) => ({
      sku: hasSizes ? `G${number}-${size}` : `G${number}`,
      options: hasSizes ? { diameter: size } : {},
      priceMinor: priceMinor + place * 150,
      ...(isOnSale ? { salePriceMinor: Math.floor(priceMinor * 0.8) + place * 120 } : {}),
      stock: random.next() < 0.1 ? 0 : random.between(1, 60),
      backorderable: random.next() < 0.2,
      widthMm: random.between(40, 700),
      lengthMm: random.between(40, 900),
      heightMm: random.between(30, 500),
      weightGrams: random.between(100, 30_000),
    })),
    properties: [
      {
        group: 'single',
        name: { el: 'Έξοδος', en: 'Outlet' },
        value: { el: `G 1/4`, en: `G 1/4` },
        fact: true,
      },
    ],
    images: views.map((view) => ({ file: `${kind.image}-${view}`, alt: name })),
  }
}
