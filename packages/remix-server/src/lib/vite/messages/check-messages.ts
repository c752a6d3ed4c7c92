import type { Plugin } from 'vite'

import { findMissingMessages } from './find-missing-messages.js'
import type { BuiltModule, MessagesOfRoutes } from './find-missing-messages.js'

/** What Remix adds to the path of a route's part for browsers. */
const routeQuery = '?__remix-build-client-route'

/** What {@link checkMessages} knows of the shop's messages. */
export interface CheckMessagesOptions extends Pick<MessagesOfRoutes, 'areaOfKey' | 'shared'> {
  /** The modules that the messages themselves stand in. */
  messages: RegExp
}

/** Fails the browser's build where a route may show messages of an area that it does not name. */
export function checkMessages({ messages, ...options }: CheckMessagesOptions): Plugin {
  return {
    name: 'floga-check-messages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = new Map<string, BuiltModule>()
      const routes = new Map<string, string>()
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const [id, { code }] of Object.entries(file.modules)) {
          if (messages.test(id)) continue
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
          modules.set(id, {
            code: code ?? '',
            imports: [...importedIds, ...dynamicallyImportedIds],
          })
        }
        if (file.facadeModuleId?.endsWith(routeQuery)) {
          routes.set(file.name, file.facadeModuleId)
        }
      }
      const missing = findMissingMessages({ ...options, modules, routes })
      if (missing.length > 0) this.error(missing.join('\n'))
    },
  }
}
