import { findNewerMethods, listNewerMethods } from '../../browsers/find-newer-methods.js'
import { readSupportedBrowsers } from '../../browsers/supported-browsers.js'
import type { Rule } from '../../rule.js'
import { isModule, isSupport } from '../../tree/is-module.js'

/** Code that browsers run; files of the server are not among it. */
const browserCode =
  /^(?:apps\/(?:web|tenant-minimal)\/app|packages\/(?:analytics|api-client|browser-storage|cart-core|catalogue-core|consent|fold-text|i18n|platform-contract|pwa|seo|session-core|storefront|ui)\/src|packages\/remix-server\/src\/lib\/(?:hydration|routes))\/(?!.*(?:\.server\.|\/(?:vite|node|server|compile)\/))/

/** Browser code calls no method that a browser of package.json's `browserslist` lacks: a build lowers syntax, not methods. */
export const browserMethods: Rule = {
  name: 'browser-methods',
  check(tree) {
    const newer = listNewerMethods(readSupportedBrowsers(tree))
    return tree.files
      .filter((file) => browserCode.test(file) && isModule(file) && !isSupport(file))
      .flatMap((file) =>
        findNewerMethods(file, tree.read(file), newer).map(({ name, line, lacking }) => ({
          file: `${file}:${line}`,
          message: `calls ${name}, which ${lacking}`,
          remedy: 'use an older method, or call it optionally with a fallback',
        })),
      )
  },
}
