import type { NotifyOfCustomerRequest } from '../../domains/customer-requests/customer-request-record.js'
import type { NotifyOfReview } from '../../domains/reviews/review-record.js'
import { catalogueRoutes } from './routes/catalogue-routes.js'
import type { CatalogueRoutesServices } from './routes/catalogue-routes.js'
import { couponRoutes } from './routes/coupon-routes.js'
import { customerRequestRoutes } from './routes/customer-request-routes.js'
import { orderRoutes } from './routes/order-routes.js'
import type { OrderRoutesPorts } from './routes/order-routes.js'
import { priceRoutes } from './routes/price-routes.js'
import { reviewRoutes } from './routes/review-routes.js'
import { settingsRoutes } from './routes/settings-routes.js'
import type { SettingsRoutesServices } from './routes/settings-routes.js'
import { stockRoutes } from './routes/stock-routes.js'
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
