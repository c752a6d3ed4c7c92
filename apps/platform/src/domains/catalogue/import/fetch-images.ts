/** Tries to get the images that an export names by address. */
export interface FetchedImages {
  /** Address → name that it was stored under. */
  names: Map<string, string>
  failures: ImageFailure[]
}

/** An address that cannot be had, with the reason. */
export interface ImageFailure {
  address: string
  reason: string
}

export interface ImageFetcherOptions {
  /** Stores an image; rejects what is no image. */
  store(name: string, bytes: Uint8Array): Promise<void>
  fetch?: typeof fetch
  /** @default 5_000 */
  timeoutMs?: number
}

export interface FetchImagesOptions extends ImageFetcherOptions {
  /** Address → name to store it under. */
  wanted: ReadonlyMap<string, string>
}

/** Fetches and stores one image; returns why it cannot be had, null when it was. */
export type FetchImage = (address: string, name: string) => Promise<string | null>

const maxBytes = 20_000_000

/** Creates what fetches images one by one; a host that does not answer is not asked again. */
export function createImageFetcher(options: ImageFetcherOptions): FetchImage {
  const deadHosts = new Map<string, string>()
  return async (address, name) => {
    const host = URL.canParse(address) ? new URL(address).host : ''
    try {
      const dead = deadHosts.get(host)
      if (dead !== undefined) throw new Error(dead)
      await options.store(name, await fetchImage(address, options, deadHosts))
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
}

/** Fetches one after the other. */
export async function fetchImages({
  wanted,
  ...options
}: FetchImagesOptions): Promise<FetchedImages> {
  const names = new Map<string, string>()
  const failures: ImageFailure[] = []
  const fetchOne = createImageFetcher(options)
  for (const [address, name] of wanted) {
    const reason = await fetchOne(address, name)
    if (reason === null) names.set(address, name)
    else failures.push({ address, reason })
  }
  return { names, failures }
}

async function fetchImage(
  address: string,
  options: ImageFetcherOptions,
  deadHosts: Map<string, string>,
): Promise<Uint8Array> {
  if (!/^https?:\/\//.test(address)) throw new Error('is no web address')
  const request = options.fetch ?? fetch
  const response = await request(address, {
    signal: AbortSignal.timeout(options.timeoutMs ?? 5_000),
  }).catch(() => {
    const { host } = new URL(address)
    deadHosts.set(host, `${host} does not answer`)
    throw new Error(`${host} does not answer`)
  })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.byteLength > maxBytes) throw new Error('is larger than 20 MB')
  return bytes
}
