/** Base address of a tenant's images. */
export interface AssetAddressOptions {
  /** Address that is put before relative ones, such as `/assets/floga`. No trailing slash. */
  base: string
}

/**
 * Completes an asset's address; one with a scheme, or from the root, stays as it is.
 *
 * @example
 * assetAddress('regulator-a-320.jpg', { base: '/assets/floga' }) // '/assets/floga/regulator-a-320.jpg'
 */
export function assetAddress(address: string, { base }: AssetAddressOptions): string {
  return /^([a-z][a-z\d+.-]*:|\/)/i.test(address) ? address : `${base}/${address}`
}

/**
 * Completes every candidate of a `srcset` value.
 *
 * @example
 * assetSrcset('a-320.avif 320w, a-640.avif 640w', { base: '/assets/floga' })
 */
export function assetSrcset(srcset: string, options: AssetAddressOptions): string {
  return srcset
    .split(/,\s+/)
    .filter(Boolean)
    .map((candidate) => assetAddress(candidate.trim(), options))
    .join(', ')
}
