import { fileURLToPath } from 'node:url'

/** The folder of the shop that is built: FLOGA_TENANT names it. */
export function tenantFolder(): string {
  return fileURLToPath(new URL(process.env['FLOGA_TENANT'] ?? 'floga', import.meta.url))
}

/**
 * The folder that `#tenant/…` resolves to in a build. Without a build, in tests and for the type
 * checker, package.json (`imports`) has the default.
 */
export function tenantAlias(): Record<string, string> {
  return { '#tenant': tenantFolder() }
}
