import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

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

/** Resolves `#messages` as package.json (`imports`) does, in the tenant's folder. */
export function tenantMessages(): Plugin {
  return {
    name: 'tenant-messages',
    enforce: 'pre',
    resolveId(source) {
      if (source !== '#messages') return null
      const isBrowser = this.environment.config.consumer === 'client'
      const module = isBrowser ? 'message-namespaces' : 'all-messages'
      return join(tenantFolder(), 'generated', `${module}.ts`)
    },
  }
}

/** The folders that the tenant's messages are compiled from, besides those of the storefront. */
export function messageFolders(): string[] {
  return [join(tenantFolder(), 'messages')]
}
