import { publicRow, holders, links, members, owners } from './access-row.js'
import type { AccessRow } from './access-row.js'

const errors = 'errors { code }'

/** Every mutation, by name, in order of execution: the last ones delete what the others need. */
export const mutationRows: Readonly<Record<string, AccessRow>> = {
  ping: publicRow('ping'),
  visitCountsAdd: publicRow(
    `visitCountsAdd(input: { views: [{ page: HOME, count: 1 }], vitals: [] }) { ${errors} }`,
  ),
  memberRegister: publicRow(
    `memberRegister(input: { email: "new@example.com", password: "a good password" }) { ${errors} }`,
  ),
  memberResendConfirmation: publicRow(
    `memberResendConfirmation(email: "new@example.com") { ${errors} }`,
  ),
  passwordForgot: publicRow(`passwordForgot(email: "forgetful@example.com") { ${errors} }`),
  backInStockRequest: {
    ask: ({ soldOutId }) =>
      `backInStockRequest(input: { variantId: "${soldOutId}", email: "a@example.com" }) { ${errors} }`,
    outcomes: ['nothing', 'yes', 'yes', 'yes'],
  },
  // The same response for every id; deletion is limited to the tenant.
  backInStockDelete: {
    ask: ({ backInStockId }) =>
      `backInStockDelete(input: { id: "${backInStockId}" }) { ${errors} }`,
    outcomes: ['yes', 'yes', 'yes', 'yes'],
  },
  customerRequestOpen: publicRow(
    `customerRequestOpen(input: { kind: QUESTION, name: "A", email: "a@example.com", message: "A" }) { ${errors} }`,
  ),
  customerRequestReply: holders(
    ({ requestId }) =>
      `customerRequestReply(input: { id: "${requestId}", message: "B" }) { ${errors} }`,
  ),
  orderFind: holders(
    ({ orderNumber, orderEmail }) =>
      `orderFind(input: { number: "${orderNumber}", email: "${orderEmail}" }) { ${errors} }`,
  ),
  withdrawalConfirm: {
    ask: ({ orderId, orderItemId }) =>
      `withdrawalConfirm(input: { orderId: "${orderId}", name: "A", items: [{ id: "${orderItemId}", quantity: 1 }] }) { ${errors} }`,
    // Repeated, it returns the first response.
    outcomes: ['nothing', 'yes', 'yes', 'yes'],
  },
  // No token is signed for the test: see order-links.test.ts.
  orderLinkUse: {
    ask: ({ orderId }) => `orderLinkUse(input: { token: "${orderId}.PAID.2.z.x" }) { ${errors} }`,
    outcomes: ['nothing', 'nothing', 'nothing', 'nothing'],
  },
  reviewWrite: holders(
    ({ reviewToken, reviewItemId }) =>
      `reviewWrite(input: { token: "${reviewToken}", itemId: "${reviewItemId}", stars: 5 }) { ${errors} }`,
  ),
  reviewReport: holders(
    ({ reviewId }) => `reviewReport(input: { id: "${reviewId}", reason: OTHER }) { ${errors} }`,
  ),
  reviewWithdraw: holders(
    ({ reviewToken, reviewItemId }) =>
      `reviewWithdraw(input: { token: "${reviewToken}", itemId: "${reviewItemId}" }) { ${errors} }`,
  ),
  reviewInvitationsEnd: holders(
    ({ reviewToken }) => `reviewInvitationsEnd(token: "${reviewToken}") { ${errors} }`,
  ),
  newsletterSubscribe: publicRow(
    `newsletterSubscribe(input: { email: "a@example.com", wordingVersion: "1" }) { ${errors} }`,
  ),
  newsletterConfirm: holders(
    ({ subscriptionId }) => `newsletterConfirm(id: "${subscriptionId}") { ${errors} }`,
  ),
  // The same response for every id; deletion is limited to the tenant.
  newsletterUnsubscribe: {
    ask: ({ subscriptionId }) => `newsletterUnsubscribe(id: "${subscriptionId}") { ${errors} }`,
    outcomes: ['yes', 'yes', 'yes', 'yes'],
  },
  cartAddItems: holders(
    ({ cartId, variantId }) =>
      `cartAddItems(input: { cartId: "${cartId}", items: [{ sku: "${variantId}", quantity: 1 }] }) { ${errors} }`,
  ),
  cartAddItem: holders(
    ({ cartId, variantId }) =>
      `cartAddItem(input: { cartId: "${cartId}", variantId: "${variantId}", quantity: 1 }) { ${errors} }`,
  ),
  cartUpdateItem: holders(
    ({ cartId, lineId }) =>
      `cartUpdateItem(input: { cartId: "${cartId}", lineId: "${lineId}", difference: 1 }) { ${errors} }`,
  ),
  cartSetItem: holders(
    ({ cartId, lineId }) =>
      `cartSetItem(input: { cartId: "${cartId}", lineId: "${lineId}", quantity: 2, fromQuantity: 1 }) { ${errors} }`,
  ),
  cartAcceptChanges: holders(
    ({ cartId }) => `cartAcceptChanges(cartId: "${cartId}") { ${errors} }`,
  ),
  cartMerge: owners(({ cartId }) => `cartMerge(cartId: "${cartId}") { ${errors} }`),
  cartSetAddress: holders(
    ({ cartId }) =>
      `cartSetAddress(input: { cartId: "${cartId}", country: "GR", postalCode: "10431" }) { ${errors} }`,
  ),
  cartApplyCoupon: holders(
    ({ cartId }) => `cartApplyCoupon(cartId: "${cartId}", code: "MATRIX") { ${errors} }`,
  ),
  cartRemoveCoupon: holders(({ cartId }) => `cartRemoveCoupon(cartId: "${cartId}") { ${errors} }`),
  cartRestoreExpired: {
    ask: ({ expiredCartId }) => `cartRestoreExpired(cartId: "${expiredCartId}") { ${errors} }`,
    // The response depends on holding the id only; without it there is nothing.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  cartSaveItem: {
    ask: ({ cartId, lineId }) =>
      `cartSaveItem(input: { cartId: "${cartId}", lineId: "${lineId}" }) { ${errors} }`,
    // Saved by the first.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  cartRestoreItem: {
    ask: ({ cartId, lineId }) =>
      `cartRestoreItem(input: { cartId: "${cartId}", lineId: "${lineId}" }) { ${errors} }`,
    // Back with the first.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  cartRemoveItem: {
    ask: ({ cartId, lineId }) =>
      `cartRemoveItem(input: { cartId: "${cartId}", lineId: "${lineId}" }) { ${errors} }`,
    // Deleted by the first.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  cartDeleteSavedItem: {
    ask: ({ cartId, lineId }) =>
      `cartDeleteSavedItem(input: { cartId: "${cartId}", lineId: "${lineId}" }) { ${errors} }`,
    // Deleted by the first.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  cartShare: holders(
    ({ sharedCartId }) =>
      `cartShare(input: { cartId: "${sharedCartId}", name: "A", right: EDIT }) { ${errors} }`,
  ),
  sharedCartInvite: holders(
    ({ sharedCartId }) =>
      `sharedCartInvite(input: { cartId: "${sharedCartId}", right: VIEW }) { ${errors} }`,
  ),
  sharedCartRenew: holders(
    ({ sharedCartId }) => `sharedCartRenew(cartId: "${sharedCartId}") { ${errors} }`,
  ),
  sharedCartJoin: holders(
    ({ secret }) => `sharedCartJoin(input: { secret: "${secret}", name: "B" }) { ${errors} }`,
  ),
  sharedCartLock: holders(
    ({ sharedCartId }) => `sharedCartLock(cartId: "${sharedCartId}") { ${errors} }`,
  ),
  sharedCartUnlock: holders(
    ({ sharedCartId }) => `sharedCartUnlock(cartId: "${sharedCartId}") { ${errors} }`,
  ),
  sharedCartSuggest: holders(
    ({ editorKey, variantId }) =>
      `sharedCartSuggest(input: { cartId: "${editorKey}", variantId: "${variantId}", quantity: 1 }) { ${errors} }`,
  ),
  sharedCartAnswerSuggestion: {
    ask: ({ sharedCartId, suggestionId }) =>
      `sharedCartAnswerSuggestion(input: { cartId: "${sharedCartId}", suggestionId: "${suggestionId}", isAccepted: true }) { ${errors} }`,
    // Completed by the first.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  sharedCartRevokeInvitation: {
    ask: ({ sharedCartId, invitationId }) =>
      `sharedCartRevokeInvitation(input: { cartId: "${sharedCartId}", invitationId: "${invitationId}" }) { ${errors} }`,
    // Revoked by the first.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  sharedCartRemovePerson: {
    ask: ({ sharedCartId, viewerId }) =>
      `sharedCartRemovePerson(input: { cartId: "${sharedCartId}", personId: "${viewerId}" }) { ${errors} }`,
    // Deleted by the first.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  sharedCartRestorePerson: {
    ask: ({ sharedCartId, viewerId }) =>
      `sharedCartRestorePerson(input: { cartId: "${sharedCartId}", personId: "${viewerId}" }) { ${errors} }`,
    // Restored by the first.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  sharedCartLeave: {
    ask: ({ leaverKey }) => `sharedCartLeave(cartId: "${leaverKey}") { ${errors} }`,
    // The key opens nothing after the first.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  sharedCartHandOver: {
    ask: ({ sharedCartId, editorId }) =>
      `sharedCartHandOver(input: { cartId: "${sharedCartId}", personId: "${editorId}" }) { ${errors} }`,
    // The cart's own id opens nothing after the first.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  sharedCartEnd: {
    ask: ({ editorKey }) => `sharedCartEnd(cartId: "${editorKey}") { ${errors} }`,
    // Ended by the first.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  checkoutPlaceOrder: holders(
    ({ orderCartId }) => `checkoutPlaceOrder(input: { cartId: "${orderCartId}"
      idempotencyKey: "matrix-key-000001"
      contact: { email: "a@example.com", firstName: "A", lastName: "B", phone: "2101234567" }
      billingAddress: { address: "A 1", country: "GR", region: "GR-I", city: "A", postalCode: "10431" }
      shippingMethodId: "courier", paymentMethodId: "bank-transfer", expectedTotalMinor: 1630
      termsVersion: "1", termsAccepted: true }) { ${errors} }`,
  ),
  // A member's order is for the member alone, although others may hold its id.
  orderCancel: {
    ask: ({ orderId }) => `orderCancel(orderId: "${orderId}") { ${errors} }`,
    outcomes: ['nothing', 'nothing', 'nothing', 'yes'],
  },
  orderPay: holders(
    ({ cardOrderId }) =>
      `orderPay(input: { orderId: "${cardOrderId}", returnUrl: "http://127.0.0.1:3000/back" }) { ${errors} url }`,
  ),
  paymentSettle: holders(
    ({ cardOrderId }) => `paymentSettle(orderId: "${cardOrderId}") { ${errors} status }`,
  ),
  cardDelete: owners(({ cardId }) => `cardDelete(id: "${cardId}") { ${errors} }`),
  orderAgain: owners(({ orderId }) => `orderAgain(input: { orderId: "${orderId}" }) { ${errors} }`),
  addressSave: owners(
    ({ addressId }) =>
      `addressSave(input: { id: "${addressId}", address: { address: "B 2", country: "CY", city: "B", postalCode: "1010" } }) { ${errors} }`,
  ),
  addressRemove: owners(({ addressId }) => `addressRemove(id: "${addressId}") { ${errors} }`),
  memberUpdate: members(() => `memberUpdate(input: { firstName: "Νίκος" }) { ${errors} }`),
  memberChangeEmail: members(
    ({ password }) =>
      `memberChangeEmail(input: { email: "moved@example.com", currentPassword: "${password}" }) { ${errors} }`,
  ),
  memberConfirm: links(
    ({ confirmToken, password }) =>
      `memberConfirm(token: "${confirmToken}", password: "${password}") { ${errors} }`,
  ),
  passwordChange: members(
    ({ password }) =>
      `passwordChange(input: { currentPassword: "${password}", password: "${password}" }) { ${errors} }`,
  ),
  passwordReset: links(
    ({ resetToken }) =>
      `passwordReset(input: { token: "${resetToken}", password: "another good one" }) { ${errors} }`,
  ),
  memberDelete: members(
    ({ password }) => `memberDelete(input: { currentPassword: "${password}" }) { ${errors} }`,
  ),
}
