import { catalogueRecordSchema } from '@floga/platform-contract/catalogue-record'
import type { NotifyOfCustomerRequest } from '../../domains/customer-requests/customer-request-record.js'
import type { NotifyOfReview } from '../../domains/reviews/review-record.js'
import { couponRecordSchema } from '../../foundation/pricing/coupons/coupon-record.js'
import { tenantSettingsSchema } from '../../foundation/tenants/tenant-settings.js'
import type { NamedSchemas } from './open-api.js'
import { catalogueRoutes } from './routes/catalogue-routes.js'
import type { CatalogueRoutesServices } from './routes/catalogue-routes.js'
import { couponRoutes } from './routes/coupon-routes.js'
import { customerRequestRoutes, requestAnswer } from './routes/customer-request-routes.js'
import { orderAnswer } from './routes/order-answer.js'
import { orderRoutes } from './routes/order-routes.js'
import type { OrderRoutesPorts } from './routes/order-routes.js'
import { priceAnswer, priceRoutes } from './routes/price-routes.js'
import { reviewAnswer, reviewRoutes } from './routes/review-routes.js'
import { settingsRoutes } from './routes/settings-routes.js'
import type { SettingsRoutesServices } from './routes/settings-routes.js'
import { stockAnswer, stockRoutes } from './routes/stock-routes.js'
import type { StaffRoute } from './staff-route.js'

/** What the routes depend on. */
export interface StaffServices
  extends OrderRoutesPorts, CatalogueRoutesServices, SettingsRoutesServices {
  notifyOfCustomerRequest: NotifyOfCustomerRequest
  notifyOfReview: NotifyOfReview
}

/** Every route of the interface for staff and programs. */
export function staffRoutes(services: StaffServices): StaffRoute[] {
  return [
    ...orderRoutes(services),
    ...stockRoutes,
    ...priceRoutes,
    ...catalogueRoutes(services),
    ...couponRoutes,
    ...customerRequestRoutes(services.notifyOfCustomerRequest),
    ...reviewRoutes(services.notifyOfReview),
    ...settingsRoutes(services),
  ]
}

/** Schemas that several routes use, by their names in the description. */
export const staffSchemas: NamedSchemas = {
  Order: orderAnswer,
  Stock: stockAnswer,
  Price: priceAnswer,
  CatalogueRecord: catalogueRecordSchema,
  Coupon: couponRecordSchema,
  Request: requestAnswer,
  Review: reviewAnswer,
  Settings: tenantSettingsSchema,
}
