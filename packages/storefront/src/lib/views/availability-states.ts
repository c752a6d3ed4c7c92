import type { ProductsSearchQuery } from '@floga/api-client/operations'
import type { AvailabilityState } from '@floga/ui'

type Availability = ProductsSearchQuery['productsSearch']['nodes'][number]['availability']

/** The platform's availabilities as the kit names them. */
export const availabilityStates: Record<Availability, AvailabilityState> = {
  IN_STOCK: 'in-stock',
  LOW_STOCK: 'low',
  BACKORDER: 'on-order',
  OUT_OF_STOCK: 'out',
  DISCONTINUED: 'out',
}
