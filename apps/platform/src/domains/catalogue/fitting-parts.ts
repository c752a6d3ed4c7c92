import type { GasJoint, StoredProperty } from './views/property-view.js'

/** The data of a product that determine compatible parts. */
export interface FittingProduct {
  id: string
  properties: readonly StoredProperty[]
}

/**
 * The regulator, hose and clamps that connect to a product, including it, in the order of the gas.
 * The others are the first that fits among the products that the merchant lists with it; empty if
 * no two fit.
 */
export function fittingParts<Part extends FittingProduct>(
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

/** Whether gas flows through a product to or from another one, so that parts may fit it. */
export function isPart(product: FittingProduct): boolean {
  return jointsOf(product, 'outlet').length > 0 || jointsOf(product, 'inlet').length > 0
}

/** The size of the connection between the two, at a pressure that the second one withstands. */
function sizeThatFits(source: FittingProduct, hose: FittingProduct): string | undefined {
  return jointsOf(source, 'outlet').find((outlet) =>
    jointsOf(hose, 'inlet').some(
      (inlet) => inlet.size === outlet.size && (outlet.mbar ?? Infinity) <= (inlet.mbar ?? 0),
    ),
  )?.size
}

function jointsOf({ properties }: FittingProduct, end: GasJoint['end']): GasJoint[] {
  return properties.flatMap((property) =>
    property.group === 'single' && property.joint?.end === end ? [property.joint] : [],
  )
}
