import type { Plugin } from 'vite'

/** How packages ask where there may be no Vite: in a build the answer is known, but hidden from whatever removes code. */
const guardedMode = /import\.meta\.env \? import\.meta\.env\.MODE : (?:void 0|undefined)/g

/** A page of advice for developers that a package such as jotai writes out in a shop as well. */
const advice = /console\.warn\(\s*`\[DEPRECATED\][^`]*`,?\s*\)/g

/** Leaves out of a build what packages such as jotai do, or say to developers, in development alone. */
export function withoutDevelopment(): Plugin {
  return {
    name: 'floga:without-development',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return id.includes('/node_modules/') ? settleMode(code) : null
    },
  }
}

/** Asks for the mode as Vite replaces it, and gives no advice. Null where a package does neither. */
export function settleMode(code: string): string | null {
  const settled = code.replaceAll(guardedMode, 'import.meta.env.MODE').replaceAll(advice, 'void 0')
  return settled === code ? null : settled
}
