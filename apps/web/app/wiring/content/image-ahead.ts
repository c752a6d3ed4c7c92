import type { ImageAsset } from '@floga/ui'
import type { HeadersArgs } from '@remix-run/node'

/** What a browser needs to fetch an image of a page that is not drawn yet, as the page's own element would. */
export interface ImageAhead {
  type: string
  imageSrcSet: string
  imageSizes: string
}

const form = /; type="([^"]+)"; imagesrcset="([^"]+)"; imagesizes="([^"]+)"$/

/** Headers for the data of a page: they name the image that it shows first, in the best format. */
export function imageAheadHeaders(image: ImageAsset | undefined): Record<string, string> {
  const [best] = image?.sources ?? []
  if (!image || !best?.type || !image.sizes) return {}
  const quoted = `; type="${best.type}"; imagesrcset="${toHeader(best.srcSet)}"; imagesizes="${image.sizes}"`
  return { Link: `<${toHeader(image.src)}>; rel="preload"; as="image"${quoted}` }
}

/** A route's `headers` that hands on what its loader says. */
export function dataHeaders({ loaderHeaders }: HeadersArgs): Headers {
  return loaderHeaders
}

/** Reads such headers; null where no image is named. */
export function readImageAhead(headers: Headers): ImageAhead | null {
  const [, type, imageSrcSet, imageSizes] = form.exec(headers.get('link') ?? '') ?? []
  return type && imageSrcSet && imageSizes ? { type, imageSrcSet, imageSizes } : null
}

/** Headers hold signs of ASCII alone. */
function toHeader(address: string): string {
  return address.replaceAll(/[^\u0020-\u007E]+/g, encodeURIComponent).replaceAll('"', '%22')
}
