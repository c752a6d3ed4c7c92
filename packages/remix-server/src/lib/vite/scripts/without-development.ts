import type { Plugin } from 'vite'

/** How packages ask where there may be no Vite: in a build the answer is known, but hidden from whatever removes code. */
const guardedMode = /import\.meta\.env \? import\.meta\.env\.MODE : (?:void 0|undefined)/g

/** Leaves out of a build what packages such as jotai do in development alone. */
export function withoutDevelopment(): Plugin {
  return {
    name: 'floga:without-development',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return id.includes('/node_modules/') ? knowMode(code) : null
    },
  }
}

/** Asks for the mode as Vite replaces it. Null where nobody asks. */
export function knowMode(code: string): string | null {
  const known = code.replaceAll(guardedMode, 'import.meta.env.MODE')
  return known === code ? null : known
}
