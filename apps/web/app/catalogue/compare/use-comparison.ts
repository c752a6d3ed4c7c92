import { createComparison, createLocalStorage } from '@floga/catalogue-core'
import type { Comparison } from '@floga/catalogue-core'

import { tenant } from '#tenant/tenant.js'

let comparison: Comparison | undefined

/** The products that this device compares; in the browser only. */
export function openComparisonList(): Comparison {
  comparison ??= createComparison({ storage: createLocalStorage(window, `${tenant.id}.compare`) })
  return comparison
}
