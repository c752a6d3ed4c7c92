import type { RequestImage } from './request-image.js'
import { requestImage } from './request-image.js'

/** An address that cannot be had, with the reason. */
export interface ImageFailure {
  address: string
  reason: string
}

export interface FetchImagesOptions {
  /** Address → name to store it under. */
  wanted: ReadonlyMap<string, string>
  /** Whether there is one already. */
  has(name: string): Promise<boolean>
  /** Stores an image; rejects other files. */
  store(name: string, bytes: Uint8Array): Promise<void>
  /** Hosts that may have an address that is not public. */
  allowedHosts?: readonly string[]
  request?: RequestImage
}

/**
 * Fetches images one after the other and stores them; a host that does not respond is not tried
 * again.
 */
export async function fetchImages(options: FetchImagesOptions): Promise<ImageFailure[]> {
  const { wanted, has, store, allowedHosts = [], request = requestImage } = options
  const failures: ImageFailure[] = []
  const deadHosts = new Map<string, string>()
  for (const [address, name] of wanted) {
    // Its name contains a hash of the address: the same address is the same image.
    if (await has(name)) continue
    const host = URL.canParse(address) ? new URL(address).host : ''
    const dead = deadHosts.get(host)
    const answer = dead === undefined ? await request(address, allowedHosts) : { reason: dead }
    if ('reason' in answer) {
      if ('isHost' in answer && answer.isHost) deadHosts.set(host, answer.reason)
      failures.push({ address, reason: answer.reason })
      continue
    }
    await store(name, answer.bytes).catch(() => {
      failures.push({ address, reason: 'is no image that can be read' })
    })
  }
  return failures
}
