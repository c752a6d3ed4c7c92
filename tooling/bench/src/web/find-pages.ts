/** The pages that are measured, as paths. */
export interface MeasuredPages {
  home: string
  list: string
  product: string
}

/** Takes the first product of the list, so that no slug is written down here. */
export async function findPages(origin: string): Promise<MeasuredPages> {
  const list = '/products'
  const response = await fetch(origin + list)
  const product = firstProductPath(await response.text())
  if (product === undefined) throw new Error(`${list} returned ${response.status} and no product.`)
  return { home: '/', list, product }
}

/** The path of the first product that a page links to. */
export function firstProductPath(html: string): string | undefined {
  return /href="(\/products\/[^"?#]+)"/.exec(html)?.[1]
}
