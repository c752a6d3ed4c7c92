/** Answers and events of Viva’s, by the pages that show them; the stand-in fills in what a call was about. */

/** https://developer.viva.com/integration-reference/oauth2-authentication/ */
export const tokenExample = {
  access_token: 'eyJhbGciOiJSUzI1NiIsImtpZCI6IjBEOEZCOEQ2RURF',
  expires_in: 3_600,
  token_type: 'Bearer',
  scope: 'urn:viva:payments:core:api:redirectcheckout',
}

/**
 * The fields of
 * https://developer.viva.com/apis-for-payments/payment-api/#tag/Payments/paths/~1api~1orders~1{orderCode}/get
 * with values of other examples.
 */
export const orderExample = {
  OrderCode: '1272214778972604',
  SourceCode: 'Default',
  Tags: [] as string[],
  TipAmount: 0,
  RequestLang: 'en-GB',
  MerchantTrns: 'Short description of items/services purchased by customer',
  CustomerTrns: 'Short description of purchased items/services to display to your customer',
  MaxInstallments: 0,
  RequestAmount: 10,
  ExpirationDate: '2023-10-11T19:05:27.48',
  StateId: 0,
}

/** https://developer.viva.com/smart-checkout/smart-checkout-integration/#step-4-verify-payment */
export const transactionExample = {
  email: 'someone@example.com',
  amount: 30,
  orderCode: '6962462482972601',
  statusId: 'F',
  fullName: 'George Seferis',
  insDate: '2021-12-06T14:32:10.32+02:00',
  cardNumber: '523929XXXXXX0168' as string | null,
  currencyCode: '978',
  customerTrns: 'Short description of items/services purchased to display to your customer',
  merchantTrns: 'Short description of items/services purchased by customer',
  cardUniqueReference: '9521B4209B611B11E080964E09640F4EB3C3AA18' as string | null,
  transactionTypeId: 5,
  recurringSupport: false,
  totalInstallments: 0,
  cardCountryCode: null,
  cardIssuingBank: null,
  currentInstallment: 0,
  cardTypeId: 1 as number | null,
}

/** What every answer of the older calls ends with: https://developer.vivawallet.com/api-reference-guide/payment-api-details/ */
export const olderExample = {
  ErrorCode: 0,
  ErrorText: null as string | null,
  TimeStamp: '2021-12-06T14:32:10.3242424+02:00',
  CorrelationId: null,
  EventId: 0,
  Success: true,
}

/**
 * The fields that https://github.com/VivaPayments/API/blob/master/CreateOrder/PHP/gettransactions.php
 * reads, and those of them that tell a refund from a payment.
 */
export const listedExample = {
  TransactionId: '997ab1e3-e6ce-45c9-970d-4d902f27ce71',
  ParentId: null as string | null,
  Amount: 10,
  StatusId: 'F',
  SourceCode: 'Default',
  MerchantTrns: 'Your reference' as string | null,
  CustomerTrns: 'Description that the customer sees',
  InsDate: '2021-09-02T10:39:28.73',
}

/** https://developer.viva.com/apis-for-payments/payment-api/#tag/Transactions/paths/~1api~1transactions~1{transaction_id}/delete */
export const refundExample = {
  Emv: null,
  Amount: 1,
  StatusId: 'F',
  CurrencyCode: '978',
  TransactionId: '101f4704-8464-42cc-ba9a-5399d142b9b8',
  ReferenceNumber: 944_981,
  AuthorizationId: '944981',
  RetrievalReferenceNumber: '124507944981',
  ThreeDSecureStatusId: 2,
  ...olderExample,
}

/** Of a call that was not done, such as a refund of more than is left. */
export const refusedExample = {
  ...olderExample,
  ErrorCode: 403,
  ErrorText: 'Non reversible transaction',
  Success: false,
}

/** Of the newer calls, whose pages describe the status alone. */
export const invalidExample = {
  status: 400,
  message: 'Bad Request',
  eventId: 0,
}

/** https://developer.viva.com/webhooks-for-payments/setting-up-webhooks/ */
export const eventExample = {
  Url: 'https://www.example.com/webhook',
  Created: '2021-09-02T07:39:28.8496795Z',
  CorrelationId: '21-245-DB33F8C9',
  Delay: null,
  RetryCount: 0,
  RetryDelayInSeconds: null,
  MessageId: 'e8b09fc2-d4a4-43fc-8251-acd87ad04d96',
  RecipientId: 'bdf4c6b3-c26d-4046-b5df-5c443ec39d09',
  MessageTypeId: 512,
}

/** Type 1796, a payment, and 1798, a failed attempt: https://developer.viva.com/webhooks-for-payments/transaction-payment-created/ */
export const paidExample = {
  Moto: false,
  Email: 'customer@example.com',
  Phone: '7700900796',
  BankId: 'NET_VISA',
  ParentId: null,
  Amount: 10,
  MerchantId: 'bdf4c6b3-c26d-4046-b5df-5c443ec39d09',
  OrderCode: '2271655739472609',
  StatusId: 'F',
  FullName: 'Customer name',
  InsDate: '2021-09-02T10:39:28.73',
  CardNumber: '414746XXXXXX0133',
  SourceCode: '8362',
  TransactionId: '997ab1e3-e6ce-45c9-970d-4d902f27ce71',
  CurrencyCode: '978',
  OrderCulture: 'el-GR',
  MerchantTrns: 'Short description of items/services purchased by customer',
  CustomerTrns: 'Short description of items/services purchased to display to your customer',
  TransactionTypeId: 5,
  TotalInstallments: 0,
  Tags: ['tag sample string 1', 'tag sample string 2', 'tag sample string 3'],
  CardExpirationDate: '2022-01-31T00:00:00',
  CardTypeId: 0,
  ResponseEventId: null as number | null,
}

/** Type 4865, a canceled order: https://developer.viva.com/webhooks-for-payments/order-updated/ */
export const updatedExample = {
  Email: 'johndoe@vivawallet.com',
  Amount: 10,
  OrderCode: '6727479629472606',
  MerchantId: '512344-d8f2-4024-6343-8de7396a9f5e',
  FullName: 'John Doe',
  SourceCode: 'Default',
  IsCancelled: true,
  Tags: ['Sample tag 1', 'Sample tag 2', 'Sample tag 3'],
  CurrencyCode: '978',
  MerchantTrns: 'Short description of items/services purchased by customer',
  CustomerTrns: 'Short description of purchased items/services to display to your customer',
  MaxInstallments: 0,
  DisablePaidState: false,
  ExpirationDate: '2023-10-11T19:05:27.48',
  ServiceId: 0,
}
