import { backupCommand } from '../backup/backup-command.js'
import { restoreCommand } from '../backup/restore-command.js'
import { exportProductsCommand } from '../catalogue/export-products-command.js'
import { generateCommand } from '../catalogue/generate-command.js'
import { importCommand } from '../catalogue/import-command.js'
import {
  importGoogleMerchantCommand,
  importPrestaShopCommand,
  importShopifyCommand,
  importSkroutzCommand,
  importWooCommerceCommand,
} from '../catalogue/import-foreign-commands.js'
import { importPricesCommand, setPriceCommand } from '../catalogue/price-commands.js'
import { listSearchMissesCommand, saveSynonymsCommand } from '../catalogue/synonym-commands.js'
import { listCouponsCommand, saveCouponsCommand } from '../coupon-commands.js'
import { checkPaymentsCommand } from '../check-payments-command.js'
import { createMemberCommand } from '../create-member-command.js'
import { answerCustomerRequestCommand } from '../customer-requests/answer-customer-request-command.js'
import { listCustomerRequestsCommand } from '../customer-requests/list-customer-requests-command.js'
import { jobsCommand } from '../jobs-command.js'
import { confirmVatNumberCommand } from '../orders/confirm-vat-number-command.js'
import { exportOrdersCommand } from '../orders/export-orders-command.js'
import { listOrdersCommand } from '../orders/list-orders-command.js'
import { listRefundsCommand } from '../orders/list-refunds-command.js'
import { moveOrderCommand } from '../orders/move-order-command.js'
import { noteOrderCommand } from '../orders/note-order-command.js'
import { placeOrderCommand } from '../orders/place-order-command.js'
import { refundOrderCommand } from '../orders/refund-order-command.js'
import { reportCommand } from '../orders/report-command.js'
import { returnOrderCommand } from '../orders/return-order-command.js'
import { setStockCommand } from '../orders/set-stock-command.js'
import { showOrderCommand } from '../orders/show-order-command.js'
import { reportVisitsCommand } from '../report-visits-command.js'
import { listReviewsCommand } from '../reviews/list-reviews-command.js'
import {
  answerReviewCommand,
  hideReviewCommand,
  showReviewCommand,
} from '../reviews/moderate-review-commands.js'
import { saveSettingsCommand } from '../settings/save-settings-command.js'
import { showSettingsCommand } from '../settings/show-settings-command.js'
import {
  createStaffKeyCommand,
  listStaffKeysCommand,
  revokeStaffKeyCommand,
} from '../programs/staff-key-commands.js'
import { createTenantCommand } from '../tenants/create-tenant-command.js'
import {
  addWebhookCommand,
  listWebhooksCommand,
  removeWebhookCommand,
  resendWebhookCommand,
} from '../programs/webhook-commands.js'
import type { AddCommand } from './command-runner.js'

/** Every command, below the heading that it has in the help text. */
export const commands: Readonly<Record<string, readonly AddCommand[]>> = {
  Orders: [
    listOrdersCommand,
    showOrderCommand,
    exportOrdersCommand,
    placeOrderCommand,
    noteOrderCommand,
    moveOrderCommand,
    returnOrderCommand,
    refundOrderCommand,
    listRefundsCommand,
    confirmVatNumberCommand,
  ],
  'Prices and stock': [setPriceCommand, setStockCommand, importPricesCommand],
  Catalogue: [
    importCommand,
    importShopifyCommand,
    importWooCommerceCommand,
    importPrestaShopCommand,
    importGoogleMerchantCommand,
    importSkroutzCommand,
    exportProductsCommand,
    generateCommand,
    saveSynonymsCommand,
    listSearchMissesCommand,
  ],
  Customers: [
    listCustomerRequestsCommand,
    answerCustomerRequestCommand,
    listReviewsCommand,
    answerReviewCommand,
    hideReviewCommand,
    showReviewCommand,
    listCouponsCommand,
    saveCouponsCommand,
    createMemberCommand,
  ],
  Reports: [reportCommand, reportVisitsCommand, jobsCommand],
  Tenants: [createTenantCommand, showSettingsCommand, saveSettingsCommand, checkPaymentsCommand],
  Programs: [
    createStaffKeyCommand,
    listStaffKeysCommand,
    revokeStaffKeyCommand,
    addWebhookCommand,
    listWebhooksCommand,
    resendWebhookCommand,
    removeWebhookCommand,
  ],
  Backups: [backupCommand, restoreCommand],
}
