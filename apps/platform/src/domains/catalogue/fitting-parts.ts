import type { GasJoint, StoredProperty } from './views/property-view.js'

/** A product, as far as it matters for what fits it. */
export interface PartFacts {
  id: string
  properties: readonly StoredProperty[]
}

/**
 * The regulator, hose and clamps that make a connection with a product, the product among them, in the order of the gas.
 * The others are taken from the products that the merchant names beside it, the first that fits; empty where no two do.
 */
export function fittingParts<Part extends PartFacts>(
  product: Part,
  others: readonly Part[],
): Part[] {
  const isSource = jointsOf(product, 'outlet').length > 0
  const sources = isSource ? [product] : others
  const hoses = isSource ? others : [product]
  for (const source of sources) {
    for (const hose of hoses) {
      const size = source === hose ? undefined : sizeThatFits(source, hose)
      if (size === undefined) continue
      if (!size.startsWith('tail-')) return [source, hose]
      const clamp = others.find((part) => jointsOf(part, 'clamp').some((end) => end.size === size))
      // A hose on a tail without a clamp is no connection.
      return clamp ? [source, hose, clamp] : []
    }
  }
  return []
}

/** Whether gas goes through a product to or from another one, so that parts may fit it. */
export function isPart(product: PartFacts): boolean {
  return jointsOf(product, 'outlet').length > 0 || jointsOf(product, 'inlet').length > 0
}

/** The size in which gas goes over from one to the other, at a pressure that the other withstands. */
function sizeThatFits(source: PartFacts, hose: PartFacts): string | undefined {
  return jointsOf(source, 'outlet').find((outlet) =>
    jointsOf(hose, 'inlet').some(
      (inlet) => inlet.size === outlet.size && (outlet.mbar ?? Infinity) <= (inlet.mbar ?? 0),
    ),
  )?.size
}

function jointsOf({ properties }: PartFacts, end: GasJoint['end']): GasJoint[] {
  return properties.flatMap((property) =>
    property.group === 'single' && property.joint?.end === end ? [property.joint] : [],
  )
}
