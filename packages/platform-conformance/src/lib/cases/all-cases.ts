import type { ConformanceCase } from '../conformance-case.js'
import { callCases } from './call-cases.js'
import { capabilityCases } from './capability-cases.js'
import { cartCases } from './cart-cases.js'
import { catalogueCases } from './catalogue-cases.js'
import { checkoutCases } from './checkout-cases.js'
import { memberCases } from './member-cases.js'
import { paymentCases } from './payment-cases.js'
import { reviewCases } from './review-cases.js'
import { sharedCartCases } from './shared-cart-cases.js'
import { siteCases } from './site-cases.js'
import { tenantCases } from './tenant-cases.js'
import { tokenCases } from './token-cases.js'

/** Every case, from the least level upwards. */
export const allCases: readonly ConformanceCase[] = [
  ...callCases,
  ...capabilityCases,
  ...catalogueCases,
  ...reviewCases,
  ...cartCases,
  ...checkoutCases,
  ...siteCases,
  ...memberCases,
  ...tokenCases,
  ...sharedCartCases,
  ...paymentCases,
  ...tenantCases,
]
