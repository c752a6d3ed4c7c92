export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant in UTC, ISO 8601 with milliseconds and a trailing Z, such as 2026-11-21T09:30:00.000Z. */
  DateTime: { input: Date; output: Date; }
};

/** Empty `errors`: the call was accepted; nothing else is disclosed. */
export type AccountPayload = {
  readonly errors: ReadonlyArray<UserError>;
};

export type Address = {
  readonly address: Scalars['String']['output'];
  readonly address2: Maybe<Scalars['String']['output']>;
  readonly city: Scalars['String']['output'];
  readonly company: Maybe<Scalars['String']['output']>;
  readonly country: Country;
  readonly doorbell: Maybe<Scalars['String']['output']>;
  readonly floor: Maybe<Scalars['String']['output']>;
  /** As it is written on a parcel to its country, line by line, with the country's name last. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
  /** Empty where the country has none. */
  readonly postalCode: Scalars['String']['output'];
  readonly region: Maybe<Region>;
};

export type AddressInput = {
  readonly address: Scalars['String']['input'];
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  readonly city: Scalars['String']['input'];
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  readonly country: Scalars['String']['input'];
  readonly doorbell?: InputMaybe<Scalars['String']['input']>;
  readonly floor?: InputMaybe<Scalars['String']['input']>;
  /** As its country writes them, such as five digits for Greece; empty where the country has none. */
  readonly postalCode: Scalars['String']['input'];
  /** Code of one of the country's regions, such as `GR-I`; for Greece it comes from the postal code when left out. */
  readonly region?: InputMaybe<Scalars['String']['input']>;
};

export type AddressPayload = {
  /** The address that was saved; null when it was refused or removed. */
  readonly address: Maybe<MemberAddress>;
  /** All of the member's, after the call. */
  readonly addresses: ReadonlyArray<MemberAddress>;
  readonly errors: ReadonlyArray<UserError>;
};

/** The same shape and checks as at checkout; `field` of an error begins with `address.`. */
export type AddressSaveInput = {
  readonly address: AddressInput;
  /** Null adds an address, 20 at most. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly isDefaultBilling?: InputMaybe<Scalars['Boolean']['input']>;
  /** True takes the mark from another address; false or null leaves it off this one. */
  readonly isDefaultShipping?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Aggregations that can be asked for. */
export type Aggregation =
  | 'AVAILABILITY'
  | 'BRANDS'
  | 'CATEGORIES'
  | 'ON_SALE'
  | 'OPTIONS'
  | 'PRICE';

export type AggregationBucket = {
  readonly count: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type AggregationResult = {
  /** Each count applies the other selections. */
  readonly buckets: ReadonlyArray<AggregationBucket>;
  readonly kind: Aggregation;
  /** Label in the request's locale. */
  readonly label: Scalars['String']['output'];
  readonly maxMinor: Maybe<Scalars['Int']['output']>;
  /** Lowest and highest price with VAT in minor units, for PRICE. */
  readonly minMinor: Maybe<Scalars['Int']['output']>;
  /** Stable key; for options the option's internalName. */
  readonly name: Scalars['String']['output'];
};

export type AnalyticsKind =
  | 'GTAG'
  | 'PIXEL';

/** A provider that measures visits, with the visitor's consent alone. */
export type AnalyticsProvider = {
  /** The shop's id at the provider. */
  readonly id: Scalars['String']['output'];
  readonly kind: AnalyticsKind;
  /** Origin that the script comes from and events go to, such as a server of the shop's own; null for the provider's. */
  readonly origin: Maybe<Scalars['String']['output']>;
};

/** Between which days goods arrive, or can be picked up. Each is the beginning of a day in the tenant's time zone. */
export type Arrival = {
  readonly earliest: Scalars['DateTime']['output'];
  readonly latest: Scalars['DateTime']['output'];
  /** Until when it has to be ordered for that. */
  readonly orderBy: Scalars['DateTime']['output'];
};

/**
 * Availability. IN_STOCK: available. LOW_STOCK: five pieces or fewer. BACKORDER: ordered from the manufacturer.
 * OUT_OF_STOCK: cannot be ordered now. DISCONTINUED: will not come back.
 */
export type Availability =
  | 'BACKORDER'
  | 'DISCONTINUED'
  | 'IN_STOCK'
  | 'LOW_STOCK'
  | 'OUT_OF_STOCK';

export type BackInStockDeleteInput = {
  /** Id of a request, from its e-mail: knowing it grants deletion. */
  readonly id: Scalars['ID']['input'];
  readonly scope: BackInStockDeleteScope;
};

/** The same answer for an id that is not known, or no longer. */
export type BackInStockDeletePayload = {
  readonly errors: ReadonlyArray<UserError>;
};

/** REQUEST: this one alone. PERSON: every request of the same address. */
export type BackInStockDeleteScope =
  | 'PERSON'
  | 'REQUEST';

export type BackInStockRequestInput = {
  /** Where the one mail goes, in the request's locale. */
  readonly email: Scalars['String']['input'];
  /** A variant that is out of stock. */
  readonly variantId: Scalars['ID']['input'];
};

export type BackInStockRequestPayload = {
  /** REQUIRED, INVALID or TOO_LONG for `email`; NOT_AVAILABLE for what will not come back; THROTTLED. */
  readonly errors: ReadonlyArray<UserError>;
  readonly status: BackInStockStatus;
};

/**
 * NOTED: one mail will come; the same answer whether or not the address had asked before. CAN_BE_HAD: it can be ordered now,
 * so no mail will come. REFUSED: see `errors`.
 */
export type BackInStockStatus =
  | 'CAN_BE_HAD'
  | 'NOTED'
  | 'REFUSED';

export type BankTransfer = {
  readonly bankName: Scalars['String']['output'];
  readonly holderName: Scalars['String']['output'];
  readonly iban: Scalars['String']['output'];
  /** To be written on the transfer: the order's number. */
  readonly reference: Scalars['String']['output'];
};

/** The offer that a shop puts first: what saves a shopper most, and the promotion that it belongs to. */
export type BestOffer = {
  readonly product: ProductSummary;
  readonly promotion: Promotion;
  /** Off the price with VAT of the cheapest variant. */
  readonly saving: Money;
};

/** A maker's brand (taxonomy kind `brand`). */
export type Brand = {
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Image>;
  readonly name: Scalars['String']['output'];
  readonly productsCount: Scalars['Int']['output'];
  readonly slug: Scalars['String']['output'];
};

export type BusinessHours = {
  /** Such as `Monday to Friday`, in the request's locale. */
  readonly days: Scalars['String']['output'];
  /** Such as `09:00-17:00`. */
  readonly hours: Scalars['String']['output'];
  /** The same days as ISO 8601 numbers, 1 is Monday; empty where only the words are known. */
  readonly weekdays: ReadonlyArray<Scalars['Int']['output']>;
};

/**
 * A part of the contract that a backend may leave out. A shop shows no page, link or form of what its
 * backend cannot do.
 */
export type Capability =
  /** One mail when a variant is available again. */
  | 'BACK_IN_STOCK'
  | 'BRANDS'
  /** Texts of the shop, of the content endpoint. */
  | 'CONTENT'
  | 'COUPONS'
  /** What delivery of a cart costs, before its address is known: `cartSetAddress`. */
  | 'DELIVERY_ESTIMATE'
  /** Accounts, with orders, addresses and saved cards. */
  | 'MEMBERS'
  | 'NEWSLETTER'
  /** Payment by card and the like, at a provider. */
  | 'ONLINE_PAYMENT'
  /** Orders once they are placed: canceled, printed as a document, repeated, and moved by links in mails to staff. */
  | 'ORDERS'
  | 'PROMOTIONS'
  /** Messages to the shop, questions with their threads, and orders found by number and e-mail address. */
  | 'REQUESTS'
  /** Reviews of products by buyers of delivered orders. */
  | 'REVIEWS'
  /** Lines of a cart saved for later, and removed ones put back. */
  | 'SAVED_LINES'
  /** Suggestions while a search is typed. */
  | 'SEARCH_SUGGESTIONS'
  | 'SHARED_CART'
  /** Anonymous counts of page views and of how fast pages were. */
  | 'VISIT_COUNTS'
  /** Withdrawal from a contract by a form. */
  | 'WITHDRAWAL';

export type CardDeletePayload = {
  readonly errors: ReadonlyArray<UserError>;
  /** What is left, newest first. */
  readonly savedCards: ReadonlyArray<SavedCard>;
};

/**
 * A shopper's cart. Knowing its id grants access, so the id has 128 random bits. A shared cart has a key of the same
 * kind for each of its people, which every operation takes in place of the id, and which allows what the person's role allows.
 */
export type Cart = {
  readonly address: Maybe<CartAddress>;
  readonly coupon: Maybe<CartCoupon>;
  readonly data: CartData;
  /** The requested one: the cart's own id, or the caller's key. */
  readonly id: Scalars['ID']['output'];
  /** The cart that the lines saved for later moved to; set with the token when there was something. */
  readonly nextId: Maybe<Scalars['ID']['output']>;
  /** Lines that the shopper saved for later; they are not in the totals. */
  readonly saved: ReadonlyArray<CartLine>;
  /** Set while several people work on it, and once their order is placed. */
  readonly sharing: Maybe<CartSharing>;
  /** What delivery to the cart's address costs; null while there is none. */
  readonly shippingEstimate: Maybe<ShippingEstimate>;
  /** When the cart expires: 14 days after the last addition. */
  readonly time: Scalars['DateTime']['output'];
  /** Id of the order that has been placed from this cart; the cart is then finished. */
  readonly token: Maybe<Scalars['String']['output']>;
  /** Grows by one with each change; an answer with a lower version is stale. */
  readonly version: Scalars['Int']['output'];
};

export type CartAddItemInput = {
  /** Null starts a new cart. */
  readonly cartId?: InputMaybe<Scalars['ID']['input']>;
  /** Same id, same answer: a repeated call adds once. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 999. */
  readonly quantity: Scalars['Int']['input'];
  readonly variantId: Scalars['ID']['input'];
};

export type CartAddItemsInput = {
  /** Null takes the member's cart, or starts a new one. */
  readonly cartId?: InputMaybe<Scalars['ID']['input']>;
  /** Same id, same answer: a repeated call adds once. At least 16 characters without a cart. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100. */
  readonly items: ReadonlyArray<SkuQuantityInput>;
};

export type CartAddItemsPayload = {
  /** Null where there is none and nothing could be added. */
  readonly cart: Maybe<Cart>;
  /** INVALID for too many items or none. In a locked cart the items of an editor are suggested, with CART_LOCKED. */
  readonly errors: ReadonlyArray<UserError>;
  /** What became of each item, in their order; empty with an error. */
  readonly mergeResults: ReadonlyArray<CartMergeResult>;
};

/** As much of the address as shipping needs before checkout. */
export type CartAddress = {
  /** ISO 3166-1 alpha-2. */
  readonly country: Scalars['String']['output'];
  readonly postalCode: Maybe<Scalars['String']['output']>;
};

export type CartAddressInput = {
  readonly cartId: Scalars['ID']['input'];
  readonly country: Scalars['String']['input'];
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
};

/** A coupon in a cart. One that does not apply now takes nothing off and says why. */
export type CartCoupon = {
  /** With AMOUNT. */
  readonly amount: Maybe<Money>;
  readonly code: Scalars['String']['output'];
  /** What is taken off now; zero or below. */
  readonly discount: Money;
  /** Why it does not apply now. */
  readonly issue: Maybe<UserError>;
  /** Null when the coupon no longer exists. */
  readonly kind: Maybe<CouponKind>;
  /** What is to be added until it applies, with COUPON_MINIMUM. */
  readonly missing: Maybe<Money>;
  /** 1 to 99, with PERCENT. */
  readonly percent: Maybe<Scalars['Int']['output']>;
};

export type CartData = {
  /** A line contains dangerous goods (ADR). */
  readonly dangerousGoods: Scalars['Boolean']['output'];
  readonly lines: ReadonlyArray<CartLine>;
  /** How goods that no courier takes arrive in the tenant's own country; null while a courier takes them, and once the cart has an address. */
  readonly noCourierText: Maybe<Scalars['String']['output']>;
  /** Pieces over all lines; 0 for an empty cart. */
  readonly quantity: Scalars['Int']['output'];
  readonly totals: CartTotals;
  /** Grams over all lines. */
  readonly weightGrams: Scalars['Int']['output'];
};

export type CartLine = {
  /** Who added it: a name in a shared cart; null for the cart's own shopper. */
  readonly author: Maybe<Scalars['String']['output']>;
  /** That person's id in the shared cart. */
  readonly authorId: Maybe<Scalars['ID']['output']>;
  /** The caller may change and remove it. */
  readonly canChange: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Image>;
  /** What changed since it was added and wants the shopper's eye. */
  readonly issues: ReadonlyArray<CartLineIssue>;
  readonly kind: Maybe<Scalars['String']['output']>;
  /** Quantity times unit price, VAT included. */
  readonly lineTotal: Money;
  readonly productName: Scalars['String']['output'];
  readonly productSlug: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  /** Price of one piece now, VAT included. */
  readonly unitPrice: Money;
  readonly variant: Variant;
};

export type CartLineIssue = {
  /** Pieces in stock, with INSUFFICIENT_STOCK. */
  readonly available: Maybe<Scalars['Int']['output']>;
  readonly code: CartLineIssueCode;
  /** A sentence in the request's locale. */
  readonly message: Scalars['String']['output'];
  /** Price when it was added, with PRICE_CHANGED. */
  readonly oldPrice: Maybe<Money>;
};

export type CartLineIssueCode =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_AVAILABLE'
  | 'PRICE_CHANGED';

export type CartMergePayload = {
  /** The member's cart after the call; null when there is none. */
  readonly cart: Maybe<Cart>;
  readonly errors: ReadonlyArray<UserError>;
  /** Empty when the guest's cart became the member's as it was. */
  readonly mergeResults: ReadonlyArray<CartMergeResult>;
};

export type CartMergeResult = {
  readonly kind: CartMergeResultKind;
  /** The reason as a sentence in the request's locale. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** As the shopper knows it, with what tells the variant from its siblings; empty where no product has the SKU. */
  readonly productName: Scalars['String']['output'];
  /** Pieces that are in the cart now. */
  readonly quantity: Scalars['Int']['output'];
  /** Why it is fewer: INSUFFICIENT_STOCK, NOT_AVAILABLE, NOT_ADDED or, where no product has the SKU, NOT_FOUND; null otherwise. */
  readonly reason: Maybe<ErrorCode>;
  /** Quantity that was requested. */
  readonly requestedQuantity: Scalars['Int']['output'];
  readonly sku: Scalars['String']['output'];
};

/**
 * Result of merging one product into a cart. ADDED: it was not in the cart before. RAISED: more pieces of it.
 * CAPPED: fewer than were wanted could be had. GONE: none could be had.
 */
export type CartMergeResultKind =
  | 'ADDED'
  | 'CAPPED'
  | 'GONE'
  | 'RAISED';

export type CartPayload = {
  /** The cart after the change, or as it stood when the change was refused; null when it does not exist. */
  readonly cart: Maybe<Cart>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CartRemoveItemInput = {
  readonly cartId: Scalars['ID']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly lineId: Scalars['ID']['input'];
};

export type CartRestoreExpiredPayload = {
  readonly cart: Maybe<Cart>;
  /** CART_NOT_FOUND when there is no expired cart with that id. */
  readonly errors: ReadonlyArray<UserError>;
  /** What became of each product. */
  readonly mergeResults: ReadonlyArray<CartMergeResult>;
};

export type CartRestoreItemInput = {
  readonly cartId: Scalars['ID']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly lineId: Scalars['ID']['input'];
  /** Null puts all its pieces back. */
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
};

export type CartSetItemInput = {
  readonly cartId: Scalars['ID']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** What the line held when the shopper typed: the change is applied as a difference, so that no other change is lost. */
  readonly fromQuantity: Scalars['Int']['input'];
  readonly lineId: Scalars['ID']['input'];
  /** New quantity, 0 to 999; 0 removes it. */
  readonly quantity: Scalars['Int']['input'];
};

export type CartShareInput = {
  readonly cartId: Scalars['ID']['input'];
  /** The owner's, 1 to 40 characters. */
  readonly name: Scalars['String']['input'];
  /** What the first link allows. */
  readonly right: SharedCartRight;
};

/** What a cart says of its being shared; the rest is told by `sharedCart`. */
export type CartSharing = {
  /** Of the shared cart; it gives no right. */
  readonly id: Scalars['ID']['output'];
  /** Until when the owner's checkout locks it; null while it is open for all. */
  readonly lockedUntil: Maybe<Scalars['DateTime']['output']>;
  /** Who places the order. */
  readonly ownerName: Scalars['String']['output'];
  /** The caller's, among the people of the shared cart. */
  readonly personId: Scalars['ID']['output'];
  readonly revision: Scalars['Int']['output'];
  /** The caller's. */
  readonly role: SharedCartRole;
  readonly state: SharedCartState;
  /** Suggestions that wait for the owner's answer. */
  readonly suggestionCount: Scalars['Int']['output'];
};

/** Sums of a cart or an order, VAT included where not said otherwise. Only the server computes them. */
export type CartTotals = {
  /** Zero or below. */
  readonly discount: Money;
  /** What is missing for free shipping; null when the tenant has none; zero once reached. */
  readonly freeShippingRemaining: Maybe<Money>;
  /** What is to be paid. */
  readonly grand: Money;
  /** Lines before discount. */
  readonly items: Money;
  /** Fee of the payment method, such as cash on delivery; zero without one. */
  readonly paymentFee: Money;
  /** Null until a shipping method is chosen; in a cart that of the first method that delivers to its address. */
  readonly shipping: Maybe<Money>;
  /** VAT contained in the grand total. */
  readonly vat: Money;
  /** Whose VAT it is, or why there is none, in words; null for that of the tenant's country. */
  readonly vatNote: Maybe<Scalars['String']['output']>;
  readonly vatTreatment: VatTreatment;
};

export type CartUpdateItemInput = {
  readonly cartId: Scalars['ID']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Added to the line's quantity; below zero takes away. A line that reaches zero is removed. */
  readonly difference: Scalars['Int']['input'];
  readonly lineId: Scalars['ID']['input'];
};

/** Published products as feeds take them, page after page in the merchant's order. */
export type CatalogueExport = {
  /** ISO 4217 code of every price. */
  readonly currency: Scalars['String']['output'];
  /** Given as `after` it leads to the next page; null after the last one. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  readonly nodes: ReadonlyArray<ExportedProduct>;
};

/** A page of the catalogue as search engines are told of it. */
export type CataloguePage = {
  /** Its photographs, at most 10. */
  readonly images: ReadonlyArray<Image>;
  /** Its slug in every locale it exists in. */
  readonly translations: ReadonlyArray<SeoTranslation>;
  /** When what it shows last changed, prices included. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

export type CataloguePages = {
  readonly nodes: ReadonlyArray<CataloguePage>;
  readonly total: Scalars['Int']['output'];
};

/** A node of the category tree (taxonomy kind `category`), at most three levels deep. */
export type Category = {
  /** Ordered by sortOrder ascending. Categories without products are left out. */
  readonly children: ReadonlyArray<Category>;
  /** One or two sentences of plain text; null when there are none. */
  readonly excerpt: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Image>;
  readonly name: Scalars['String']['output'];
  /** The parent, or null at the top level. */
  readonly parent: Maybe<Category>;
  /** Published products in this category and its descendants. */
  readonly productsCount: Scalars['Int']['output'];
  /** Unique per locale within the tenant. */
  readonly slug: Scalars['String']['output'];
};


/** A node of the category tree (taxonomy kind `category`), at most three levels deep. */
export type CategoryChildrenArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The company that an invoice is for, as far as it decides the VAT. */
export type CheckoutBusinessInput = {
  /** Of the billing address. */
  readonly country: Scalars['String']['input'];
  readonly vatNumber: Scalars['String']['input'];
};

/** What a shopper types at checkout. Bounds: names 1 to 100 characters, lines 1 to 200, notes up to 1000. */
export type CheckoutContactInput = {
  readonly alternativePhone?: InputMaybe<Scalars['String']['input']>;
  readonly email: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
};

export type CheckoutCountry = {
  readonly code: Scalars['String']['output'];
  /**
   * What an invoice for a company there names besides its name and its VAT number; null where the shop
   * makes no invoices for companies.
   */
  readonly invoiceFields: Maybe<ReadonlyArray<InvoiceField>>;
  readonly name: Scalars['String']['output'];
  /** A regular expression for postal codes in any case, without anchors; null where there are none. */
  readonly postalCodePattern: Maybe<Scalars['String']['output']>;
  readonly postalCodeUse: PostalCodeUse;
  readonly regions: ReadonlyArray<CheckoutRegion>;
};

export type CheckoutDeliveryInput = {
  readonly country: Scalars['String']['input'];
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
  readonly region?: InputMaybe<Scalars['String']['input']>;
};

export type CheckoutOptions = {
  readonly countries: ReadonlyArray<CheckoutCountry>;
  /**
   * Why nothing is delivered to the place, though it may be picked up: NO_SHIPPING_METHODS or HAZARD_NOT_SHIPPABLE. Why nothing
   * can be paid: NO_PAYMENT_METHODS.
   */
  readonly errors: ReadonlyArray<UserError>;
  /** The place is outside the tenant's customs area: the receiver pays duties and taxes. */
  readonly hasDuties: Scalars['Boolean']['output'];
  /** What each payment method goes with, in the same order. */
  readonly paymentConditions: ReadonlyArray<PaymentCondition>;
  readonly paymentMethods: ReadonlyArray<PaymentMethod>;
  readonly shippingMethods: ReadonlyArray<ShippingMethod>;
  /** Version of the terms that the shopper is asked to accept. */
  readonly termsVersion: Scalars['String']['output'];
};

export type CheckoutRegion = {
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Beginnings of the postal codes that lie in it. */
  readonly postalPrefixes: ReadonlyArray<Scalars['String']['output']>;
};

/** A cart with shipping and payment chosen, as it would be ordered now. */
export type CheckoutReview = {
  readonly cart: Cart;
  readonly paymentMethod: Maybe<PaymentMethod>;
  readonly shippingMethod: Maybe<ShippingMethod>;
  readonly termsVersion: Scalars['String']['output'];
  readonly totals: CartTotals;
};

export type CheckoutReviewPayload = {
  readonly errors: ReadonlyArray<UserError>;
  readonly review: Maybe<CheckoutReview>;
};

/** A colour that a product comes in, with the variant to open for it. */
export type ColorChoice = {
  readonly label: Scalars['String']['output'];
  /** SKU of the first variant of this colour. */
  readonly sku: Scalars['String']['output'];
  /** A CSS hex colour. */
  readonly value: Scalars['String']['output'];
};

/** The company behind the shop, as the law wants it named. */
export type Company = {
  readonly legalName: Scalars['String']['output'];
  /** Number in the business registry. */
  readonly registryNumber: Scalars['String']['output'];
  /** Null where the country's companies are not named with one. */
  readonly taxOffice: Maybe<Scalars['String']['output']>;
  readonly vatNumber: Scalars['String']['output'];
};

/** REGISTRATION: the account can be used. EMAIL: the new address is in use. */
export type ConfirmedKind =
  | 'EMAIL'
  | 'REGISTRATION';

/** How to reach the shop. */
export type ContactDetails = {
  readonly address: Scalars['String']['output'];
  readonly businessHours: ReadonlyArray<BusinessHours>;
  /** Null while the tenant has not told it. */
  readonly company: Maybe<Company>;
  readonly email: Scalars['String']['output'];
  readonly geoAddress: Maybe<GeoAddress>;
  readonly phone: Scalars['String']['output'];
  /** The address in its parts, for machines; null where only the words are known. */
  readonly postalAddress: Maybe<PostalAddress>;
};

/** A country in the request's locale. */
export type Country = {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type CouponKind =
  | 'AMOUNT'
  | 'FREE_SHIPPING'
  | 'PERCENT';

export type CurrentUser = {
  readonly data: Maybe<User>;
};

/** A message of a customer to the shop, with its thread. */
export type CustomerRequest = {
  readonly date: Scalars['DateTime']['output'];
  readonly email: Scalars['String']['output'];
  /** Every change of the status, oldest first. */
  readonly history: ReadonlyArray<CustomerRequestStatusChange>;
  /** Random (128 bits): knowing it grants reading the thread and replying. */
  readonly id: Scalars['ID']['output'];
  readonly kind: CustomerRequestKind;
  /** Oldest first. */
  readonly messages: ReadonlyArray<CustomerRequestMessage>;
  readonly name: Scalars['String']['output'];
  /** Number of an order, as it was typed. */
  readonly orderNumber: Maybe<Scalars['String']['output']>;
  readonly phone: Maybe<Scalars['String']['output']>;
  /** Code or name of a product, as it was typed. */
  readonly product: Maybe<Scalars['String']['output']>;
  /** Short number for people. */
  readonly reference: Scalars['String']['output'];
  readonly status: CustomerRequestStatus;
  /** What was withdrawn from, for a withdrawal; else empty. */
  readonly withdrawnItems: ReadonlyArray<WithdrawnItem>;
};

/**
 * CONTACT: a message from the contact page. WITHDRAWAL: withdrawal from a contract of sale, in whole or in part;
 * only `withdrawalConfirm` opens one.
 */
export type CustomerRequestKind =
  | 'AVAILABILITY'
  | 'CONTACT'
  | 'QUESTION'
  | 'RETURN'
  | 'WITHDRAWAL';

export type CustomerRequestMessage = {
  readonly at: Scalars['DateTime']['output'];
  /** `shopper` or `staff`. */
  readonly author: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type CustomerRequestOpenInput = {
  readonly email: Scalars['String']['input'];
  readonly kind: CustomerRequestOpenKind;
  readonly message: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly orderNumber?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** Code or name of a product. */
  readonly product?: InputMaybe<Scalars['String']['input']>;
};

/** What can be opened by anybody. */
export type CustomerRequestOpenKind =
  | 'AVAILABILITY'
  | 'CONTACT'
  | 'QUESTION'
  | 'RETURN';

export type CustomerRequestPayload = {
  /** Null with an error. */
  readonly customerRequest: Maybe<CustomerRequest>;
  /** REQUIRED, INVALID or TOO_LONG of a field; NOT_FOUND for an unknown id; THROTTLED. */
  readonly errors: ReadonlyArray<UserError>;
};

export type CustomerRequestReplyInput = {
  readonly id: Scalars['ID']['input'];
  readonly message: Scalars['String']['input'];
};

export type CustomerRequestStatus =
  | 'PENDING'
  | 'RESOLVED';

export type CustomerRequestStatusChange = {
  readonly at: Scalars['DateTime']['output'];
  readonly status: CustomerRequestStatus;
};

/** Within how many working days goods leave the shop. */
export type DispatchDays = {
  readonly availability: Availability;
  readonly max: Scalars['Int']['output'];
  readonly min: Scalars['Int']['output'];
};

/** A producer's commercial guarantee of durability, as its harmonised label tells of it. */
export type DurabilityGuarantee = {
  /** Name of the producer's label among the tenant's assets, an SVG; null while there is only its text. */
  readonly label: Maybe<Scalars['String']['output']>;
  readonly model: Scalars['String']['output'];
  readonly producer: Scalars['String']['output'];
  readonly termsUrl: Scalars['String']['output'];
  /** Whole or half years, more than two. */
  readonly years: Scalars['Float']['output'];
};

/** Reasons a mutation refuses. The app may choose its own words by code. */
export type ErrorCode =
  /** The member has no address with that id. */
  | 'ADDRESS_NOT_FOUND'
  /** The member has no saved card with that id. */
  | 'CARD_NOT_FOUND'
  /** The cart has no lines. */
  | 'CART_EMPTY'
  /** The owner of a shared cart is ordering: others cannot change it now. */
  | 'CART_LOCKED'
  /** No cart has that id for this tenant, or it has expired. */
  | 'CART_NOT_FOUND'
  /** The coupon's time is over. */
  | 'COUPON_ENDED'
  /** The goods that the coupon is for do not cost enough. */
  | 'COUPON_MINIMUM'
  /** The coupon's time has not come. */
  | 'COUPON_NOT_YET'
  /** The coupon is for nothing in the cart. */
  | 'COUPON_NO_GOODS'
  /** No coupon has that code. */
  | 'COUPON_UNKNOWN'
  /** This person has used the coupon as often as one may. */
  | 'COUPON_USED_BEFORE'
  /** As many orders have used the coupon as may. */
  | 'COUPON_USED_UP'
  /** Dangerous goods cannot travel to the address. */
  | 'HAZARD_NOT_SHIPPABLE'
  /** Fewer pieces are left than were asked for. */
  | 'INSUFFICIENT_STOCK'
  /** A value has the wrong form. */
  | 'INVALID'
  /** No invitation has that secret, or it has expired or was revoked; the answer is the same. */
  | 'INVITATION_NOT_FOUND'
  /** The idempotency key was used for another order's data. */
  | 'KEY_REUSED'
  /** No more of these can be kept. */
  | 'LIMIT_REACHED'
  /** No line of the cart has that id. */
  | 'LINE_NOT_FOUND'
  /** The line was removed from a shared cart; its author and the owner can put it back. */
  | 'LINE_REMOVED'
  /** A link from a mail that is not known, was used, or has run out; the answer is the same. */
  | 'LINK_INVALID'
  /** Item not added: the quantity is not usable. */
  | 'NOT_ADDED'
  /** The caller's role in a shared cart does not allow it. */
  | 'NOT_ALLOWED'
  /** The product is no longer available to order. */
  | 'NOT_AVAILABLE'
  /** What was named does not exist. */
  | 'NOT_FOUND'
  /** No payment method can be used for this order. */
  | 'NO_PAYMENT_METHODS'
  /** No shipping method serves the address or the goods. */
  | 'NO_SHIPPING_METHODS'
  /** The order does not exist, or is not the caller's. */
  | 'ORDER_NOT_FOUND'
  /** The order's state does not let it be paid. */
  | 'ORDER_NOT_PAYABLE'
  /** The bank said no to the payment. */
  | 'PAYMENT_DECLINED'
  /** The provider cannot use what it was given to pay with. */
  | 'PAYMENT_DETAILS_INVALID'
  /** The chosen payment method cannot be used for this order. */
  | 'PAYMENT_METHOD_UNAVAILABLE'
  /** The provider does not answer or fails. */
  | 'PAYMENT_UNAVAILABLE'
  /** As many people are in the shared cart as may. */
  | 'PEOPLE_LIMIT'
  /** A line costs something else than what the shopper last took as seen. */
  | 'PRICE_CHANGED'
  /** A required value is missing. */
  | 'REQUIRED'
  /** The chosen shipping method does not serve the address or the goods. */
  | 'SHIPPING_METHOD_UNAVAILABLE'
  /** The terms have a newer version than the one accepted. */
  | 'TERMS_CHANGED'
  /** The terms were not accepted. */
  | 'TERMS_NOT_ACCEPTED'
  /** Too many tries; later it works again. */
  | 'THROTTLED'
  /** A password that anybody would try first, or the e-mail address itself. */
  | 'TOO_COMMON'
  /** The period in which it could be done is over. */
  | 'TOO_LATE'
  /** A value is longer than allowed. */
  | 'TOO_LONG'
  /** A value is shorter than allowed. */
  | 'TOO_SHORT'
  /** The total differs from the one that the shopper saw. */
  | 'TOTAL_CHANGED'
  /** Anything else. */
  | 'UNKNOWN'
  /** The password is not the present one of the member, or the one of the registration that is to be confirmed. */
  | 'WRONG_PASSWORD';

/** A cart that has expired and was not ordered. Its products can be put in again for 60 days. */
export type ExpiredCart = {
  readonly lines: ReadonlyArray<ExpiredCartLine>;
};

export type ExpiredCartLine = {
  readonly image: Maybe<Image>;
  readonly kind: Maybe<Scalars['String']['output']>;
  readonly productName: Scalars['String']['output'];
  readonly productSlug: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
};

export type ExportedDays = {
  readonly max: Scalars['Int']['output'];
  readonly min: Scalars['Int']['output'];
};

/** A photograph as a JPEG in the largest size that is delivered. */
export type ExportedImage = {
  /** Pixels of that file. */
  readonly height: Scalars['Int']['output'];
  /** Relative to the tenant's asset base. */
  readonly src: Scalars['String']['output'];
  /** Pixels of that file. */
  readonly width: Scalars['Int']['output'];
};

export type ExportedOption = {
  readonly kind: ExportedOptionKind;
  readonly label: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

/** Which of the attributes that feeds know an option is. */
export type ExportedOptionKind =
  | 'COLOR'
  | 'OTHER'
  | 'SIZE';

export type ExportedPeriod = {
  readonly endsAt: Scalars['DateTime']['output'];
  readonly startsAt: Scalars['DateTime']['output'];
};

export type ExportedProduct = {
  readonly brand: Maybe<Scalars['String']['output']>;
  /** Names of categories from the top to the product's home. */
  readonly categoryPath: ReadonlyArray<Scalars['String']['output']>;
  /** Goods under the rules for transport of dangerous goods (ADR). */
  readonly dangerousGoods: Scalars['Boolean']['output'];
  /** Number or path in Google's product taxonomy, of the home category or of the nearest one above it that names one. */
  readonly googleCategory: Maybe<Scalars['String']['output']>;
  /** Photographs in the merchant's order; drawings are left out. */
  readonly images: ReadonlyArray<ExportedImage>;
  readonly name: Scalars['String']['output'];
  /** Single-valued properties. */
  readonly properties: ReadonlyArray<Property>;
  readonly slug: Scalars['String']['output'];
  /** VAT rate in per cent, such as 24. */
  readonly taxRate: Scalars['Float']['output'];
  /** Description without markup, or the excerpt; null when there is neither. */
  readonly text: Maybe<Scalars['String']['output']>;
  /** Every variant, the master first. */
  readonly variants: ReadonlyArray<ExportedVariant>;
};

export type ExportedShipping = {
  /** VAT included. Where parts of a country cost differently, the highest. */
  readonly costMinor: Scalars['Int']['output'];
  /** ISO 3166-1 alpha-2. */
  readonly country: Scalars['String']['output'];
  /** Working days on the way. */
  readonly maxDays: Scalars['Int']['output'];
  /** Working days on the way. */
  readonly minDays: Scalars['Int']['output'];
  /** The method's name. */
  readonly service: Scalars['String']['output'];
};

export type ExportedVariant = {
  readonly availability: Availability;
  /** As printed below the bars; null when there is none. */
  readonly barcode: Maybe<Scalars['String']['output']>;
  /** The day by which it leaves when it is ordered now; null where none can be promised. */
  readonly dispatchBy: Maybe<Scalars['DateTime']['output']>;
  /** Working days until it leaves the shop; null where that is not known. */
  readonly dispatchDays: Maybe<ExportedDays>;
  readonly heightMm: Maybe<Scalars['Float']['output']>;
  /** A photograph of its own. */
  readonly image: Maybe<ExportedImage>;
  readonly lengthMm: Maybe<Scalars['Float']['output']>;
  /** Values by option, in the order of the product's options. */
  readonly options: ReadonlyArray<ExportedOption>;
  /** Price to pay, VAT included. */
  readonly payableMinor: Scalars['Int']['output'];
  /** Price that a reduction is counted from, VAT included; equals payableMinor when not reduced. */
  readonly priceMinor: Scalars['Int']['output'];
  /** Period of the offer that holds the reduced price; null without a reduction or where no end is set. */
  readonly salePeriod: Maybe<ExportedPeriod>;
  /** What one piece costs to send, by country of `shipTo`; countries that nothing is sent to are left out. */
  readonly shipping: ReadonlyArray<ExportedShipping>;
  readonly sku: Scalars['String']['output'];
  /** Pieces at hand. */
  readonly stock: Scalars['Int']['output'];
  /** What the price of a unit is counted by; null where none has to be told. */
  readonly unitPricing: Maybe<UnitPricing>;
  readonly weightGrams: Maybe<Scalars['Int']['output']>;
  readonly widthMm: Maybe<Scalars['Float']['output']>;
};

/** A selling point of the features strip. */
export type Feature = {
  /** Name of an icon of the kit. */
  readonly icon: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

export type GeoAddress = {
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  /** A map page with directions. */
  readonly url: Scalars['String']['output'];
};

/** An image that the asset service can deliver in several widths and formats. */
export type Image = {
  /** Text alternative in the request's locale; empty for decoration. */
  readonly alt: Scalars['String']['output'];
  readonly metadata: ImageMetadata;
  /**
   * Address of one JPEG at the requested size, relative to the tenant's asset base. A whole address is
   * of an origin that the shop's setting `IMAGE_ORIGINS` names: its content security policy blocks
   * others.
   */
  readonly src: Scalars['String']['output'];
  /** Candidates `address width` for one format, comma separated, ready for a `srcset` attribute. */
  readonly srcset: Scalars['String']['output'];
};


/** An image that the asset service can deliver in several widths and formats. */
export type ImageSrcArgs = {
  size?: InputMaybe<ImageSize>;
};


/** An image that the asset service can deliver in several widths and formats. */
export type ImageSrcsetArgs = {
  format?: InputMaybe<ImageFormat>;
};

export type ImageFormat =
  | 'AVIF'
  | 'JPEG'
  | 'WEBP';

/** Facts about an image's original. */
export type ImageMetadata = {
  /** Pixels. */
  readonly height: Scalars['Int']['output'];
  /** A blurred preview of at most 1 KB as a data URL; null when there is none. */
  readonly preview: Maybe<Scalars['String']['output']>;
  /** Pixels. */
  readonly width: Scalars['Int']['output'];
};

/** Width presets: SMALL 320 px (search result), MEDIUM 640 px (promotion), LARGE 1200 px (gallery, category). */
export type ImageSize =
  | 'LARGE'
  | 'MEDIUM'
  | 'SMALL';

/** One way to pay in parts. */
export type Instalment = {
  /** To pay each month but the last. */
  readonly amount: Money;
  readonly interestAmount: Money;
  /** Per cent a year; 0 for interest-free. */
  readonly interestRate: Scalars['Float']['output'];
  /** To pay in the last month: what is left, so that the parts add up to the total. */
  readonly lastAmount: Money;
  readonly months: Scalars['Int']['output'];
  readonly total: Money;
};

/** How a sum may be paid in parts. */
export type InstalmentTerms = {
  /** Sum with VAT, in minor units, from which parts are offered. */
  readonly fromMinor: Scalars['Int']['output'];
  /** Most months. */
  readonly maxMonths: Scalars['Int']['output'];
};

export type Invoice = {
  /** Null where invoices of its country do not name it. */
  readonly businessActivity: Maybe<Scalars['String']['output']>;
  readonly companyName: Scalars['String']['output'];
  /** Null where invoices of its country do not name it. */
  readonly taxOffice: Maybe<Scalars['String']['output']>;
  readonly vatNumber: Scalars['String']['output'];
};

/** What companies of some countries are named with on invoices. */
export type InvoiceField =
  | 'BUSINESS_ACTIVITY'
  | 'TAX_OFFICE';

export type InvoiceInput = {
  /** Required where the country of the billing address has BUSINESS_ACTIVITY, and dropped elsewhere. */
  readonly businessActivity?: InputMaybe<Scalars['String']['input']>;
  readonly companyName: Scalars['String']['input'];
  /** Required where the country of the billing address has TAX_OFFICE, and dropped elsewhere. */
  readonly taxOffice?: InputMaybe<Scalars['String']['input']>;
  readonly vatNumber: Scalars['String']['input'];
};

export type ListProperty = {
  readonly name: Scalars['String']['output'];
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

/** A physical measure with the words to show. */
export type Measure = {
  /** The measure as the request's locale writes it: lengths in cm, weights in g and from 1 kg on in kg. */
  readonly formatted: Scalars['String']['output'];
  /** Millimetres for lengths, grams for weights; never negative. */
  readonly value: Scalars['Float']['output'];
};

/** An address that a member keeps for later orders. */
export type MemberAddress = {
  readonly address: Address;
  readonly id: Scalars['ID']['output'];
  /** At most one address of a member. */
  readonly isDefaultBilling: Scalars['Boolean']['output'];
  /** At most one address of a member. */
  readonly isDefaultShipping: Scalars['Boolean']['output'];
};

export type MemberChangeEmailInput = {
  readonly currentPassword: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
};

export type MemberConfirmPayload = {
  /**
   * LINK_INVALID, THROTTLED, or with the field `password` REQUIRED or WRONG_PASSWORD. Only the first one means that the link cannot
   * be used.
   */
  readonly errors: ReadonlyArray<UserError>;
  /** Null with an error. */
  readonly kind: Maybe<ConfirmedKind>;
};

export type MemberDeleteInput = {
  readonly currentPassword: Scalars['String']['input'];
};

export type MemberPayload = {
  readonly errors: ReadonlyArray<UserError>;
  /** Its state after the call. */
  readonly user: User;
};

/**
 * Registration, passwords and a member's own data. Passwords have 8 to 128 characters. What concerns an e-mail address
 * responds alike, in content and duration, whether or not it is registered: the e-mail differs.
 *
 * Without a valid access token, what needs a member fails with the error code UNAUTHENTICATED.
 */
export type MemberRegisterInput = {
  readonly email: Scalars['String']['input'];
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly password: Scalars['String']['input'];
};

/** Permissions of a person. For a guest `CurrentUser.data` is null. */
export type MemberRole =
  | 'MEMBER';

export type MemberUpdateInput = {
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** One of the tenant's locales; null leaves it. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
};

/** An amount of money. Arithmetic happens on the server; the browser shows `formatted` as it stands. */
export type Money = {
  /** Integer amount in the currency's minor unit (cents for EUR). May be negative for a discount. */
  readonly amountMinor: Scalars['Int']['output'];
  /** ISO 4217 code, upper case. */
  readonly currency: Scalars['String']['output'];
  /** The amount as the request's locale writes it, currency included, such as `1.234,50 €`. */
  readonly formatted: Scalars['String']['output'];
};

export type Mutation = {
  readonly addressRemove: AddressPayload;
  readonly addressSave: AddressPayload;
  /** Deletes requests and their address. */
  readonly backInStockDelete: BackInStockDeletePayload;
  /** Asks for a mail once a variant can be ordered again. */
  readonly backInStockRequest: BackInStockRequestPayload;
  /** Forgets a card of the member who asks, here and at the provider. */
  readonly cardDelete: CardDeletePayload;
  /**
   * Accepts the changes since items were added: current prices apply, quantities are reduced to the stock, and unavailable lines are
   * saved for later. Clears every issue of a line.
   */
  readonly cartAcceptChanges: CartPayload;
  readonly cartAddItem: CartPayload;
  /** Adds as many pieces of each item as can be had. */
  readonly cartAddItems: CartAddItemsPayload;
  /** Puts a coupon in, in place of another. One that only lacks goods waits in the cart. */
  readonly cartApplyCoupon: CartPayload;
  /** Deletes a line that was saved for later. */
  readonly cartDeleteSavedItem: CartPayload;
  /**
   * Merges a guest's cart into the member's at login. When the member has one already, quantities are added up to the stock and the
   * guest's cart ends. A repeated call returns the same and changes nothing. A cart of another member is not found.
   */
  readonly cartMerge: CartMergePayload;
  readonly cartRemoveCoupon: CartPayload;
  /** The line can be put back by its id. */
  readonly cartRemoveItem: CartPayload;
  /** Puts the items of an expired cart into a new one, or the member's, at current prices. */
  readonly cartRestoreExpired: CartRestoreExpiredPayload;
  /** Restores a line that was saved for later or removed, at its place. */
  readonly cartRestoreItem: CartPayload;
  /** Saves a line for later. */
  readonly cartSaveItem: CartPayload;
  /** Sets the delivery address, for the shipping estimate. */
  readonly cartSetAddress: CartPayload;
  readonly cartSetItem: CartPayload;
  /** Shares a cart and invites; of a cart that is shared already, only invites. */
  readonly cartShare: SharedCartPayload;
  readonly cartUpdateItem: CartPayload;
  readonly checkoutPlaceOrder: PlaceOrderPayload;
  /** Opens a request in the request's locale; its sender and the shop get a mail each. */
  readonly customerRequestOpen: CustomerRequestPayload;
  /** Adds a message to a thread; a request that was resolved is pending again. */
  readonly customerRequestReply: CustomerRequestPayload;
  /** Asks the new address for its confirmation, and tells the old one. */
  readonly memberChangeEmail: MemberPayload;
  /**
   * Redeems the link of a mail, once: `/auth/confirm?token=…` of one registration, although others may register the address, or
   * `/account/confirm-email?token=…` of a new e-mail address, for its member alone: UNAUTHENTICATED without a valid access token,
   * LINK_INVALID for another member.
   *
   * A registration requires the `password` that was chosen with it. A stranger who registers another person's address cannot open
   * the link, and the owner of the mailbox does not know the stranger's password. Guesses are limited like those of a login, and
   * take the same time as the right password. A new e-mail address requires none.
   */
  readonly memberConfirm: MemberConfirmPayload;
  /** Removes the account and ends its logins. Orders are kept as the law wants it, without a link to anybody. */
  readonly memberDelete: AccountPayload;
  /**
   * Registers in the request's locale. The account can be used once the registration has been confirmed by the link of the mail and
   * its password, within 24 hours.
   * An address that is registered already gets an e-mail that says so.
   */
  readonly memberRegister: AccountPayload;
  /**
   * Sends the link of an unconfirmed registration again; where an address was registered by several people, one to set a password,
   * which confirms it too.
   */
  readonly memberResendConfirmation: AccountPayload;
  /** Replaces names, phone and locale; a missing name or phone is removed. */
  readonly memberUpdate: MemberPayload;
  /** Confirms the subscription; `id` comes from the mail. */
  readonly newsletterConfirm: NewsletterConfirmPayload;
  /** Asks for the newsletter: a mail in the request's locale brings the link to confirm. */
  readonly newsletterSubscribe: NewsletterSubscribePayload;
  /** Ends the subscription and removes its address. */
  readonly newsletterUnsubscribe: NewsletterUnsubscribePayload;
  /** Puts the available items of the member's own order into a cart. */
  readonly orderAgain: OrderAgainPayload;
  /**
   * Cancels an order: a member's for the member, a guest's for holders of its id. Goods go back into stock, money the way
   * it came. Canceling twice is canceling once.
   */
  readonly orderCancel: OrderCancelPayload;
  /** Finds an order by number and email address. Changes nothing; it is a mutation so that no address appears in a log. */
  readonly orderFind: OrderFindPayload;
  /** Does what a link says, once, however often it is sent. */
  readonly orderLinkUse: OrderLinkUsePayload;
  /** Starts paying an order, resumes a started payment, or retries a failed one. Idempotent. */
  readonly orderPay: OrderPayPayload;
  /** Sets another password and ends every other login of the member. */
  readonly passwordChange: AccountPayload;
  /** Sends the link `/auth/reset-password?token=…`, valid for 30 minutes, to a registered address. */
  readonly passwordForgot: AccountPayload;
  /**
   * Sets a password by the link of a mail, once, and ends every login of the member. The link of a registration, a stranger's included,
   * sets a password of the person with the mailbox as well.
   */
  readonly passwordReset: AccountPayload;
  /** Asks the provider for the state of the order's payment. Parameters that a browser returns with are ignored. */
  readonly paymentSettle: PaymentSettlePayload;
  /** Does nothing and returns true; lets a client test that writes reach the platform. */
  readonly ping: Scalars['Boolean']['output'];
  /** Ends the invitations of the e-mail address that an order was placed with. */
  readonly reviewInvitationsEnd: ReviewInvitationsPayload;
  /** Tells the shop of a review that should not be shown. */
  readonly reviewReport: ReviewReportPayload;
  /** Deletes what its author wrote. */
  readonly reviewWithdraw: ReviewPayload;
  /** Writes the review of an order's line, or edits it. */
  readonly reviewWrite: ReviewPayload;
  readonly sharedCartAnswerSuggestion: SharedCartPayload;
  /** Ends it for all but the owner, who keeps the cart. */
  readonly sharedCartEnd: SharedCartPayload;
  /**
   * Makes another person the owner; the previous one becomes an editor with a new key. Address and coupon are removed. The previous owner
   * may take it back for ten minutes, by their own id, until the cart is locked.
   */
  readonly sharedCartHandOver: SharedCartPayload;
  /** Makes another link. */
  readonly sharedCartInvite: SharedCartPayload;
  /** INVITATION_NOT_FOUND or PEOPLE_LIMIT. */
  readonly sharedCartJoin: SharedCartPayload;
  /** For everyone but the owner, who hands over or ends instead. */
  readonly sharedCartLeave: SharedCartPayload;
  /** Locks the cart for 15 minutes while the owner orders; a repeated call locks it for longer. */
  readonly sharedCartLock: SharedCartPayload;
  /** Removes a person, and revokes the link that brought them; with `removesLines` what they added too, which the owner may restore. */
  readonly sharedCartRemovePerson: SharedCartPayload;
  /** Gives the cart and its links 30 more days. */
  readonly sharedCartRenew: SharedCartPayload;
  /** Undoes a removal: key and link of the person work again, and lines that were removed with them are restored. */
  readonly sharedCartRestorePerson: SharedCartPayload;
  readonly sharedCartRevokeInvitation: SharedCartPayload;
  /** LIMIT_REACHED when 50 wait for an answer. */
  readonly sharedCartSuggest: SharedCartPayload;
  readonly sharedCartUnlock: SharedCartPayload;
  /** Adds to the counts of the tenant's present day. For the shop's server; it requires no login, so calls are limited by network. */
  readonly visitCountsAdd: VisitCountsPayload;
  /** Withdraws from a contract, with the moment of the call; the receipt goes out by mail. */
  readonly withdrawalConfirm: CustomerRequestPayload;
};


export type MutationAddressRemoveArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddressSaveArgs = {
  input: AddressSaveInput;
};


export type MutationBackInStockDeleteArgs = {
  input: BackInStockDeleteInput;
};


export type MutationBackInStockRequestArgs = {
  input: BackInStockRequestInput;
};


export type MutationCardDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCartAcceptChangesArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationCartAddItemArgs = {
  input: CartAddItemInput;
};


export type MutationCartAddItemsArgs = {
  input: CartAddItemsInput;
};


export type MutationCartApplyCouponArgs = {
  cartId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
};


export type MutationCartDeleteSavedItemArgs = {
  input: CartRemoveItemInput;
};


export type MutationCartMergeArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationCartRemoveCouponArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationCartRemoveItemArgs = {
  input: CartRemoveItemInput;
};


export type MutationCartRestoreExpiredArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationCartRestoreItemArgs = {
  input: CartRestoreItemInput;
};


export type MutationCartSaveItemArgs = {
  input: CartRemoveItemInput;
};


export type MutationCartSetAddressArgs = {
  input: CartAddressInput;
};


export type MutationCartSetItemArgs = {
  input: CartSetItemInput;
};


export type MutationCartShareArgs = {
  input: CartShareInput;
};


export type MutationCartUpdateItemArgs = {
  input: CartUpdateItemInput;
};


export type MutationCheckoutPlaceOrderArgs = {
  input: PlaceOrderInput;
};


export type MutationCustomerRequestOpenArgs = {
  input: CustomerRequestOpenInput;
};


export type MutationCustomerRequestReplyArgs = {
  input: CustomerRequestReplyInput;
};


export type MutationMemberChangeEmailArgs = {
  input: MemberChangeEmailInput;
};


export type MutationMemberConfirmArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


export type MutationMemberDeleteArgs = {
  input: MemberDeleteInput;
};


export type MutationMemberRegisterArgs = {
  input: MemberRegisterInput;
};


export type MutationMemberResendConfirmationArgs = {
  email: Scalars['String']['input'];
};


export type MutationMemberUpdateArgs = {
  input: MemberUpdateInput;
};


export type MutationNewsletterConfirmArgs = {
  id: Scalars['ID']['input'];
};


export type MutationNewsletterSubscribeArgs = {
  input: NewsletterSubscribeInput;
};


export type MutationNewsletterUnsubscribeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationOrderAgainArgs = {
  input: OrderAgainInput;
};


export type MutationOrderCancelArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationOrderFindArgs = {
  input: OrderFindInput;
};


export type MutationOrderLinkUseArgs = {
  input: OrderLinkUseInput;
};


export type MutationOrderPayArgs = {
  input: OrderPayInput;
};


export type MutationPasswordChangeArgs = {
  input: PasswordChangeInput;
};


export type MutationPasswordForgotArgs = {
  email: Scalars['String']['input'];
};


export type MutationPasswordResetArgs = {
  input: PasswordResetInput;
};


export type MutationPaymentSettleArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationReviewInvitationsEndArgs = {
  token: Scalars['String']['input'];
};


export type MutationReviewReportArgs = {
  input: ReviewReportInput;
};


export type MutationReviewWithdrawArgs = {
  input: ReviewWithdrawInput;
};


export type MutationReviewWriteArgs = {
  input: ReviewWriteInput;
};


export type MutationSharedCartAnswerSuggestionArgs = {
  input: SharedCartAnswerInput;
};


export type MutationSharedCartEndArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationSharedCartHandOverArgs = {
  input: SharedCartPersonInput;
};


export type MutationSharedCartInviteArgs = {
  input: SharedCartInviteInput;
};


export type MutationSharedCartJoinArgs = {
  input: SharedCartJoinInput;
};


export type MutationSharedCartLeaveArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationSharedCartLockArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationSharedCartRemovePersonArgs = {
  input: SharedCartPersonInput;
  removesLines?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSharedCartRenewArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationSharedCartRestorePersonArgs = {
  input: SharedCartPersonInput;
};


export type MutationSharedCartRevokeInvitationArgs = {
  input: SharedCartInvitationInput;
};


export type MutationSharedCartSuggestArgs = {
  input: SharedCartSuggestInput;
};


export type MutationSharedCartUnlockArgs = {
  cartId: Scalars['ID']['input'];
};


export type MutationVisitCountsAddArgs = {
  input: VisitCountsInput;
};


export type MutationWithdrawalConfirmArgs = {
  input: WithdrawalConfirmInput;
};

export type NewsletterConfirmPayload = {
  /** LINK_INVALID for a link that is not known, or older than a week. */
  readonly errors: ReadonlyArray<UserError>;
};

export type NewsletterSubscribeInput = {
  readonly email: Scalars['String']['input'];
  /** Version of the consent text beside the button, kept as evidence of what was agreed to. */
  readonly wordingVersion: Scalars['String']['input'];
};

/** Empty `errors`: the subscription was requested; the same answer whether or not the address has the newsletter already. */
export type NewsletterSubscribePayload = {
  /** REQUIRED, INVALID or TOO_LONG for `email`; THROTTLED. */
  readonly errors: ReadonlyArray<UserError>;
};

/** The same answer for a link that is not known, or no longer. */
export type NewsletterUnsubscribePayload = {
  readonly errors: ReadonlyArray<UserError>;
};

export type OptionFilterInput = {
  readonly internalName: Scalars['String']['input'];
  readonly values: ReadonlyArray<Scalars['String']['input']>;
};

export type OptionValue = {
  readonly label: Scalars['String']['output'];
  /** Stable value; for kind `color` a CSS hex colour. */
  readonly value: Scalars['String']['output'];
};

export type Order = {
  readonly billingAddress: Maybe<Address>;
  readonly contact: OrderContact;
  /** The coupon that was taken off; null without one. */
  readonly couponCode: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly currency: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  /** Every move, oldest first. */
  readonly history: ReadonlyArray<OrderStateChange>;
  /** Random (128 bits): knowing it grants reading the receipt. */
  readonly id: Scalars['ID']['output'];
  readonly invoice: Maybe<Invoice>;
  /** Whether its shopper may still call it off: until it is being packed. */
  readonly isCancelable: Scalars['Boolean']['output'];
  /** Whether its goods are kept for it: an order that waits for its money may get them only with it. */
  readonly isReserved: Scalars['Boolean']['output'];
  /** Whether something is left in it that its shopper has not withdrawn from; the period is a matter of `withdrawal`. */
  readonly isWithdrawable: Scalars['Boolean']['output'];
  readonly notes: Maybe<Scalars['String']['output']>;
  /** Short number for people, unique in the tenant. */
  readonly number: Scalars['String']['output'];
  readonly orderItems: ReadonlyArray<OrderItem>;
  /** Methods that it can be paid with now: those of the provider, and others at the same total; empty once it is paid, or can be paid no more. */
  readonly payableWith: ReadonlyArray<PaymentMethod>;
  readonly payment: OrderPayment;
  /** Until when it waits for its money and holds its goods; null for one that does not wait. */
  readonly paymentDueAt: Maybe<Scalars['DateTime']['output']>;
  /** Every try to pay through a provider, oldest first. */
  readonly payments: ReadonlyArray<PaymentAttempt>;
  /** What goes back to the shopper, oldest first. */
  readonly refunds: ReadonlyArray<PaymentRefund>;
  /** Until when goods are kept for an unpaid order; null for as long as it waits. */
  readonly reservedUntil: Maybe<Scalars['DateTime']['output']>;
  /** Opens `orderReviews`; null until the goods are delivered, and from a backend without REVIEWS. */
  readonly reviewToken: Maybe<Scalars['String']['output']>;
  /** Shipping, VAT included. */
  readonly shipmentTotal: Money;
  readonly shipments: ReadonlyArray<Shipment>;
  readonly shippingAddress: Maybe<Address>;
  readonly shippingMethod: ShippingMethod;
  readonly state: OrderState;
  /** VAT contained in the total. */
  readonly taxTotal: Money;
  /** Version of the terms that were accepted. */
  readonly termsVersion: Scalars['String']['output'];
  /** What is to be paid, VAT included. */
  readonly total: Money;
  readonly totals: CartTotals;
  /** Statements of withdrawal from it, the oldest first. */
  readonly withdrawals: ReadonlyArray<OrderWithdrawal>;
};

export type OrderAgainInput = {
  /** Null takes the member's cart, or starts one. */
  readonly cartId?: InputMaybe<Scalars['ID']['input']>;
  /** Same id, same answer: a repeated call adds once. At least 16 characters. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly orderId: Scalars['ID']['input'];
};

export type OrderAgainPayload = {
  readonly cart: Maybe<Cart>;
  /** ORDER_NOT_FOUND or CART_NOT_FOUND. */
  readonly errors: ReadonlyArray<UserError>;
  readonly mergeResults: ReadonlyArray<CartMergeResult>;
};

export type OrderCancelPayload = {
  /** ORDER_NOT_FOUND, also for another member's order; TOO_LATE once it is being packed. */
  readonly errors: ReadonlyArray<UserError>;
  /** Null with ORDER_NOT_FOUND. */
  readonly order: Maybe<Order>;
};

export type OrderContact = {
  readonly alternativePhone: Maybe<Scalars['String']['output']>;
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
};

export type OrderFindInput = {
  /** The one the order was placed with, in any case. */
  readonly email: Scalars['String']['input'];
  readonly number: Scalars['String']['input'];
};

export type OrderFindPayload = {
  /** ORDER_NOT_FOUND, the same whatever does not fit; THROTTLED. */
  readonly errors: ReadonlyArray<UserError>;
  /** Null with an error. */
  readonly orderId: Maybe<Scalars['ID']['output']>;
};

export type OrderItem = {
  /** Pieces that were not in stock: they are ordered from the manufacturer. */
  readonly backordered: Scalars['Int']['output'];
  /** This line's share of the order's discount; zero or below. */
  readonly discount: Money;
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Image>;
  readonly kind: Maybe<Scalars['String']['output']>;
  /** Before the discount. */
  readonly lineTotal: Money;
  /** Price of one piece when ordered, VAT included. */
  readonly price: Money;
  readonly product: OrderProduct;
  readonly quantity: Scalars['Int']['output'];
  /** Pieces that came back, or were taken out before they left. */
  readonly returned: Scalars['Int']['output'];
  readonly variant: OrderVariant;
};

/** A signed link in a mail to the shop: its holder moves one order one step, once. */
export type OrderLink = {
  readonly action: OrderLinkAction;
  readonly order: Order;
  readonly state: OrderLinkState;
};

/** What the shop reports about an order by a link in its mail. SETTLED: what was withdrawn from is taken out of the order, and refunded. */
export type OrderLinkAction =
  | 'CANCELED'
  | 'COLLECTED'
  | 'CONFIRMED'
  | 'DELIVERED'
  | 'PACKED'
  | 'PAID'
  | 'SENT'
  | 'SETTLED';

/** OPEN: it can be used. USED: it was, or the order has gone on in another way. EXPIRED: it was not used in time. */
export type OrderLinkState =
  | 'EXPIRED'
  | 'OPEN'
  | 'USED';

export type OrderLinkUseInput = {
  readonly token: Scalars['String']['input'];
  /** The carrier's number of the parcel, with SENT. */
  readonly tracking?: InputMaybe<Scalars['String']['input']>;
  /** Where the parcel can be tracked, an https:// address, with SENT. */
  readonly trackingUrl?: InputMaybe<Scalars['String']['input']>;
};

export type OrderLinkUsePayload = {
  /** ORDER_NOT_FOUND for a token that was not signed; TOO_LATE once it has expired; INVALID or TOO_LONG of a field; NOT_AVAILABLE or INSUFFICIENT_STOCK when the goods were sold. */
  readonly errors: ReadonlyArray<UserError>;
  /** Null with ORDER_NOT_FOUND. */
  readonly orderLink: Maybe<OrderLink>;
};

/** A page of a member's orders, newest first. */
export type OrderList = {
  readonly nodes: ReadonlyArray<Order>;
  readonly total: Scalars['Int']['output'];
};

export type OrderPayInput = {
  /** Parts that the shopper chose, one of the tenant's plans; null for one payment. */
  readonly instalments?: InputMaybe<Scalars['Int']['input']>;
  readonly orderId: Scalars['ID']['input'];
  /** Pays another way than the one chosen when ordering: one of `payableWith`. Null keeps the order's. */
  readonly paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** Where the provider's page leads back to, by POST without cookies: an address of the shop. */
  readonly returnUrl: Scalars['String']['input'];
  /** Whether the member wants the card kept; without meaning for guests. */
  readonly saveCard?: InputMaybe<Scalars['Boolean']['input']>;
  /** A card of the member who asks, for an order paid by card: no page is needed unless the card's bank wants to ask. */
  readonly savedCardId?: InputMaybe<Scalars['ID']['input']>;
};

export type OrderPayPayload = {
  /** ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, PAYMENT_METHOD_UNAVAILABLE, CARD_NOT_FOUND, PAYMENT_DECLINED, PAYMENT_DETAILS_INVALID, PAYMENT_UNAVAILABLE, or why the goods are no longer available. */
  readonly errors: ReadonlyArray<UserError>;
  readonly order: Maybe<Order>;
  readonly status: OrderPayStatus;
  /** The provider's page for this order, for a frame or as a redirect; the same one until it is settled. With PAGE alone. */
  readonly url: Maybe<Scalars['String']['output']>;
};

export type OrderPayStatus =
  /** The order is paid without the provider, as its method says: by transfer, or in cash. */
  | 'OFFLINE'
  /** The shopper pays at `url`. */
  | 'PAGE'
  /** The order is paid. */
  | 'PAID'
  /** See `errors`. */
  | 'REFUSED';

export type OrderPayment = {
  /** How to pay, for a bank transfer. */
  readonly bankTransfer: Maybe<BankTransfer>;
  readonly method: PaymentMethod;
  /** PENDING until money has come. */
  readonly state: PaymentState;
};

/** A product as it was when ordered. */
export type OrderProduct = {
  readonly brandName: Maybe<Scalars['String']['output']>;
  readonly categoryNames: ReadonlyArray<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  /** Null when the product is no longer sold. */
  readonly slug: Maybe<Scalars['String']['output']>;
};

/** The goods of a delivered order, for their buyer to review: by the link of the mail, or of the order itself. */
export type OrderReviews = {
  /** How its buyer is named beside a review, such as `Maria K.`. */
  readonly authorName: Scalars['String']['output'];
  readonly items: ReadonlyArray<ReviewableItem>;
  readonly orderNumber: Scalars['String']['output'];
};

/**
 * States of an order. Moves: NONE to CREATED to PENDING to APPROVED to PROCESSING to READY to SHIPPED to COMPLETED;
 * CREATED, PENDING, APPROVED, PROCESSING or READY to CANCELED; CREATED or PENDING to FAILED; FAILED to PENDING;
 * READY to COMPLETED (pick-up); SHIPPED or COMPLETED to RETURNED; APPROVED, PROCESSING, COMPLETED or RETURNED to REFUNDED.
 */
export type OrderState =
  | 'APPROVED'
  | 'CANCELED'
  | 'COMPLETED'
  | 'CREATED'
  | 'FAILED'
  | 'NONE'
  | 'PENDING'
  | 'PROCESSING'
  | 'READY'
  | 'REFUNDED'
  | 'RETURNED'
  | 'SHIPPED';

export type OrderStateChange = {
  readonly at: Scalars['DateTime']['output'];
  /** Who or what caused it, such as `shopper` or `staff`. */
  readonly cause: Scalars['String']['output'];
  readonly from: OrderState;
  readonly to: OrderState;
};

/** A variant as it was when ordered. */
export type OrderVariant = {
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly sku: Scalars['String']['output'];
};

/** A statement of withdrawal from an order, or from a part of it. */
export type OrderWithdrawal = {
  readonly at: Scalars['DateTime']['output'];
  /** Whether its goods are still to come back, or to be taken out of the order. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** Short number for people. */
  readonly reference: Scalars['String']['output'];
};

/** A review as its author sees it. */
export type OwnReview = {
  readonly answer: Maybe<ReviewAnswer>;
  readonly editedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why the shop hides it; null where it does not. */
  readonly hiddenReason: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isAnonymous: Scalars['Boolean']['output'];
  readonly stars: Scalars['Int']['output'];
  readonly text: Maybe<Scalars['String']['output']>;
  readonly writtenAt: Scalars['DateTime']['output'];
};

/** What a page shows, as visits are counted by it. */
export type PageKind =
  /** Pages of a member, and of who becomes one. */
  | 'ACCOUNT'
  | 'CART'
  | 'CHECKOUT'
  /** Texts, such as the terms. */
  | 'CONTENT'
  | 'HOME'
  /** A list of products, categories, brands or offers. */
  | 'LIST'
  | 'OTHER'
  | 'PRODUCT'
  | 'RECEIPT';

export type PageViewsInput = {
  /** From 1 to 10,000. */
  readonly count: Scalars['Int']['input'];
  readonly page: PageKind;
};

export type PaidCard = {
  /** Such as `visa`. */
  readonly brand: Scalars['String']['output'];
  readonly lastDigits: Scalars['String']['output'];
};

/** A company with the address that the law requires beside a product. */
export type Party = {
  /** Postal address on one line. */
  readonly address: Scalars['String']['output'];
  readonly email: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
};

export type PasswordChangeInput = {
  readonly currentPassword: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
};

export type PasswordResetInput = {
  readonly password: Scalars['String']['input'];
  /** From the mail's link. */
  readonly token: Scalars['String']['input'];
};

export type PaymentAttempt = {
  readonly amount: Money;
  /** Null until a card was used, and for other kinds. */
  readonly card: Maybe<PaidCard>;
  readonly id: Scalars['ID']['output'];
  /** How many parts the card's bank takes; null for one. */
  readonly instalments: Maybe<Scalars['Int']['output']>;
  /** Its kind at the provider, such as `CARD`. */
  readonly kind: Scalars['String']['output'];
  /** When it came to its end; null while it is open. */
  readonly settledAt: Maybe<Scalars['DateTime']['output']>;
  readonly startedAt: Scalars['DateTime']['output'];
  readonly state: PaymentAttemptState;
};

/**
 * Paying for an order that was placed: on a page of the payment provider, or with a card that a member has saved. Card
 * numbers never pass through this contract.
 */
export type PaymentAttemptState =
  /** The order is paid by it. */
  | 'APPROVED'
  /** The shopper left the provider's page by its way back. */
  | 'CANCELED'
  | 'DECLINED'
  | 'EXPIRED'
  /** The provider's page waits for the shopper. */
  | 'OPEN'
  /** Asked of the provider, which has not answered yet. */
  | 'OPENING'
  /** Money came that the order did not need, or another amount: it goes back. */
  | 'OVERPAID'
  /** The provider would not begin. */
  | 'REFUSED';

/** When a payment method can be used. */
export type PaymentCondition = {
  /** Largest amount to pay, fee included; null for none. */
  readonly limit: Maybe<Money>;
  readonly paymentMethodId: Scalars['ID']['output'];
  /** Those of the offered shipping methods that it goes with. */
  readonly shippingMethodIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** Where a payment method is paid. */
export type PaymentForm =
  /** On the provider's page, which the shop may contain. */
  | 'FRAME'
  /** Without a page: by a bank transfer, or when the goods are handed over. */
  | 'NONE'
  /** On the provider's page, which the shopper is led to. */
  | 'REDIRECT';

/** One of the tenant's: which ones there are, and how they are called, is its own matter. */
export type PaymentMethod = {
  readonly description: Maybe<Scalars['String']['output']>;
  /** VAT included; zero for most. */
  readonly fee: Money;
  readonly form: PaymentForm;
  readonly id: Scalars['ID']['output'];
  /** Paid with a card: a saved one and instalments can be chosen. */
  readonly isCard: Scalars['Boolean']['output'];
  /** Paid when the goods are handed over. */
  readonly isPaidOnDelivery: Scalars['Boolean']['output'];
  /**
   * Its kind at the provider, or why it needs none.
   * @deprecated Shops of release 0.1.0 read it. `form`, `isCard` and `isPaidOnDelivery` say what it was read for.
   */
  readonly kind: Maybe<Scalars['String']['output']>;
  /** Name of its drawing, such as `card`; a shop that does not have it shows the name alone. */
  readonly mark: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
};

export type PaymentRefund = {
  readonly amount: Money;
  readonly doneAt: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly requestedAt: Scalars['DateTime']['output'];
  readonly state: PaymentRefundState;
};

export type PaymentRefundState =
  /** The order was not paid through a provider: staff pay it back. */
  | 'BY_HAND'
  | 'DONE'
  /** The provider refuses: staff pay it back. */
  | 'REFUSED'
  /** The provider is being asked. */
  | 'REQUESTED';

export type PaymentSettlePayload = {
  readonly errors: ReadonlyArray<UserError>;
  /** Null when the tenant has no order with that id; `status` is null as well. */
  readonly order: Maybe<Order>;
  readonly status: Maybe<PaymentSettleStatus>;
};

export type PaymentSettleStatus =
  /** The provider cannot be asked now; the order follows as soon as it answers. */
  | 'CHECKING'
  /** It was declined, canceled or has expired: `OrderPay` starts another one. */
  | 'FAILED'
  /** Nothing is paid, and the provider's page waits for the shopper or was never opened: `OrderPay` names it. */
  | 'OPEN'
  | 'PAID';

export type PaymentState =
  | 'FAILED'
  | 'PAID'
  | 'PENDING'
  | 'REFUNDED';

export type PlaceOrderInput = {
  /** Required unless the shipping method is a pick-up. */
  readonly billingAddress?: InputMaybe<AddressInput>;
  readonly cartId: Scalars['ID']['input'];
  readonly contact: CheckoutContactInput;
  /** The grand total that the shopper saw, in minor units; another total is refused with TOTAL_CHANGED. */
  readonly expectedTotalMinor: Scalars['Int']['input'];
  /** Made once when the checkout begins and kept over retries: one key gives one order. 16 to 100 characters. */
  readonly idempotencyKey: Scalars['String']['input'];
  readonly invoice?: InputMaybe<InvoiceInput>;
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  readonly paymentMethodId: Scalars['ID']['input'];
  /** Null ships to the billing address. */
  readonly shippingAddress?: InputMaybe<AddressInput>;
  readonly shippingMethodId: Scalars['ID']['input'];
  readonly termsAccepted: Scalars['Boolean']['input'];
  readonly termsVersion: Scalars['String']['input'];
};

export type PlaceOrderPayload = {
  readonly errors: ReadonlyArray<UserError>;
  /** Set with TOTAL_CHANGED: what it would cost now. A line whose price changed is refused until it is taken as seen. */
  readonly newTotal: Maybe<Money>;
  readonly order: Maybe<Order>;
  readonly status: PlaceOrderStatus;
};

export type PlaceOrderStatus =
  /** An order exists; the same answer for every repeat of the key. */
  | 'PLACED'
  /** Nothing was written; see errors. */
  | 'REFUSED';

export type PostalAddress = {
  readonly city: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2. */
  readonly country: Scalars['String']['output'];
  readonly postalCode: Scalars['String']['output'];
  readonly street: Scalars['String']['output'];
};

/** Whether an address in a country needs a postal code. */
export type PostalCodeUse =
  | 'NONE'
  | 'OPTIONAL'
  | 'REQUIRED';

export type PriceRangeInput = {
  readonly maxMinor?: InputMaybe<Scalars['Int']['input']>;
  readonly minMinor?: InputMaybe<Scalars['Int']['input']>;
};

export type Product = {
  readonly availability: Availability;
  /** May be ordered when none is at hand. */
  readonly backorderable: Scalars['Boolean']['output'];
  readonly brand: Maybe<Brand>;
  /** Path of categories from the top to the product's home. */
  readonly breadcrumbs: ReadonlyArray<Category>;
  /** Country of manufacture. */
  readonly country: Maybe<Country>;
  readonly createdAt: Scalars['DateTime']['output'];
  /** Goods under the rules for transport of dangerous goods (ADR). */
  readonly dangerousGoods: Scalars['Boolean']['output'];
  /** Sanitised HTML: p, ul, ol, li, strong, em, h3, br, a, table, caption, thead, tbody, tr, th, td. Null when there is none. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Whole per cent off the lowest price, or up to that off another variant's; 0 to 99. */
  readonly discountRate: Scalars['Int']['output'];
  readonly documents: ReadonlyArray<ProductDocument>;
  /** Null where the producer gives none of more than two years. */
  readonly durabilityGuarantee: Maybe<DurabilityGuarantee>;
  /** Plain text of at most 200 characters. */
  readonly excerpt: Maybe<Scalars['String']['output']>;
  /** Two or three key properties, for product cards. */
  readonly facts: ReadonlyArray<Property>;
  readonly id: Scalars['ID']['output'];
  readonly images: ReadonlyArray<Image>;
  /** The kind of thing, for a line drawing where there is no image. */
  readonly kind: Maybe<Scalars['String']['output']>;
  /** List-style properties: a name with several values. */
  readonly listProperties: ReadonlyArray<ListProperty>;
  readonly manufacturer: Maybe<Party>;
  /** The variant shown when none is chosen. */
  readonly master: Variant;
  readonly name: Scalars['String']['output'];
  /** A variant's price is below its lowest of the 30 days before (Directive 98/6/EC, article 6a). */
  readonly onSale: Scalars['Boolean']['output'];
  /** The choices that tell variants apart; empty for a product with one variant. */
  readonly options: ReadonlyArray<ProductOption>;
  /** Null without a review, and from a backend without REVIEWS. */
  readonly rating: Maybe<Rating>;
  /** Up to 8 products chosen by the merchant. */
  readonly related: ReadonlyArray<ProductSummary>;
  /** The person in the EU who answers for the product's safety. */
  readonly responsiblePerson: Maybe<Party>;
  /** End of the running offer that holds it and ends first; null when it is not on sale, or where no end is set. */
  readonly saleEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** Single-valued properties: a name with one short value, such as thread or output. */
  readonly singleProperties: ReadonlyArray<Property>;
  /** SKU of the master variant. */
  readonly sku: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  /** Categories from the most specific; the first one is the product's home. */
  readonly taxons: ReadonlyArray<Category>;
  /** Text-style properties: a name with a sentence. */
  readonly textProperties: ReadonlyArray<Property>;
  /** Pieces at hand over all variants. */
  readonly totalOnHand: Scalars['Int']['output'];
  /** Every variant, the master among them, in the merchant's order. */
  readonly variants: ReadonlyArray<Variant>;
  readonly variantsCount: Scalars['Int']['output'];
};


export type ProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ProductTaxonsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A document of a product in the request's language, such as its data sheet. */
export type ProductDocument = {
  /** Size of the file; null when it is not known before the file is made. */
  readonly bytes: Maybe<Scalars['Int']['output']>;
  /** File ending, such as `pdf`. */
  readonly format: Scalars['String']['output'];
  /** What it is, the same in every language: `data-sheet`, `instructions`, `safety-data` or the merchant's own kind. */
  readonly kind: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  /** Under the tenant's assets, like an image; the version in it lets the file be kept for ever. */
  readonly url: Scalars['String']['output'];
};

export type ProductOption = {
  /** Stable key, the same in every locale, such as `capacity`. */
  readonly internalName: Scalars['String']['output'];
  /** How to show it: `text` or `color`. */
  readonly kind: Scalars['String']['output'];
  /** Label in the request's locale. */
  readonly name: Scalars['String']['output'];
  readonly values: ReadonlyArray<OptionValue>;
};

export type ProductReviews = {
  /** Newest first. */
  readonly nodes: ReadonlyArray<Review>;
  /** Of the product; null without a review. */
  readonly rating: Maybe<Rating>;
  /** Reviews with the stars that were asked for. */
  readonly total: Scalars['Int']['output'];
};

/**
 * Products to buy at once: those that make a whole connection, by their joints and pressures, such as
 * regulator, hose and clamps; else a product with what the merchant lists with it.
 */
export type ProductSet = {
  /** In the order of the gas, or the product before the others; 2 or 3. */
  readonly parts: ReadonlyArray<SetPart>;
  /** What each choice of its parts costs, of one as well as of all. */
  readonly totals: ReadonlyArray<SetTotal>;
};

/** A product as lists show it. */
export type ProductSummary = {
  readonly availability: Availability;
  readonly brand: Maybe<Brand>;
  /** The product's home category. */
  readonly category: Maybe<Category>;
  /** Colour options only; empty for most. */
  readonly colors: ReadonlyArray<ColorChoice>;
  readonly dangerousGoods: Scalars['Boolean']['output'];
  readonly discountRate: Scalars['Int']['output'];
  readonly excerpt: Maybe<Scalars['String']['output']>;
  readonly facts: ReadonlyArray<Property>;
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Image>;
  /** The kind of thing, for a line drawing where there is no image. */
  readonly kind: Maybe<Scalars['String']['output']>;
  /** Equals priceWithTax when that variant's price is reduced; else null. */
  readonly lowestPrice30Days: Maybe<Money>;
  readonly master: Variant;
  readonly name: Scalars['String']['output'];
  readonly onSale: Scalars['Boolean']['output'];
  /** What that variant's reduction is counted from, VAT included; equals salePriceWithTax without one. */
  readonly priceWithTax: Money;
  /** Null without a review, and from a backend without REVIEWS. */
  readonly rating: Maybe<Rating>;
  /** Price to pay of the cheapest variant, VAT included. Say 'from' when variantsCount is above 1. */
  readonly salePriceWithTax: Money;
  readonly sku: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly variantsCount: Scalars['Int']['output'];
};

export type ProductsOrder =
  | 'DISCOUNT'
  | 'NAME'
  | 'NEWEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  /** Best match first with a term; the merchant's order without. */
  | 'RELEVANCE';

/** Filter of a product list. Values of one key are alternatives; keys are all required together. */
export type ProductsWhere = {
  readonly availability?: InputMaybe<ReadonlyArray<Availability>>;
  /** Brand slugs or ids. */
  readonly brands?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Category slugs or ids; descendants count. */
  readonly categories?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Leaves these products out. */
  readonly excludeIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Only those with a photograph; a line drawing is none. */
  readonly hasImage?: InputMaybe<Scalars['Boolean']['input']>;
  /** Product ids. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly onSale?: InputMaybe<Scalars['Boolean']['input']>;
  readonly options?: InputMaybe<ReadonlyArray<OptionFilterInput>>;
  /** Price with VAT in minor units, both ends included. */
  readonly price?: InputMaybe<PriceRangeInput>;
  /** Promotion slugs or ids. */
  readonly promotions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** An offer: a set of reduced products under one name. Products whose price is not reduced are left out. */
export type Promotion = {
  /** Sanitised HTML; see Product.description. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Highest reduction among its products in whole per cent; 0 when none is reduced. */
  readonly discountRate: Scalars['Int']['output'];
  readonly endsAt: Maybe<Scalars['DateTime']['output']>;
  readonly excerpt: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Image>;
  readonly name: Scalars['String']['output'];
  readonly products: ReadonlyArray<ProductSummary>;
  readonly productsCount: Scalars['Int']['output'];
  readonly slug: Scalars['String']['output'];
  readonly startsAt: Maybe<Scalars['DateTime']['output']>;
};


/** An offer: a set of reduced products under one name. Products whose price is not reduced are left out. */
export type PromotionProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};

export type PromotionList = {
  readonly nodes: ReadonlyArray<Promotion>;
  readonly total: Scalars['Int']['output'];
};

export type PromotionsOrder =
  | 'NAME'
  | 'NEWEST'
  | 'SORT_ORDER';

export type PromotionsWhere = {
  /** Only those that run now; false for all. Default true. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Leaves these promotions out. */
  readonly excludeIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type Property = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type Query = {
  /**
   * Among reduced, available products with a photograph in an active promotion,
   * the one that saves most in money. Null when there is none.
   */
  readonly bestOffer: Maybe<BestOffer>;
  /**
   * What people ordered together with a product within the last year, most often first; empty until
   * several people have. It tells of no single order.
   */
  readonly boughtTogether: ReadonlyArray<ProductSummary>;
  /** Null when no brand has that key in the tenant. */
  readonly brand: Maybe<Brand>;
  /** The brand taxonomy; only brands that have products. */
  readonly brands: Taxonomy;
  /** Null when no such cart exists for the tenant, or it has expired. */
  readonly cart: Maybe<Cart>;
  /** `first` is 1 to 500. `after` is the cursor of a page before; products that come or go between pages harm nothing. */
  readonly catalogueExport: CatalogueExport;
  /**
   * Every page of one kind that the shop shows now, `first` at most 2,000 at once: published products, categories and brands
   * with products, promotions that run. The order holds as long as the catalogue's version.
   */
  readonly cataloguePages: CataloguePages;
  /** Top-level categories that have products. */
  readonly categories: ReadonlyArray<Category>;
  /**
   * Categories by slug in any locale, in the order asked for, at most 50; null in the place of one that is unknown or
   * has no products.
   */
  readonly categoriesBySlug: ReadonlyArray<Maybe<Category>>;
  /** Null when no category has that key in the tenant. */
  readonly category: Maybe<Category>;
  /** Methods that serve a delivery place for the cart's goods. */
  readonly checkoutOptions: Maybe<CheckoutOptions>;
  readonly checkoutReview: CheckoutReviewPayload;
  readonly contactDetails: ContactDetails;
  /** The platform's name and version of the contract; answers when the service is up. */
  readonly contractVersion: Scalars['String']['output'];
  /** Where the tenant delivers, its own country first, in the words of the request's locale. */
  readonly countries: ReadonlyArray<CheckoutCountry>;
  /** `data` is null without a valid access token. */
  readonly currentUser: CurrentUser;
  /** Null when the tenant has no request with that id. */
  readonly customerRequest: Maybe<CustomerRequest>;
  /** Null when no such cart has expired within the last 60 days, or it was ordered. */
  readonly expiredCart: Maybe<ExpiredCart>;
  /** Sorted by slug ascending. */
  readonly features: ReadonlyArray<Feature>;
  /** The first 5 top-level categories that have products. */
  readonly footerTaxons: ReadonlyArray<Category>;
  /** Plans for an amount with VAT in minor units; empty below the tenant's limit. */
  readonly instalments: ReadonlyArray<Instalment>;
  /**
   * Everything that is kept about the member, as JSON text: profile, addresses, orders and what else there is. UNAUTHENTICATED
   * without a valid access token.
   */
  readonly memberData: Scalars['String']['output'];
  /** Null alike for an unknown, foreign or invalid id. UNAUTHENTICATED for a guest. */
  readonly memberOrder: Maybe<Order>;
  /** Top-level categories with two further levels, ordered by sortOrder ascending. Empty categories are left out. */
  readonly menuCategories: ReadonlyArray<Category>;
  /** Null when the tenant has no order with that id. */
  readonly order: Maybe<Order>;
  /** What became of a placing whose answer was lost: the order made with that key, or null. */
  readonly orderAttempt: Maybe<Order>;
  /** What a link is about; reading it changes nothing. Null for a token that was not signed. */
  readonly orderLink: Maybe<OrderLink>;
  /** Null for a token that was not signed, and for an order that is not delivered, or was given back. */
  readonly orderReviews: Maybe<OrderReviews>;
  /** Orders that were placed while the member was logged in, or as a guest under the confirmed address. `first` is 1 to 50, default 10. */
  readonly orders: OrderList;
  /** Null when no published product has that key in the tenant. */
  readonly product: Maybe<Product>;
  /** Null where no product is named, and from a backend without REVIEWS. `first` is at most 50; `stars` narrows them to 1 to 5 stars. */
  readonly productReviews: Maybe<ProductReviews>;
  /** What goes with a product, or with a variant named by its SKU; null where nothing does or a part cannot be had. */
  readonly productSet: Maybe<ProductSet>;
  /** `first` is 1 to 100, default 24; `skip` is 0 to 10000. */
  readonly productsSearch: SearchResult;
  /** Null when no promotion has that key in the tenant. */
  readonly promotion: Maybe<Promotion>;
  readonly promotions: PromotionList;
  /** Null for a review that is not shown. */
  readonly review: Maybe<Review>;
  /** `first` is 1 to 12 products, default 6. Empty for a term without a word character. */
  readonly searchSuggestions: SearchSuggestions;
  /**
   * Null when the slug is unknown to the tenant in every locale. `clientId` is the id of the tenant
   * whose site asks; null, too, when it is another one's.
   */
  readonly seoTranslations: Maybe<SeoTranslations>;
  /** Null for an id or key that does not belong to a shared cart. */
  readonly sharedCart: Maybe<SharedCart>;
  /** What happened after a revision, the oldest first; the last 1,000 are kept. */
  readonly sharedCartEvents: ReadonlyArray<SharedCartEvent>;
  /** Null for a secret that is wrong, expired or revoked, and for throttled callers. */
  readonly sharedCartOffer: Maybe<SharedCartOffer>;
  /** What every method costs in every zone. */
  readonly shippingRates: ReadonlyArray<ShippingRate>;
  /**
   * Products like the one asked for, best first; the product itself is left out. Each of `fields` is
   * one that they have in common with it; without `fields` a category.
   */
  readonly similarProducts: ReadonlyArray<ProductSummary>;
  readonly socialAccounts: ReadonlyArray<SocialAccount>;
  /** Products worth showing without a term: sellers, offers and news in turn. */
  readonly suggestedProducts: SearchResult;
  readonly tenantSettings: TenantSettings;
  /** What a cart could get of each item, in their order; of more than 100 the first. */
  readonly variantsBySku: ReadonlyArray<SkuItem>;
  /** Null when the tenant has no order with that id. */
  readonly withdrawal: Maybe<Withdrawal>;
};


export type QueryBoughtTogetherArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  where: UniqueKey;
};


export type QueryBrandArgs = {
  where: UniqueKey;
};


export type QueryCartArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCatalogueExportArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  shipTo?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


export type QueryCataloguePagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  type: SeoType;
};


export type QueryCategoriesBySlugArgs = {
  slugs: ReadonlyArray<Scalars['String']['input']>;
};


export type QueryCategoryArgs = {
  where: UniqueKey;
};


export type QueryCheckoutOptionsArgs = {
  business?: InputMaybe<CheckoutBusinessInput>;
  cartId: Scalars['ID']['input'];
  delivery: CheckoutDeliveryInput;
};


export type QueryCheckoutReviewArgs = {
  business?: InputMaybe<CheckoutBusinessInput>;
  cartId: Scalars['ID']['input'];
  delivery: CheckoutDeliveryInput;
  paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  shippingMethodId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryCustomerRequestArgs = {
  id: Scalars['ID']['input'];
};


export type QueryExpiredCartArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFooterTaxonsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInstalmentsArgs = {
  amountMinor: Scalars['Int']['input'];
};


export type QueryMemberOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrderAttemptArgs = {
  idempotencyKey: Scalars['String']['input'];
};


export type QueryOrderLinkArgs = {
  token: Scalars['String']['input'];
};


export type QueryOrderReviewsArgs = {
  token: Scalars['String']['input'];
};


export type QueryOrdersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProductArgs = {
  where: UniqueKey;
};


export type QueryProductReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  stars?: InputMaybe<Scalars['Int']['input']>;
  where: UniqueKey;
};


export type QueryProductSetArgs = {
  where: UniqueKey;
};


export type QueryProductsSearchArgs = {
  aggs?: InputMaybe<ReadonlyArray<Aggregation>>;
  fields?: InputMaybe<ReadonlyArray<SearchField>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ProductsOrder>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  suggest?: InputMaybe<Scalars['Boolean']['input']>;
  term?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductsWhere>;
};


export type QueryPromotionArgs = {
  where: UniqueKey;
};


export type QueryPromotionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<PromotionsOrder>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<PromotionsWhere>;
};


export type QueryReviewArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySearchSuggestionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  term: Scalars['String']['input'];
};


export type QuerySeoTranslationsArgs = {
  clientId?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  where: SeoWhere;
};


export type QuerySharedCartArgs = {
  cartId: Scalars['ID']['input'];
};


export type QuerySharedCartEventsArgs = {
  afterRevision: Scalars['Int']['input'];
  cartId: Scalars['ID']['input'];
};


export type QuerySharedCartOfferArgs = {
  secret: Scalars['String']['input'];
};


export type QuerySimilarProductsArgs = {
  fields?: InputMaybe<ReadonlyArray<SimilarityField>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where: UniqueKey;
};


export type QuerySuggestedProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ProductsOrder>;
  where?: InputMaybe<ProductsWhere>;
};


export type QueryVariantsBySkuArgs = {
  items: ReadonlyArray<SkuQuantityInput>;
};


export type QueryWithdrawalArgs = {
  orderId: Scalars['ID']['input'];
};

/** What buyers say of a product, in short. Reviews that are hidden or withdrawn count in nothing. */
export type Rating = {
  /** Mean of the stars, rounded to one decimal, 1.0 to 5.0. */
  readonly average: Scalars['Float']['output'];
  /** Reviews that it is the mean of, at least one. */
  readonly count: Scalars['Int']['output'];
  /** How many of them have 1, 2, 3, 4 and 5 stars, in this order. */
  readonly distribution: ReadonlyArray<Scalars['Int']['output']>;
};

export type Region = {
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

/** A review of a product by a buyer who got it: every review is of a line of a delivered order. */
export type Review = {
  /** Of the shop; null without one. */
  readonly answer: Maybe<ReviewAnswer>;
  /** First name and initial, such as `Maria K.`; null where its author chose to stay anonymous. */
  readonly authorName: Maybe<Scalars['String']['output']>;
  readonly editedAt: Maybe<Scalars['DateTime']['output']>;
  /** Random (128 bits). */
  readonly id: Scalars['ID']['output'];
  /** Locale that it was written in. */
  readonly locale: Scalars['String']['output'];
  /** The product, while it is sold. */
  readonly product: Maybe<ReviewProduct>;
  /** 1 to 5. */
  readonly stars: Scalars['Int']['output'];
  /** Plain text of 10 to 2,000 characters without links; null for stars alone. */
  readonly text: Maybe<Scalars['String']['output']>;
  /** Tells the variant that was bought from its siblings, in the request's locale; empty for the only one. */
  readonly variantLabel: Scalars['String']['output'];
  /** When it was first written; editing does not change it. */
  readonly writtenAt: Scalars['DateTime']['output'];
};

export type ReviewAnswer = {
  readonly answeredAt: Scalars['DateTime']['output'];
  readonly text: Scalars['String']['output'];
};

export type ReviewInvitationsPayload = {
  /** LINK_INVALID for a token that was not signed. */
  readonly errors: ReadonlyArray<UserError>;
};

export type ReviewPayload = {
  /**
   * REQUIRED, INVALID, TOO_SHORT or TOO_LONG of a field, INVALID for a text with a link; LINK_INVALID for a token that was not
   * signed; NOT_AVAILABLE for goods that were not delivered, or came back; THROTTLED.
   */
  readonly errors: ReadonlyArray<UserError>;
  /** Null with an error. */
  readonly review: Maybe<OwnReview>;
};

export type ReviewProduct = {
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

export type ReviewReportInput = {
  /** A sentence for the shop. */
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  readonly id: Scalars['ID']['input'];
  readonly reason: ReviewReportReason;
};

/** The same answer for a visitor who has reported the review before. */
export type ReviewReportPayload = {
  /** NOT_FOUND for a review that is not shown; TOO_LONG of `comment`; THROTTLED. */
  readonly errors: ReadonlyArray<UserError>;
};

export type ReviewReportReason =
  | 'OFFENSIVE'
  /** Advertising, or nothing about the product. */
  | 'OFF_TOPIC'
  | 'OTHER'
  /** Data of a person. */
  | 'PERSONAL_DATA'
  /** Something that is not true. */
  | 'UNTRUE';

export type ReviewWithdrawInput = {
  readonly itemId: Scalars['ID']['input'];
  readonly token: Scalars['String']['input'];
};

export type ReviewWriteInput = {
  readonly isAnonymous: Scalars['Boolean']['input'];
  /** Of the order's line. */
  readonly itemId: Scalars['ID']['input'];
  /** 1 to 5. */
  readonly stars: Scalars['Int']['input'];
  /** 10 to 2,000 characters of plain text without links, or none. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** Of `Order.reviewToken`, or of the mail. */
  readonly token: Scalars['String']['input'];
};

export type ReviewableItem = {
  /** Of the order's line. */
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Image>;
  readonly kind: Maybe<Scalars['String']['output']>;
  /** Tells the variant from its siblings; empty for the only one. */
  readonly label: Scalars['String']['output'];
  /** In the request's locale. */
  readonly name: Scalars['String']['output'];
  /** Null while there is none. */
  readonly review: Maybe<OwnReview>;
  /** Null when the product is no longer sold. */
  readonly slug: Maybe<Scalars['String']['output']>;
};

/** A card that a member has saved with the payment provider. */
export type SavedCard = {
  /** Such as `visa`. */
  readonly brand: Scalars['String']['output'];
  /** 1 to 12. */
  readonly expiryMonth: Scalars['Int']['output'];
  /** Four digits. */
  readonly expiryYear: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly lastDigits: Scalars['String']['output'];
};

/** Text fields that a term is looked for in. */
export type SearchField =
  | 'BRAND'
  | 'CATEGORY'
  | 'DESCRIPTION'
  | 'NAME'
  | 'PROPERTIES'
  | 'SKU';

export type SearchResult = {
  readonly aggregations: ReadonlyArray<AggregationResult>;
  /** Set when nothing matched the term itself and the nodes are those of this suggestion. */
  readonly correctedTerm: Maybe<Scalars['String']['output']>;
  /** True when no product has every word of the term: the nodes have most of them, those with most first. */
  readonly isPartial: Scalars['Boolean']['output'];
  readonly nodes: ReadonlyArray<ProductSummary>;
  /** Terms to try instead that find something, best first, at most three; filled when asked for by `suggest`, or when nothing has every word. */
  readonly suggestions: ReadonlyArray<Scalars['String']['output']>;
  /** Products that match, over all pages. */
  readonly total: Scalars['Int']['output'];
};

/** Suggestions of a search field. */
export type SearchSuggestions = {
  /** Brands whose name contains the term, at most three. */
  readonly brands: ReadonlyArray<Brand>;
  /** Categories whose name contains the term, at most three. */
  readonly categories: ReadonlyArray<Category>;
  /** Best matches for what is typed so far; those of its correction when it matches nothing. */
  readonly products: ReadonlyArray<ProductSummary>;
  /** Whole terms that find something, at most three: what is typed with its last word completed, or its corrections. */
  readonly terms: ReadonlyArray<Scalars['String']['output']>;
};

export type SeoMetaEntry = {
  readonly content: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type SeoTranslation = {
  /** Locale code such as `el`. */
  readonly locale: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

/** Search-engine metadata of one page. */
export type SeoTranslations = {
  /** The slug to redirect to, when the one asked for is retired or belongs to another locale; else null. */
  readonly redirectTo: Maybe<Scalars['String']['output']>;
  /** title, description, image and what else the merchant set. */
  readonly seoMeta: ReadonlyArray<SeoMetaEntry>;
  /** The page's slug in every locale it exists in. */
  readonly translations: ReadonlyArray<SeoTranslation>;
};

/** Which kind of page a slug belongs to. */
export type SeoType =
  | 'BRAND'
  | 'CATEGORY'
  | 'PRODUCT'
  | 'PROMOTION';

export type SeoWhere = {
  readonly slug: Scalars['String']['input'];
  readonly type: SeoType;
};

export type SetPart = {
  readonly product: ProductSummary;
  /** The variant that the set takes. */
  readonly variant: Variant;
};

export type SetTotal = {
  /** VAT included, shipping left out. */
  readonly total: Money;
  readonly variantIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** A cart that several people work on. Owner and member are mutually exclusive. */
export type SharedCart = {
  readonly data: CartData;
  /** When it ends for all but the owner: 30 days after it was shared or renewed. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** It gives no right. */
  readonly id: Scalars['ID']['output'];
  /** For the owner, the latest first; empty for others. */
  readonly invitations: ReadonlyArray<SharedCartInvitation>;
  /** Until when the owner's checkout locks it; null while it is open for all. */
  readonly lockedUntil: Maybe<Scalars['DateTime']['output']>;
  /** The latest first, at most 200; the last 1,000 are kept. */
  readonly log: ReadonlyArray<SharedCartEvent>;
  /** Set when the caller is a member. */
  readonly member: Maybe<SharedCartPerson>;
  /** Set when the caller is the owner. */
  readonly owner: Maybe<SharedCartPerson>;
  /** Who belongs to it, the owner first. */
  readonly people: ReadonlyArray<SharedCartPerson>;
  /** Grows by one with each event. */
  readonly revision: Scalars['Int']['output'];
  readonly state: SharedCartState;
  /** Those that wait for an answer, the oldest first. */
  readonly suggestions: ReadonlyArray<SharedCartSuggestion>;
};


/** A cart that several people work on. Owner and member are mutually exclusive. */
export type SharedCartLogArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type SharedCartAnswerInput = {
  readonly cartId: Scalars['ID']['input'];
  /** Adds the pieces as a line of the person who suggested them. */
  readonly isAccepted: Scalars['Boolean']['input'];
  readonly suggestionId: Scalars['ID']['input'];
};

/** Why the updates of a shared cart end for a person. */
export type SharedCartEndReason =
  /** The owner ended the sharing. */
  | 'ENDED'
  /** The time of the sharing is over. */
  | 'EXPIRED'
  /** They left, by this key. */
  | 'LEFT'
  /** The owner removed them. */
  | 'REMOVED';

/** Who did what. */
export type SharedCartEvent = {
  readonly at: Scalars['DateTime']['output'];
  /** Pieces added; below zero for pieces taken away. */
  readonly difference: Maybe<Scalars['Int']['output']>;
  readonly kind: SharedCartEventKind;
  /** The line that it is about. */
  readonly lineId: Maybe<Scalars['ID']['output']>;
  /** The person who was removed, became the owner, or made the suggestion. */
  readonly otherPerson: Maybe<SharedCartPerson>;
  /** Who did it; null for what time did. */
  readonly person: Maybe<SharedCartPerson>;
  /** In the request's locale, with a line or a suggestion. */
  readonly productName: Maybe<Scalars['String']['output']>;
  /** Pieces on the line after it, or suggested. */
  readonly quantity: Maybe<Scalars['Int']['output']>;
  readonly revision: Scalars['Int']['output'];
};

export type SharedCartEventKind =
  /** Coupon, address or what is saved for later; prices that were accepted. */
  | 'CART_CHANGED'
  | 'ENDED'
  | 'HANDED_OVER'
  | 'INVITED'
  | 'JOINED'
  | 'LEFT'
  | 'LINE_ADDED'
  | 'LINE_CHANGED'
  | 'LINE_REMOVED'
  | 'LINE_RESTORED'
  | 'LOCKED'
  | 'ORDERED'
  | 'REMOVED_PERSON'
  | 'RENEWED'
  | 'RESTORED_PERSON'
  | 'REVOKED'
  | 'SHARED'
  | 'SUGGESTED'
  | 'SUGGESTION_ACCEPTED'
  | 'SUGGESTION_DECLINED'
  | 'UNLOCKED';

export type SharedCartInvitation = {
  readonly createdAt: Scalars['DateTime']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** Names of the people who joined by it, the first first. */
  readonly joined: ReadonlyArray<Scalars['String']['output']>;
  /** Set once its link no longer works. */
  readonly revokedAt: Maybe<Scalars['DateTime']['output']>;
  readonly right: SharedCartRight;
};

export type SharedCartInvitationInput = {
  readonly cartId: Scalars['ID']['input'];
  readonly invitationId: Scalars['ID']['input'];
};

export type SharedCartInviteInput = {
  readonly cartId: Scalars['ID']['input'];
  readonly right: SharedCartRight;
};

export type SharedCartJoinInput = {
  /** The key, or the cart's own id, that the browser already has, which identifies an existing person. */
  readonly cartId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 40 characters. */
  readonly name: Scalars['String']['input'];
  readonly secret: Scalars['String']['input'];
};

/** The page of an invitation's link. */
export type SharedCartOffer = {
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly ownerName: Scalars['String']['output'];
  /** Pieces in the cart. */
  readonly quantity: Scalars['Int']['output'];
  readonly right: SharedCartRight;
};

export type SharedCartPayload = {
  /** Null once the caller does not belong to it. */
  readonly cart: Maybe<Cart>;
  /** The key for further requests, if it changed: of the person who joined, or who handed the cart over. */
  readonly cartId: Maybe<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  /** A new cart of who handed this one over, with what they had saved for later. */
  readonly ownCartId: Maybe<Scalars['ID']['output']>;
  /** Of a new link; told once. */
  readonly secret: Maybe<Scalars['String']['output']>;
  /** Null once the caller does not belong to it. */
  readonly sharedCart: Maybe<SharedCart>;
};

export type SharedCartPerson = {
  readonly id: Scalars['ID']['output'];
  readonly isAsker: Scalars['Boolean']['output'];
  /** The person listens to the cart's updates. */
  readonly isHere: Scalars['Boolean']['output'];
  readonly joinedAt: Scalars['DateTime']['output'];
  /** Unlike that of anybody else in the cart, also to the eye: a second Maria is 'Maria 2', one with a Greek capital too. */
  readonly name: Scalars['String']['output'];
  readonly role: SharedCartRole;
};

export type SharedCartPersonInput = {
  readonly cartId: Scalars['ID']['input'];
  readonly personId: Scalars['ID']['input'];
};

/** What an invitation allows: to be an EDITOR or a VIEWER. */
export type SharedCartRight =
  | 'EDIT'
  | 'VIEW';

/** OWNER may do everything. EDITOR adds lines, changes and removes their own, and suggests. VIEWER sees. */
export type SharedCartRole =
  | 'EDITOR'
  | 'OWNER'
  | 'VIEWER';

/** LOCKED: the owner is ordering, others may suggest. ORDERED: finished, the lines stay as they were ordered. ENDED: it is no longer shared. */
export type SharedCartState =
  | 'ENDED'
  | 'LOCKED'
  | 'OPEN'
  | 'ORDERED';

export type SharedCartSuggestInput = {
  readonly cartId: Scalars['ID']['input'];
  /** Same id, same answer: a repeated call suggests once. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 999. */
  readonly quantity: Scalars['Int']['input'];
  readonly variantId: Scalars['ID']['input'];
};

export type SharedCartSuggestion = {
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Image>;
  readonly person: SharedCartPerson;
  readonly productName: Scalars['String']['output'];
  readonly productSlug: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly variant: Variant;
};

/**
 * What a listener gets: what happened after the revision that it knew, with the cart as it stands now. `here` is new each time; of an
 * update with a revision that is known already, nothing else is.
 */
export type SharedCartUpdate = {
  /** Null in the last update, once the caller no longer belongs to it. */
  readonly cart: Maybe<Cart>;
  /** Set in the last update; null there too for a key that was never one. */
  readonly endReason: Maybe<SharedCartEndReason>;
  /** Name of the person who removed the caller, or ended the sharing. */
  readonly endedBy: Maybe<Scalars['String']['output']>;
  /** The oldest first; those that are no longer kept are left out. */
  readonly events: ReadonlyArray<SharedCartEvent>;
  /** Ids of the people who are here. */
  readonly here: ReadonlyArray<Scalars['ID']['output']>;
  readonly revision: Scalars['Int']['output'];
  /** Null in the last update, once the caller no longer belongs to it. */
  readonly sharedCart: Maybe<SharedCart>;
};

export type Shipment = {
  readonly id: Scalars['ID']['output'];
  readonly shippedAt: Maybe<Scalars['DateTime']['output']>;
  readonly tracking: Maybe<Scalars['String']['output']>;
  readonly trackingUrl: Maybe<Scalars['String']['output']>;
};

/** The methods that take a cart's goods to its address. */
export type ShippingEstimate = {
  /** Why nothing is delivered there, though it may be picked up: NO_SHIPPING_METHODS or HAZARD_NOT_SHIPPABLE. */
  readonly errors: ReadonlyArray<UserError>;
  readonly methods: ReadonlyArray<ShippingMethod>;
};

export type ShippingKind =
  | 'COURIER'
  | 'FREIGHT'
  | 'PICKUP';

export type ShippingMethod = {
  /** When the goods are expected, if they are paid now, or as it was when ordered; null while that is open. */
  readonly arrival: Maybe<Arrival>;
  /** VAT included; zero above the free-shipping limit. */
  readonly cost: Money;
  readonly description: Maybe<Scalars['String']['output']>;
  /** Stable key such as `courier`. */
  readonly id: Scalars['ID']['output'];
  readonly kind: ShippingKind;
  readonly maxDays: Scalars['Int']['output'];
  /** Working days. */
  readonly minDays: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
};

/** What a method costs in a zone: the table that the checkout charges by. */
export type ShippingRate = {
  /** Names of the zone's countries. */
  readonly countries: ReadonlyArray<Scalars['String']['output']>;
  readonly description: Maybe<Scalars['String']['output']>;
  /** The receiver pays duties and taxes. */
  readonly hasDuties: Scalars['Boolean']['output'];
  /** Free above the tenant's limit. */
  readonly isFreeAboveLimit: Scalars['Boolean']['output'];
  readonly kind: ShippingKind;
  readonly maxDays: Scalars['Int']['output'];
  readonly minDays: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  /** For each kilogram begun beyond the last step; null where nothing heavier is taken. */
  readonly perExtraKg: Maybe<Money>;
  readonly steps: ReadonlyArray<ShippingStep>;
  readonly takesDangerousGoods: Scalars['Boolean']['output'];
  readonly zone: Scalars['String']['output'];
};

export type ShippingStep = {
  /** VAT and surcharge included. */
  readonly cost: Money;
  readonly uptoGrams: Scalars['Int']['output'];
};

/** What products may have in common. */
export type SimilarityField =
  | 'BRAND'
  | 'CATEGORY'
  /** A value of an option, such as a size. */
  | 'OPTION';

/** What a cart could get of an item. */
export type SkuItem = {
  readonly image: Maybe<Image>;
  readonly kind: Maybe<Scalars['String']['output']>;
  /** The reason as a sentence in the request's locale. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Null without a variant. */
  readonly productName: Maybe<Scalars['String']['output']>;
  /** Null without a variant. */
  readonly productSlug: Maybe<Scalars['String']['output']>;
  /** Pieces that can be had, at most those that were asked for. */
  readonly quantity: Scalars['Int']['output'];
  /** Why it is fewer: NOT_FOUND without a variant, NOT_AVAILABLE, INSUFFICIENT_STOCK or, of a quantity that is not usable, NOT_ADDED. */
  readonly reason: Maybe<ErrorCode>;
  /** As it was asked for. */
  readonly requestedQuantity: Scalars['Int']['output'];
  /** As it was asked for. */
  readonly sku: Scalars['String']['output'];
  /** Null where no product has the SKU. */
  readonly variant: Maybe<Variant>;
};

/** Pieces of what a SKU stands for, as a link to a copy of a cart names them. */
export type SkuQuantityInput = {
  /** 1 to 999. */
  readonly quantity: Scalars['Int']['input'];
  readonly sku: Scalars['String']['input'];
};

export type SocialAccount = {
  readonly icon: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type Subscription = {
  /**
   * The updates of a shared cart, over server-sent events: one at once, then one with each change. The stream ends after an update without
   * a cart.
   */
  readonly sharedCartUpdates: SharedCartUpdate;
};


export type SubscriptionSharedCartUpdatesArgs = {
  afterRevision: Scalars['Int']['input'];
  cartId: Scalars['ID']['input'];
};

/** A root of a taxonomy: `brand` with its brands as children. */
export type Taxonomy = {
  readonly children: ReadonlyArray<Brand>;
  readonly name: Scalars['String']['output'];
};

/** What the tenant decides for its whole shop. `tenant.json` says it in the same words. */
export type TenantSettings = {
  /** Empty where nothing is measured: then no visitor is asked. */
  readonly analytics: ReadonlyArray<AnalyticsProvider>;
  /** What the backend can do beyond catalogue, cart and an order as a guest. */
  readonly capabilities: ReadonlyArray<Capability>;
  /** ISO 3166-1 alpha-2 code of the country that most parcels go to. */
  readonly country: Scalars['String']['output'];
  /** ISO 4217 code, upper case. */
  readonly currency: Scalars['String']['output'];
  /** An availability without a promise is left out. */
  readonly dispatchDays: ReadonlyArray<DispatchDays>;
  /** Up to so many pieces are counted on a product's page; null for the last ones alone. */
  readonly exactStockUpTo: Maybe<Scalars['Int']['output']>;
  /** Sum in minor units above which shipping is free; null for none. */
  readonly freeShippingAboveMinor: Maybe<Scalars['Int']['output']>;
  /** Where that holds, such as `Greece`, in the request's locale; null where it holds for every place. */
  readonly freeShippingPlaces: Maybe<Scalars['String']['output']>;
  /** Null when nothing is paid in parts. */
  readonly instalments: Maybe<InstalmentTerms>;
  /** Days within which what was bought at a distance may be given back, by law at least 14. */
  readonly withdrawalDays: Scalars['Int']['output'];
};

/** Which one thing is asked for. Exactly one key is given. */
export type UniqueKey = {
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** Slug in any locale of the tenant; see SeoTranslations for the redirect. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
};

/** Content of a piece and the amount that its price is compared by, such as `750 ml` and `1 l`. */
export type UnitPricing = {
  readonly base: Scalars['String']['output'];
  readonly measure: Scalars['String']['output'];
};

/** The person behind an access token. */
export type User = {
  /** Oldest first. */
  readonly addresses: ReadonlyArray<MemberAddress>;
  /** The member's open cart, on whichever device it was filled; null when there is none. */
  readonly cartId: Maybe<Scalars['ID']['output']>;
  /** Confirmed: a link in an e-mail to this address was opened. */
  readonly email: Scalars['String']['output'];
  readonly firstName: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly lastName: Maybe<Scalars['String']['output']>;
  /** Locale code that mails are written in. */
  readonly locale: Scalars['String']['output'];
  /** First and last name as one; null while neither is known. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** A new address that waits for its confirmation; `email` holds until then. */
  readonly pendingEmail: Maybe<Scalars['String']['output']>;
  readonly phone: Maybe<Scalars['String']['output']>;
  readonly role: MemberRole;
  readonly savedCards: ReadonlyArray<SavedCard>;
};

/** Something that went wrong and that the shopper can correct. Mutations return these as data; they are never thrown. */
export type UserError = {
  /** Pieces in stock, with INSUFFICIENT_STOCK. */
  readonly available: Maybe<Scalars['Int']['output']>;
  /** Name of the person who removed the line, with LINE_REMOVED; of the one who orders, with CART_LOCKED. */
  readonly by: Maybe<Scalars['String']['output']>;
  readonly code: ErrorCode;
  /** Path of the input field it belongs to, such as `contact.email`, or null when it concerns the whole. */
  readonly field: Maybe<Scalars['String']['output']>;
  /** The cart line it belongs to, when it belongs to one. */
  readonly lineId: Maybe<Scalars['ID']['output']>;
  /** A sentence in the request's locale, fit to be shown. */
  readonly message: Scalars['String']['output'];
  /** Seconds until it is worth trying again, with THROTTLED where that is known. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
};

/** What can be put into a cart. */
export type Variant = {
  readonly availability: Availability;
  readonly backorderable: Scalars['Boolean']['output'];
  /** How one piece of it comes to a shopper in the tenant's own country, by the rules of the checkout; a pick-up is named once. */
  readonly delivery: ReadonlyArray<VariantDelivery>;
  /** Off lowestPrice30Days; null when not on sale. */
  readonly discount: Maybe<Money>;
  readonly height: Maybe<Measure>;
  readonly id: Scalars['ID']['output'];
  readonly image: Maybe<Image>;
  /** What tells it from its siblings, such as `40 l, 270 mm`; empty for a single variant. */
  readonly label: Scalars['String']['output'];
  readonly length: Maybe<Measure>;
  /** Equals priceWithTax when on sale: the lowest price with VAT of the 30 days before the sale began; else null. */
  readonly lowestPrice30Days: Maybe<Money>;
  /** Maximum quantity in one cart: stock, or 999 when backorderable. */
  readonly maxQuantity: Scalars['Int']['output'];
  /** The product's name. */
  readonly name: Scalars['String']['output'];
  /** The price is below the lowest of the 30 days before; a sale that is not is none. */
  readonly onSale: Scalars['Boolean']['output'];
  /** Values by option, in the order of the product's options. */
  readonly options: ReadonlyArray<VariantOption>;
  /** Pieces that can be picked up now; null where that is not known. */
  readonly pickupStock: Maybe<Scalars['Int']['output']>;
  /** Price that a reduction is counted from, net of VAT; equals salePrice when not on sale. */
  readonly price: Money;
  /** Price that a reduction is counted from, VAT included; equals salePriceWithTax when not on sale. */
  readonly priceWithTax: Money;
  /** Price to pay, net of VAT. */
  readonly salePrice: Money;
  /** Price to pay, VAT included. */
  readonly salePriceWithTax: Money;
  readonly sku: Scalars['String']['output'];
  /** VAT rate in per cent, such as 24. */
  readonly taxRate: Scalars['Float']['output'];
  readonly totalOnHand: Scalars['Int']['output'];
  readonly weight: Maybe<Measure>;
  /** Sizes and weight are those of the goods as they are delivered: a hose's length is its coil's. */
  readonly width: Maybe<Measure>;
};

export type VariantDelivery = {
  /** When it is ordered now; null where no day can be promised. */
  readonly arrival: Maybe<Arrival>;
  /** VAT included; zero where the price of the piece alone makes it free. */
  readonly cost: Money;
  /** Free above the tenant's limit. */
  readonly isFreeAboveLimit: Scalars['Boolean']['output'];
  readonly kind: ShippingKind;
  readonly maxDays: Scalars['Int']['output'];
  /** Working days. */
  readonly minDays: Scalars['Int']['output'];
  /** The method's name. */
  readonly name: Scalars['String']['output'];
  /** Address and opening hours, line by line, where it is picked up; else empty. */
  readonly place: ReadonlyArray<Scalars['String']['output']>;
  /** The part of the country that this holds for; null for a pick-up. */
  readonly zone: Maybe<Scalars['String']['output']>;
};

export type VariantOption = {
  readonly internalName: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

/**
 * Whose VAT is charged. DOMESTIC: that of the tenant's country; DESTINATION: that of the country which the goods go to.
 * REVERSE_CHARGE: none, a company of another member state accounts for it; EXPORT: none, the goods leave the European Union.
 */
export type VatTreatment =
  | 'DESTINATION'
  | 'DOMESTIC'
  | 'EXPORT'
  | 'REVERSE_CHARGE';

/** Counts of a shop's server since its last report, at most 200 rows of each. They contain no personal data. */
export type VisitCountsInput = {
  readonly views: ReadonlyArray<PageViewsInput>;
  readonly vitals: ReadonlyArray<WebVitalsInput>;
};

export type VisitCountsPayload = {
  /** INVALID for counts out of range; THROTTLED. */
  readonly errors: ReadonlyArray<UserError>;
};

/** How a page felt: largest contentful paint, interaction to next paint, cumulative layout shift. */
export type WebVital =
  | 'CLS'
  | 'INP'
  | 'LCP';

export type WebVitalRating =
  | 'GOOD'
  | 'NEEDS_IMPROVEMENT'
  | 'POOR';

export type WebVitalsInput = {
  /** From 1 to 10,000. */
  readonly count: Scalars['Int']['input'];
  /** The page that the visit began with. */
  readonly page: PageKind;
  readonly rating: WebVitalRating;
  readonly vital: WebVital;
};

/** An order as its shopper may withdraw from it. */
export type Withdrawal = {
  /** Where the receipt is sent. */
  readonly email: Scalars['String']['output'];
  readonly items: ReadonlyArray<WithdrawalItem>;
  readonly name: Scalars['String']['output'];
  readonly orderId: Scalars['ID']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly orderedAt: Scalars['DateTime']['output'];
  readonly state: WithdrawalState;
  /** End of the period; null while the goods have not been handed over. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

export type WithdrawalConfirmInput = {
  readonly items: ReadonlyArray<WithdrawalItemInput>;
  /** Name of the customer. */
  readonly name: Scalars['String']['input'];
  readonly orderId: Scalars['ID']['input'];
  /** A reason is optional. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type WithdrawalItem = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly ordered: Scalars['Int']['output'];
  /** Pieces that can still be withdrawn. */
  readonly remainingQuantity: Scalars['Int']['output'];
  readonly sku: Scalars['String']['output'];
};

export type WithdrawalItemInput = {
  readonly id: Scalars['ID']['input'];
  readonly quantity: Scalars['Int']['input'];
};

/**
 * OPEN: it can be withdrawn from. ENDED: the period is over. WITHDRAWN: nothing is left to withdraw from. NO_CONTRACT: there is no
 * contract, since the order was canceled, failed, was returned or refunded.
 */
export type WithdrawalState =
  | 'ENDED'
  | 'NO_CONTRACT'
  | 'OPEN'
  | 'WITHDRAWN';

export type WithdrawnItem = {
  /** In the request's locale, with what tells the variant from its siblings. */
  readonly name: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly sku: Scalars['String']['output'];
};
