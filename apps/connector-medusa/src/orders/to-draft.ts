import type { Shop } from '../shop.js'
import { piecesOf } from './platform-order.js'
import type { OrderAddress, PlatformOrder } from './platform-order.js'

export interface DraftContext {
  shop: Shop
  salesChannelId: string
  shippingOptionId: string
  /** By country in small letters. */
  regionOf: (country: string) => string | undefined
  /** Per cent, by country in small letters; 0 where Medusa knows none. */
  taxRateOf: (country: string) => number
  variantIdOf: (sku: string) => string | undefined
}

/**
 * An order of the shop as a draft with the shop's prices.
 *
 * @returns A sentence when it cannot be one.
 */
export function toDraft(order: PlatformOrder, context: DraftContext): object | string {
  const { shop, taxRateOf, regionOf, variantIdOf } = context
  const destination = order.shippingAddress ?? order.billingAddress
  const country = (destination?.country ?? shop.country).toLowerCase()
  const regionId = regionOf(country)
  if (regionId === undefined) {
    return `Medusa has no region with the country ${country.toUpperCase()}: add it under Settings > Regions.`
  }
  const toUnits = (minor: number) => minor / shop.minorFactor
  // Medusa adds tax to what a way of shipping costs, and takes prices of goods as containing it.
  const net = (minor: number) => toUnits(minor) / (1 + taxRateOf(country) / 100)
  const shippingMethods = [
    { name: order.shipping.method, minor: order.totals.shippingMinor },
    ...(order.totals.paymentFeeMinor === 0
      ? []
      : [{ name: order.payment.method, minor: order.totals.paymentFeeMinor }]),
  ]
  return {
    email: order.email,
    region_id: regionId,
    sales_channel_id: context.salesChannelId,
    currency_code: order.currency.toLowerCase(),
    no_notification_order: true,
    locale: shop.localeCodes[order.locale] ?? order.locale,
    shipping_address: toAddress(destination, order, country),
    billing_address: toAddress(order.billingAddress ?? destination, order, country),
    items: order.items
      .filter(({ quantity, returned }) => quantity > returned)
      .map(({ sku, texts, quantity, returned, lineTotalMinor, discountMinor }) => {
        const variantId = variantIdOf(sku)
        const paid = toUnits(lineTotalMinor - discountMinor) / quantity
        return {
          ...(variantId === undefined
            ? { title: texts[shop.defaultLocale] ?? sku, variant_sku: sku }
            : { variant_id: variantId }),
          quantity: quantity - returned,
          unit_price: paid,
          metadata: { floga_sku: sku },
        }
      }),
    shipping_methods: shippingMethods.map(({ name, minor }) => ({
      name,
      shipping_option_id: context.shippingOptionId,
      amount: net(minor),
    })),
    metadata: {
      floga_order: order.number,
      floga_payment: order.payment.method,
      floga_pieces: piecesOf(order),
      ...(order.customerNotes !== null && { floga_notes: order.customerNotes.slice(0, 1_000) }),
    },
  }
}

function toAddress(
  given: OrderAddress | null,
  { contact }: PlatformOrder,
  country: string,
): object {
  const names = {
    first_name: contact.firstName,
    last_name: contact.lastName,
    phone: contact.phone,
  }
  if (!given) return { ...names, country_code: country }
  const second = [given.address2, given.floor, given.doorbell].filter(Boolean).join(', ')
  return {
    ...names,
    ...(given.company !== null && { company: given.company }),
    address_1: given.address,
    ...(second !== '' && { address_2: second }),
    city: given.city,
    postal_code: given.postalCode,
    ...(given.region !== null && { province: given.region }),
    country_code: given.country.toLowerCase(),
  }
}
