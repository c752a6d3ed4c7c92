import { createHmac, randomBytes } from 'node:crypto'
import { toNetwork } from '@floga/platform-contract'

/** The network of an address as a hash, for each tenant another one. */
export type HashNetwork = (tenant: string, address: string) => string

/**
 * Creates {@link HashNetwork}. Addresses are not stored: there are so few that a plain hash can be
 * reversed by brute force, so it takes a key as well, which is stored outside the database.
 *
 * @param key the same for every process that shares a database; without one the hashes mean nothing
 * to any other
 */
export function createHashNetwork(
  key: string = randomBytes(32).toString('base64url'),
): HashNetwork {
  return (tenant, address) =>
    createHmac('sha256', key)
      .update(`${tenant} network ${toNetwork(address)}`)
      .digest('base64url')
}
