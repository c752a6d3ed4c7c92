/**
 * Compares what can be counted on a product's images with what its properties say. A model tells its
 * facts from the same parameters that it is built of; a fact that it does not tell is not seen on it.
 */

/** What a property of this name says, as texts of which the image has to show one. */
const readers = {
  burners: (product) => alternatives(valueOf(product, 'Burners')),
  outlets: (product) =>
    alternatives(valueOf(product, 'Outlets')) ?? times(valueOf(product, 'Outlet')),
  inlets: (product) => alternatives(valueOf(product, 'Inlets')) ?? times(valueOf(product, 'Inlet')),
  injectors: (product) =>
    product.categories.includes('injectors')
      ? alternatives(valueOf(product, 'Engine cylinders'))
      : undefined,
  holds: (product) => alternatives(valueOf(product, 'Holds')?.match(/^\d+/)?.[0]),
  pieces: (product) => alternatives(valueOf(product, 'Pieces')),
  range: rangesOf,
  sensors: (product) => alternatives(valueOf(product, 'Sensor')?.match(/^\d+$/)?.[0]),
  zones: (product) => alternatives(valueOf(product, 'Zones')),
  valveAngle: (product) => alternatives(valueOf(product, 'Valve angle')),
  color: (product) => alternatives(valueOf(product, 'Colour')?.toLowerCase()),
  metal: metalOf,
  hasDial: (product) => [/\b(dial|with gauge)\b/.test(product.translations.en.name)],
}

/** Facts that a product's first image must tell where its properties do. */
const wanted = ['burners']

/**
 * @param {object[]} records lines of the catalogue
 * @param {(file: string) => Record<string, unknown>} factsOf the facts of the model that an image shows
 * @returns {Array<{ product: string, file: string, fact: string, catalogue: string, model: string }>}
 */
export function compareFacts(records, factsOf) {
  return records
    .filter(({ type }) => type === 'product')
    .flatMap((product) => [
      ...ownImages(product).flatMap((file, index) =>
        differences(product, file, factsOf(file), { isFirst: index === 0 }),
      ),
      ...product.variants.flatMap((variant) =>
        variant.image
          ? differences(product, variant.image.file, factsOf(variant.image.file), { variant })
          : [],
      ),
    ])
}

/** Images of a part of a set are described as such and show other things than the product counts. */
function ownImages({ images = [] }) {
  return images.filter(({ alt }) => !alt?.en.startsWith('From the set')).map(({ file }) => file)
}

function differences(product, file, facts, { isFirst = false, variant }) {
  const found = []
  const report = (fact, catalogue, model) =>
    found.push({ product: product.key, file, fact, catalogue: catalogue.join(' or '), model })
  for (const [fact, read] of Object.entries(readers)) {
    const said = optionOf(variant, fact) ?? read(product)
    if (!said) continue
    const shown = facts[fact]
    if (shown === undefined) {
      if (isFirst && wanted.includes(fact)) report(fact, said, 'not told')
    } else if (!said.includes(shown)) report(fact, said, String(shown))
  }
  const scale = facts.gauge && gaugeOf(product)
  if (scale && !isReadable(scale, facts.gauge)) report('gauge', [scale], `0–${facts.gauge}`)
  for (const print of facts.prints ?? []) {
    if (!isSaid(product, print)) report('print', ['nothing of it'], print)
  }
  return found
}

function optionOf(variant, fact) {
  const value = variant?.options?.[fact]
  return value === undefined ? undefined : [value]
}

function valueOf({ properties = [] }, name) {
  return properties.find((property) => property.name.en === name)?.value?.en
}

// '1, 2 or 3', '3 or 4', '2 and grill', '2 with tap', '4 + 1', '3-4'
function alternatives(text) {
  if (text === undefined) return undefined
  const range = /^(\d+)[-–](\d+)$/.exec(text)
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])]
    return Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
  }
  return text.split(/, | or /).map((part) => part.replace(/ (and|with|relays?).*$/, ''))
}

// '2 × G 1/4 LH' are two, 'G 1/4 LH' is one.
function times(text) {
  return text === undefined ? undefined : [/^(\d) × /.exec(text)?.[1] ?? '1']
}

function metalOf(product) {
  const material = valueOf(product, 'Material') ?? ''
  if (/nickel/i.test(material)) return ['nickel']
  return /^(forged )?brass$/i.test(material) ? ['brass'] : undefined
}

// '0–60 mbar, 0–4 or 0–25 bar': the ends of its scales, each with the unit that follows.
function rangesOf(product) {
  const said = valueOf(product, 'Range')
  if (!said || !/bar/.test(said)) return undefined
  const parts = said.split(/, | or /)
  return parts.map((part, at) => {
    const unit = parts.slice(at).join(' ').match(/m?bar/)[0]
    return `${part.match(/–(\d+)/)[1]} ${unit}`
  })
}

/** The highest pressure that a built-in gauge has to show, in bar. */
function gaugeOf(product) {
  return valueOf(product, 'Range') ?? valueOf(product, 'Outlet pressure')
}

/** The needle needs more than an eighth of the dial, and must not leave it. */
function isReadable(said, shown) {
  const [most, end] = [toBar(said), toBar(shown)]
  return most <= end && most > end / 8
}

function toBar(text) {
  const highest = Math.max(...text.match(/\d+(\.\d+)?/g).map(Number))
  return /mbar/.test(text) ? highest / 1000 : highest
}

/** Whether the product says somewhere what is printed on its image. */
function isSaid(product, print) {
  const text = plain(
    JSON.stringify([product.translations, product.properties, product.options, product.variants]),
  )
  return text.includes(plain(print))
}

function plain(text) {
  return text
    .toLowerCase()
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replaceAll(',', '.')
}
