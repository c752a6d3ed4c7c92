/** Tries to get the images that an export names by address. */
export interface FetchedImages {
  /** Address → name that it was stored under. */
  names: Map<string, string>
  /** Addresses that cannot be had, with the reason. */
  failures: { address: string; reason: string }[]
}

export interface FetchImagesOptions {
  /** Address → name to store it under. */
  wanted: ReadonlyMap<string, string>
  /** Stores an image; rejects what is no image. */
  store(name: string, bytes: Uint8Array): Promise<void>
  fetch?: typeof fetch
  /** @default 5_000 */
  timeoutMs?: number
}

const maxBytes = 20_000_000

/** Fetches one after the other; a host that does not answer is not asked again. */
export async function fetchImages(options: FetchImagesOptions): Promise<FetchedImages> {
  const names = new Map<string, string>()
  const failures: FetchedImages['failures'] = []
  const deadHosts = new Map<string, string>()
  for (const [address, name] of options.wanted) {
    const host = URL.canParse(address) ? new URL(address).host : ''
    try {
      const dead = deadHosts.get(host)
      if (dead !== undefined) throw new Error(dead)
      await options.store(name, await fetchImage(address, options, deadHosts))
      names.set(address, name)
    } catch (error) {
      failures.push({ address, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return { names, failures }
}

async function fetchImage(
  address: string,
  options: FetchImagesOptions,
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
