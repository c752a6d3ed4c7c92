import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueRecord, ProductRecord } from '@floga/platform-contract/catalogue-record'
import { catalogueRecordSchema } from '@floga/platform-contract/catalogue-record'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createDocumentLibrary } from '../domains/assets/document-library.js'
import { jsonLinesSource } from '../domains/catalogue/import/catalogue-source.js'
import { checkCatalogue } from '../domains/catalogue/import/check/check-catalogue.js'
import { stemKey } from '../domains/catalogue/text/latin-words.js'
import { plainWords } from '../domains/catalogue/text/plain-text.js'
import { readFrontMatter } from '../foundation/messages/read-front-matter.js'
import { markdownBlocks } from '../foundation/pdf/markdown-blocks.js'
import { platformFiles } from './platform-files.js'
import { realCatalogueFile } from '../testing/real-catalogue.js'

const records: CatalogueRecord[] = readFileSync(realCatalogueFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => v.parse(catalogueRecordSchema, JSON.parse(line)))
const ofType = <Type extends CatalogueRecord['type']>(type: Type) =>
  records.filter(
    (record): record is Extract<CatalogueRecord, { type: Type }> => record.type === type,
  )
const products = ofType('product')
const categories = ofType('category')
const languages = ['el', 'en'] as const

/** Keys of the products that a rule does not hold for. */
const violating = (isMet: (product: ProductRecord) => boolean) =>
  products.filter((product) => !isMet(product)).map((product) => product.key)

/** The categories that each standard is about, by its own scope. */
const categoriesOfStandard: Record<string, readonly string[]> = {
  'UN Regulation No. 67 (ECE R67)': [
    'toroidal-tanks',
    'cylindrical-tanks',
    'multivalves',
    'reducers',
    'fill-points',
    'autogas-filters',
    'autogas-kits',
    'injectors',
  ],
  // Up to 4 bar.
  'EN 16129': ['cylinder-regulators', 'high-pressure', 'changeovers'],
  'EN 16436-1': ['low-pressure-hoses', 'high-pressure-hoses'],
  // Up to 4.2 kW.
  'EN 449': ['room-heaters', 'catalytic-heaters'],
  // Up to 17 kW.
  'EN 14543': ['patio-heaters'],
  'EN 1949, installation in caravans': ['line-regulators'],
  'EN 50194-1': ['gas-detectors'],
  'EN 50194-2': ['gas-detectors'],
  'EN 417': ['filled-cylinders', 'cartridges'],
  'EN 521': ['camping-cookers'],
}

describe('the included catalogue', () => {
  it('is as large as a shop of its trade', () => {
    expect(products.length).toBeGreaterThanOrEqual(400)
    expect(categories.length).toBeGreaterThanOrEqual(40)
    expect(ofType('brand').length).toBeGreaterThanOrEqual(25)
    expect(ofType('promotion').length).toBeGreaterThanOrEqual(20)
    const parents = new Map(categories.map(({ key, parent }) => [key, parent]))
    const depth = (key: string): number => {
      const parent = parents.get(key)
      return parent === undefined ? 1 : 1 + depth(parent)
    }
    expect(new Set(categories.map(({ key }) => depth(key)))).toEqual(new Set([1, 2, 3]))
  })

  it('names nothing that is not there, and nothing twice', async () => {
    const { problems } = await checkCatalogue({
      source: jsonLinesSource(realCatalogueFile),
      locales: [...languages],
      known: {
        keys: { brand: new Set(), category: new Set(), product: new Set(), promotion: new Set() },
        skus: new Map(),
        slugs: new Map(),
      },
    })
    expect(problems).toEqual([])
    expect(violating(({ key, related }) => !related.includes(key) && related.length <= 8)).toEqual(
      [],
    )
  })

  it('has texts in both languages that help to choose', () => {
    expect(
      violating(({ translations: { el, en } }) => {
        if (!el?.excerpt || !en?.excerpt || !el.description || !en.description) return false
        return (
          el.slug !== en.slug &&
          el.name !== en.name &&
          el.description.length >= 200 &&
          en.description.length >= 200
        )
      }),
    ).toEqual([])
  })

  it('gives every product properties of all three groups, and up to three facts', () => {
    expect(
      violating(({ properties }) => {
        const groups = new Set(properties.map(({ group }) => group))
        const facts = properties.filter((one) => one.group === 'single' && one.fact)
        return groups.size === 3 && facts.length >= 1 && facts.length <= 3
      }),
    ).toEqual([])
  })

  it('gives every variant sizes and a weight that a parcel can have', () => {
    expect(
      violating(({ variants }) =>
        variants.every(({ widthMm = 0, lengthMm = 0, heightMm = 0, weightGrams = 0 }) => {
          const cubicCm = (widthMm * lengthMm * heightMm) / 1_000
          // Nothing sold here is lighter than foam or heavier than lead.
          return (
            [widthMm, lengthMm, heightMm].every((side) => side >= 1 && side <= 6_000) &&
            weightGrams / cubicCm > 0.003 &&
            weightGrams / cubicCm < 11.3
          )
        }),
      ),
    ).toEqual([])
  })

  it('reduces prices below the lowest of the 30 days before, as the law demands', () => {
    const variants = products.flatMap((product) => product.variants)
    const onSale = variants.filter(({ salePriceMinor }) => salePriceMinor !== undefined)
    expect(onSale.length).toBeGreaterThan(50)
    const wrong = onSale.filter(
      ({ salePriceMinor = 0, lowestPrice30DaysMinor = 0, priceMinor }) =>
        !(salePriceMinor < lowestPrice30DaysMinor && lowestPrice30DaysMinor <= priceMinor),
    )
    expect(wrong.map(({ sku }) => sku)).toEqual([])
  })

  it('calls the pressure of the gas supplied to an appliance its inlet pressure', () => {
    const burning = /heater|cooker|hob|grill|burner/
    const names = products
      .filter(({ kind }) => burning.test(kind))
      .flatMap(({ properties }) => properties.map(({ name }) => name['el'] ?? ''))
    expect(names).toContain('Πίεση εισόδου')
    expect(names).not.toContain('Πίεση εξόδου')
  })

  it('claims no more cubic metres for a heater than its own advice of 40 and 60 W for each', () => {
    const single = ({ properties }: ProductRecord, start: string): string => {
      const found = properties.find(({ name }) => name['el']?.startsWith(start))
      return found && 'value' in found ? (found.value['el'] ?? '') : ''
    }
    const numbers = (text: string) =>
      [...text.matchAll(/\d+(?:,\d+)?/g)].map(([digits]) => Number(digits.replace(',', '.')))
    const heaters = products.filter((product) => single(product, 'Όγκος χώρου') !== '')
    expect(heaters.length).toBeGreaterThan(20)
    const wrong = heaters.filter((product) => {
      const watts = Math.max(...numbers(single(product, 'Ισχύς'))) * 1_000
      const [cold = 0, warm = 0] = numbers(single(product, 'Όγκος χώρου'))
      return !(cold > 0 && cold <= watts / 60 && warm > cold && warm <= watts / 40)
    })
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  it('writes litres in one way', () => {
    const written = readFileSync(realCatalogueFile, 'utf8').match(/\d ?l(?![\p{L}\p{N}])/gu)
    expect(written).toBeNull()
  })

  it('names a category of one kind of product by what its products are called', () => {
    const parents = new Map(categories.map(({ key, parent }) => [key, parent]))
    const isWithin = (product: ProductRecord, key: string) =>
      product.categories.some((own) => {
        for (let at: string | undefined = own; at !== undefined; at = parents.get(at)) {
          if (at === key) return true
        }
        return false
      })
    const stems = (text: string) =>
      plainWords(text).flatMap((word) => stemKey(word.slice(0, 40)) ?? [])
    const nameless = categories.filter(({ key, translations }) => {
      const own = products.filter((product) => isWithin(product, key))
      const counts = new Map<string, number>()
      for (const { kind } of own) counts.set(kind, (counts.get(kind) ?? 0) + 1)
      if (Math.max(...counts.values()) < own.length * 0.8) return false
      const called = new Set(
        own.flatMap((product) => stems(product.translations['el']?.name ?? '').slice(0, 2)),
      )
      return !stems(translations['el']?.name ?? '').some((stem) => called.has(stem))
    })
    expect(nameless.map(({ key }) => key)).toEqual([])
  })

  it('names a maker and a responsible person in the European Union', () => {
    expect(
      violating(
        ({ manufacturer, responsiblePerson, country }) =>
          manufacturer !== undefined &&
          country !== undefined &&
          euCountries.some((name) => responsiblePerson?.address.endsWith(name)),
      ),
    ).toEqual([])
  })

  it('marks filled cylinders and cartridges as dangerous goods, and nothing else', () => {
    const filled = new Set(['filled-cylinders', 'cartridges'])
    expect(
      violating(
        ({ categories: [home = ''], dangerousGoods }) => dangerousGoods === filled.has(home),
      ),
    ).toEqual([])
    expect(
      violating(
        ({ dangerousGoods, documents }) =>
          dangerousGoods === documents.some(({ kind }) => kind === 'safety-data'),
      ),
    ).toEqual([])
  })

  it('claims no approval or certificate, and names a standard only where its kind has one', () => {
    const claims = /\b(?:EN|ISO|DIN|UNI|ECE)[ -]?\d{2,}|\bCE\b|certifi|πιστοποι|εγκεκριμέν/iu
    const standards = products.flatMap((product) =>
      product.properties.flatMap((property) =>
        property.group === 'single' && property.name['en'] === 'Standard for its kind'
          ? [{ home: product.categories[0] ?? '', named: property.value['en'] ?? '' }]
          : [],
      ),
    )
    const others = records.map((record) =>
      record.type === 'product'
        ? {
            ...record,
            properties: record.properties.filter(
              ({ name }) => name['en'] !== 'Standard for its kind',
            ),
          }
        : record,
    )
    expect(others.filter((record) => claims.test(JSON.stringify(record)))).toEqual([])
    expect(standards.length).toBeGreaterThan(100)
    const misplaced = standards.filter(
      ({ home, named }) => !categoriesOfStandard[named]?.includes(home),
    )
    expect(misplaced).toEqual([])
  })

  it('has every image and drawing that it names, with words for both languages', () => {
    const folder = join(platformFiles.catalogue, 'pictures')
    const files = new Set(readdirSync(folder, { recursive: true }).map(String))
    const images = records.flatMap((record) => {
      if (record.type === 'redirect') return []
      if (record.type !== 'product') return record.image ? [record.image] : []
      return [...record.images, ...record.variants.flatMap(({ image }) => image ?? [])]
    })
    const missing = images.filter(
      ({ file, alt }) =>
        !(files.has(`${file}.webp`) || files.has(`${file}.svg`)) || !alt['el'] || !alt['en'],
    )
    expect(missing.map(({ file }) => file)).toEqual([])
    const kinds = new Set(products.map(({ kind }) => kind))
    expect([...kinds].filter((kind) => !files.has(`line/${kind}.svg`))).toEqual([])
  })

  it('describes each image of a product in words of its own', () => {
    const hasRepeated = ({ images }: ProductRecord) =>
      languages.some((language) => {
        const texts = images.map(({ alt }) => alt[language])
        return new Set(texts).size < texts.length
      })
    expect(violating((product) => !hasRepeated(product))).toEqual([])
  })

  it('shows every product in an image, and no image too often at the head of one list', () => {
    expect(violating(({ images }) => images.some(({ file }) => !file.startsWith('line/')))).toEqual(
      [],
    )
    const repeating = categories.flatMap(({ key }) => {
      const leads = products
        .filter(({ categories: [home] }) => home === key)
        .toSorted((one, other) => one.sortOrder - other.sortOrder)
        .map(({ images: [lead] }) => lead?.file)
      const isRepeated = (file: string | undefined, at: number) => file === leads[at + 1]
      const isFrequent = (file: string | undefined) =>
        leads.filter((other) => other === file).length > 3
      return leads.some(isFrequent) || leads.slice(0, -1).some(isRepeated) ? [key] : []
    })
    expect(repeating).toEqual([])
  })

  it('shows at least forty kinds from three sides', () => {
    const shown = new Set(products.flatMap(({ images }) => images.map(({ file }) => file)))
    const threeSided = [...shown].filter(
      (file) =>
        file.endsWith('-a') &&
        ['b', 'c'].every((angle) => shown.has(`${file.slice(0, -1)}${angle}`)),
    )
    expect(threeSided.length).toBeGreaterThanOrEqual(40)
  })

  it('has every document that it names, in both languages, fit for a PDF', async () => {
    const library = createDocumentLibrary(() => [join(platformFiles.catalogue, 'documents')])
    const names = new Set(products.flatMap(({ documents }) => documents.map(({ file }) => file)))
    expect(names.size).toBeGreaterThanOrEqual(20)
    for (const name of names) {
      for (const locale of languages) {
        const found = await library.find('floga', locale, name)
        const { head, body } = readFrontMatter(found?.bytes.toString('utf8') ?? '')
        expect([name, Object.keys(head)]).toEqual([
          name,
          ['title', 'kicker', 'subtitle', 'footer', 'updatedAt'],
        ])
        expect(markdownBlocks(body).some(({ kind }) => kind === 'warning')).toBe(true)
      }
    }
  })
})

const euCountries = [
  'Austria Belgium Bulgaria Croatia Cyprus Czechia Denmark Estonia Finland France Germany Greece',
  'Hungary Ireland Italy Latvia Lithuania Luxembourg Malta Netherlands Poland Portugal Romania',
  'Slovakia Slovenia Spain Sweden',
].flatMap((names) => names.split(' '))
