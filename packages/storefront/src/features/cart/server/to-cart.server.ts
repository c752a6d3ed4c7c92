import { createHash } from 'node:crypto'
import { isPersonKey } from '@floga/platform-contract'
import type { Cart, CartLine, CartLineIssue } from '@floga/cart-core'

import type { CartData, CartLineData } from '../../../request/api/api-types.js'
import type { ImagesShop } from '../../../components/images/to-image.js'
import { toCartImage, toLineName } from '../lines/line-preview.js'

/**
 * Converts the platform's cart, a `CartView` of the operations, to the `Cart` of cart-core, for pages of
 * one's own with `createCart`.
 *
 * @param shop whose images replace missing ones.
 */
export function toCart(shop: ImagesShop, cart: CartData): Cart {
  const { totals, lines, quantity, dangerousGoods, noCourierText } = cart.data
  const { coupon, shippingEstimate } = cart
  return {
    id: withoutKey(cart),
    sharing: cart.sharing && {
      role: cart.sharing.role,
      state: cart.sharing.state,
      personId: cart.sharing.personId,
      ownerName: cart.sharing.ownerName,
      lockedUntil: cart.sharing.lockedUntil ?? null,
      suggestionCount: cart.sharing.suggestionCount,
    },
    version: cart.version,
    expiresAtMs: Date.parse(cart.time),
    token: cart.token,
    lines: lines.map((line) => toLine(shop, line)),
    saved: cart.saved.map((line) => toLine(shop, line)),
    coupon: coupon && {
      code: coupon.code,
      kind: coupon.kind,
      percent: coupon.percent,
      amount: coupon.amount,
      issue: coupon.issue,
      missing: coupon.missing,
    },
    address: cart.address && {
      country: cart.address.country,
      postalCode: cart.address.postalCode,
    },
    shippingEstimate: shippingEstimate && {
      methods: shippingEstimate.methods.map((method) => ({
        id: method.id,
        kind: method.kind,
        name: method.name,
        cost: method.cost,
        minDays: method.minDays,
        maxDays: method.maxDays,
        arrival: method.arrival && {
          earliest: method.arrival.earliest,
          latest: method.arrival.latest,
        },
      })),
      problem: shippingEstimate.errors[0]?.message ?? null,
    },
    hasDangerousGoods: dangerousGoods,
    noCourierText,
    totals: {
      itemsCount: quantity,
      items: totals.items,
      discount: totals.discount,
      shipping: totals.shipping,
      vat: totals.vat,
      vatNote: totals.vatNote,
      grand: totals.grand,
      freeShippingRemaining: totals.freeShippingRemaining,
    },
  }
}

/**
 * A member's key of a shared cart stays in its cookie: scripts get an id that grants no access.
 */
function withoutKey({ id, sharing }: Pick<CartData, 'id' | 'sharing'>): string {
  if (sharing) return sharing.id
  return isPersonKey(id) ? createHash('sha256').update(id).digest('base64url') : id
}

function toLine(shop: ImagesShop, line: CartLineData): CartLine {
  return {
    id: line.id,
    variantId: line.variant.id,
    sku: line.variant.sku,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    lineTotal: line.lineTotal,
    name: toLineName(line.productName, line.variant.label),
    slug: line.productSlug,
    image: toCartImage(shop, line.image, line.kind),
    maxQuantity: line.variant.maxQuantity,
    saving: line.variant.discount,
    arrival: arrivalOf(line.variant.delivery),
    addedBy: line.author,
    authorId: line.authorId,
    canChange: line.canChange,
    issue: issueOf(line),
  }
}

/** Where it is delivered to most: what a tenant ships first, in its own country. */
function arrivalOf(delivery: CartLineData['variant']['delivery']): CartLine['arrival'] {
  const { arrival, zone = null } = delivery.find(({ kind }) => kind !== 'PICKUP') ?? {}
  return arrival ? { earliest: arrival.earliest, latest: arrival.latest, zone } : null
}

function issueOf({ issues }: CartLineData): CartLineIssue | null {
  const issue = issues[0]
  if (!issue) return null
  switch (issue.code) {
    case 'NOT_AVAILABLE':
      return { code: 'NOT_AVAILABLE' }
    case 'INSUFFICIENT_STOCK':
      return { code: 'INSUFFICIENT_STOCK', available: issue.available ?? 0 }
    case 'PRICE_CHANGED':
      return issue.oldPrice ? { code: 'PRICE_CHANGED', previousUnitPrice: issue.oldPrice } : null
  }
}
