import { createComparison, createLocalStorage } from '@floga/catalogue-core'
import type { Comparison } from '@floga/catalogue-core'

import { tenant } from '../../tenant/tenant.js'

/** The products that this device compares; in the browser only. */
export function openComparison(): Comparison {
  return createComparison({ storage: createLocalStorage(window, `${tenant.id}.compare`) })
}
