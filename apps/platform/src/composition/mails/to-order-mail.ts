import { toOrderView } from '../../domains/orders/view/order-view.js'
import type { OrderMail } from './order-mail.js'
import type { OrderMailKind } from './order-mail-words.js'
import type { OrderRecord } from '../../domains/orders/order-record.js'
import { formatMoney } from '../../foundation/pricing/format-money.js'
import type { WithdrawalRecord } from '../../domains/customer-requests/read-withdrawal.js'
import type { TenantSettings } from '../../foundation/tenants/tenant-settings.js'

export interface ToOrderMailOptions {
  about: OrderMailKind
  order: OrderRecord
  withdrawal: WithdrawalRecord
  settings: TenantSettings
  shopUrl: string
  /** The refund; 0 for none. */
  refundMinor: number
}

/** Formats an order for the mail about it. */
export function toOrderMail(options: ToOrderMailOptions): OrderMail {
  const { about, order, withdrawal, settings, shopUrl, refundMinor } = options
  const { locale } = order
  const view = toOrderView(order, { locale, toImage: () => null })
  const prefix = `${shopUrl}${locale === settings.defaultLocale ? '' : `/${locale}`}`
  const contact = settings.contact[locale] ?? settings.contact[settings.defaultLocale] ?? null
  const isPickup = order.shipping.kind === 'PICKUP'
  const shipment = order.shipments.at(-1)
  return {
    kind: about,
    locale,
    shopName: settings.name,
    orderNumber: order.number,
    receiptUrl: `${prefix}/receipt/${order.id}`,
    firstName: order.contact.firstName,
    lines: view.orderItems.map(({ product, variant, quantity, lineTotal }) => ({
      name: variant.label === '' ? product.name : `${product.name}, ${variant.label}`,
      quantity,
      total: lineTotal.formatted,
    })),
    sums: sumsOf(view),
    paymentKind: order.payment.kind,
    paymentName: view.payment.method.name,
    shippingName: view.shippingMethod.name,
    address: isPickup ? toPickupLines(settings, locale) : toAddressLines(view.shippingAddress),
    isPickup,
    bankTransfer: view.payment.bankTransfer,
    tracking: shipment?.tracking ? { code: shipment.tracking, url: shipment.trackingUrl } : null,
    refund: refundMinor > 0 ? formatMoney(refundMinor, order.currency, locale).formatted : null,
    withdrawal:
      withdrawal.state === 'OPEN' && withdrawal.until
        ? {
            until: lastDay(withdrawal.until, locale, settings.timeZone),
            url: `${prefix}/withdraw/${order.id}`,
          }
        : null,
    contact,
  }
}

type OrderView = ReturnType<typeof toOrderView>

/** Sums of zero are left out. */
function isShown({ amountMinor }: { amountMinor: number }): boolean {
  return amountMinor !== 0
}

function sumsOf({ totals, shipmentTotal }: OrderView): OrderMail['sums'] {
  return [
    { label: 'items', amount: totals.items.formatted },
    ...(isShown(totals.discount)
      ? [{ label: 'discount' as const, amount: totals.discount.formatted }]
      : []),
    { label: 'shipping', amount: shipmentTotal.formatted },
    ...(isShown(totals.paymentFee)
      ? [{ label: 'paymentFee' as const, amount: totals.paymentFee.formatted }]
      : []),
    { label: 'grand', amount: totals.grand.formatted },
    { label: 'vat', amount: totals.vat.formatted },
  ]
}

/** Address and opening hours of the pick-up. */
export function toPickupLines(
  { pickupAddress, contact, defaultLocale }: TenantSettings,
  locale: string,
) {
  const place = typeof pickupAddress === 'object' ? pickupAddress[locale] : pickupAddress
  const details = contact[locale] ?? contact[defaultLocale]
  const hours = details?.businessHours.map((entry) => `${entry.days}: ${entry.hours}`) ?? []
  return [place ?? details?.address, ...hours].filter((line) => line !== undefined)
}

/** An address line by line. */
export function toAddressLines(address: OrderView['shippingAddress']): string[] {
  if (!address) return []
  const street = [address.address, address.address2].filter(Boolean).join(', ')
  return [
    ...(address.company ? [address.company] : []),
    street,
    `${address.postalCode} ${address.city}`,
    address.country.name,
  ]
}

/** The period ends with a day: its last instant is named by that day, not by the next. */
function lastDay(until: Date, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale === 'el' ? 'el-GR' : 'en-GB', {
    dateStyle: 'long',
    timeZone,
  }).format(until.getTime() - 1)
}
