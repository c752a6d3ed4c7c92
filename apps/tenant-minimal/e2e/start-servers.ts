import { startShop } from '@floga/setup'

/** Starts the shop as it was built, and a platform that has its tenant alone. */
export default async function startServers(): Promise<() => Promise<void>> {
  const { origin, platformUrl, data, stop } = await startShop('tenant-minimal')
  process.env['SHOP_ORIGIN'] = origin
  process.env['PLATFORM_ORIGIN'] = platformUrl
  process.env['PLATFORM_DATA'] = data
  return stop
}
