import { fileURLToPath } from 'node:url'

/**
 * The folder that `#tenant/…` stands for in a build: FLOGA_TENANT names it. Without a build, in tests and for the type
 * checker, package.json (`imports`) says the default.
 */
export function tenantAlias(): Record<string, string> {
  const name = process.env['FLOGA_TENANT'] ?? 'floga'
  return { '#tenant': fileURLToPath(new URL(name, import.meta.url)) }
}
