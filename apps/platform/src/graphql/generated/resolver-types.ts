import type * as Contract from '../../foundation/generated/contract-types.js';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CategoryView } from '../../domains/catalogue/views/category-view.js';
import type { ImageView } from '../../domains/catalogue/views/image-view.js';
import type { OrderView } from '../../domains/orders/view/order-view.js';
import type { ProductView } from '../../domains/catalogue/views/product-view.js';
import type { PromotionView } from '../../domains/catalogue/views/promotion-view.js';
import type { SearchPage } from '../../domains/catalogue/search/search-products.js';
import type { SuggestionsView } from '../../domains/catalogue/search/search-suggestions.js';
import type { SharedCartView } from '../cart/shared-cart-view.js';
import type { SetPartView } from '../../domains/catalogue/product-set.js';
import type { UserView } from '../members/member-resolvers.js';
import type { PlatformContext } from '../platform-context.js';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: Exclude<T[P], undefined> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Contract.Maybe<TTypes> | Promise<Contract.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountPayload: ResolverTypeWrapper<Contract.AccountPayload>;
  Address: ResolverTypeWrapper<Contract.Address>;
  AddressInput: Contract.AddressInput;
  AddressPayload: ResolverTypeWrapper<Contract.AddressPayload>;
  AddressSaveInput: Contract.AddressSaveInput;
  Aggregation: Contract.Aggregation;
  AggregationBucket: ResolverTypeWrapper<Contract.AggregationBucket>;
  AggregationResult: ResolverTypeWrapper<Contract.AggregationResult>;
  AnalyticsKind: Contract.AnalyticsKind;
  AnalyticsProvider: ResolverTypeWrapper<Contract.AnalyticsProvider>;
  Arrival: ResolverTypeWrapper<Contract.Arrival>;
  Availability: Contract.Availability;
  BackInStockDeleteInput: Contract.BackInStockDeleteInput;
  BackInStockDeletePayload: ResolverTypeWrapper<Contract.BackInStockDeletePayload>;
  BackInStockDeleteScope: Contract.BackInStockDeleteScope;
  BackInStockRequestInput: Contract.BackInStockRequestInput;
  BackInStockRequestPayload: ResolverTypeWrapper<Contract.BackInStockRequestPayload>;
  BackInStockStatus: Contract.BackInStockStatus;
  BankTransfer: ResolverTypeWrapper<Contract.BankTransfer>;
  BestOffer: ResolverTypeWrapper<Omit<Contract.BestOffer, 'product' | 'promotion'> & { product: ResolversTypes['ProductSummary'], promotion: ResolversTypes['Promotion'] }>;
  Boolean: ResolverTypeWrapper<Contract.Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<Omit<Contract.Brand, 'image'> & { image: Contract.Maybe<ResolversTypes['Image']> }>;
  BusinessHours: ResolverTypeWrapper<Contract.BusinessHours>;
  Capability: Contract.Capability;
  CardDeletePayload: ResolverTypeWrapper<Contract.CardDeletePayload>;
  Cart: ResolverTypeWrapper<Omit<Contract.Cart, 'data' | 'saved'> & { data: ResolversTypes['CartData'], saved: ReadonlyArray<ResolversTypes['CartLine']> }>;
  CartAddItemInput: Contract.CartAddItemInput;
  CartAddItemsInput: Contract.CartAddItemsInput;
  CartAddItemsPayload: ResolverTypeWrapper<Omit<Contract.CartAddItemsPayload, 'cart'> & { cart: Contract.Maybe<ResolversTypes['Cart']> }>;
  CartAddress: ResolverTypeWrapper<Contract.CartAddress>;
  CartAddressInput: Contract.CartAddressInput;
  CartCoupon: ResolverTypeWrapper<Contract.CartCoupon>;
  CartData: ResolverTypeWrapper<Omit<Contract.CartData, 'lines'> & { lines: ReadonlyArray<ResolversTypes['CartLine']> }>;
  CartLine: ResolverTypeWrapper<Omit<Contract.CartLine, 'image' | 'variant'> & { image: Contract.Maybe<ResolversTypes['Image']>, variant: ResolversTypes['Variant'] }>;
  CartLineIssue: ResolverTypeWrapper<Contract.CartLineIssue>;
  CartLineIssueCode: Contract.CartLineIssueCode;
  CartMergePayload: ResolverTypeWrapper<Omit<Contract.CartMergePayload, 'cart'> & { cart: Contract.Maybe<ResolversTypes['Cart']> }>;
  CartMergeResult: ResolverTypeWrapper<Contract.CartMergeResult>;
  CartMergeResultKind: Contract.CartMergeResultKind;
  CartPayload: ResolverTypeWrapper<Omit<Contract.CartPayload, 'cart'> & { cart: Contract.Maybe<ResolversTypes['Cart']> }>;
  CartRemoveItemInput: Contract.CartRemoveItemInput;
  CartRestoreExpiredPayload: ResolverTypeWrapper<Omit<Contract.CartRestoreExpiredPayload, 'cart'> & { cart: Contract.Maybe<ResolversTypes['Cart']> }>;
  CartRestoreItemInput: Contract.CartRestoreItemInput;
  CartSetItemInput: Contract.CartSetItemInput;
  CartShareInput: Contract.CartShareInput;
  CartSharing: ResolverTypeWrapper<Contract.CartSharing>;
  CartTotals: ResolverTypeWrapper<Contract.CartTotals>;
  CartUpdateItemInput: Contract.CartUpdateItemInput;
  CatalogueExport: ResolverTypeWrapper<Contract.CatalogueExport>;
  CataloguePage: ResolverTypeWrapper<Omit<Contract.CataloguePage, 'images'> & { images: ReadonlyArray<ResolversTypes['Image']> }>;
  CataloguePages: ResolverTypeWrapper<Omit<Contract.CataloguePages, 'nodes'> & { nodes: ReadonlyArray<ResolversTypes['CataloguePage']> }>;
  Category: ResolverTypeWrapper<CategoryView>;
  CheckoutBusinessInput: Contract.CheckoutBusinessInput;
  CheckoutContactInput: Contract.CheckoutContactInput;
  CheckoutCountry: ResolverTypeWrapper<Contract.CheckoutCountry>;
  CheckoutDeliveryInput: Contract.CheckoutDeliveryInput;
  CheckoutOptions: ResolverTypeWrapper<Contract.CheckoutOptions>;
  CheckoutRegion: ResolverTypeWrapper<Contract.CheckoutRegion>;
  CheckoutReview: ResolverTypeWrapper<Omit<Contract.CheckoutReview, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CheckoutReviewPayload: ResolverTypeWrapper<Omit<Contract.CheckoutReviewPayload, 'review'> & { review: Contract.Maybe<ResolversTypes['CheckoutReview']> }>;
  ColorChoice: ResolverTypeWrapper<Contract.ColorChoice>;
  Company: ResolverTypeWrapper<Contract.Company>;
  ConfirmedKind: Contract.ConfirmedKind;
  ContactDetails: ResolverTypeWrapper<Contract.ContactDetails>;
  Country: ResolverTypeWrapper<Contract.Country>;
  CouponKind: Contract.CouponKind;
  CurrentUser: ResolverTypeWrapper<Omit<Contract.CurrentUser, 'data'> & { data: Contract.Maybe<ResolversTypes['User']> }>;
  CustomerRequest: ResolverTypeWrapper<Contract.CustomerRequest>;
  CustomerRequestKind: Contract.CustomerRequestKind;
  CustomerRequestMessage: ResolverTypeWrapper<Contract.CustomerRequestMessage>;
  CustomerRequestOpenInput: Contract.CustomerRequestOpenInput;
  CustomerRequestOpenKind: Contract.CustomerRequestOpenKind;
  CustomerRequestPayload: ResolverTypeWrapper<Contract.CustomerRequestPayload>;
  CustomerRequestReplyInput: Contract.CustomerRequestReplyInput;
  CustomerRequestStatus: Contract.CustomerRequestStatus;
  CustomerRequestStatusChange: ResolverTypeWrapper<Contract.CustomerRequestStatusChange>;
  DateTime: ResolverTypeWrapper<Contract.Scalars['DateTime']['output']>;
  DispatchDays: ResolverTypeWrapper<Contract.DispatchDays>;
  DurabilityGuarantee: ResolverTypeWrapper<Contract.DurabilityGuarantee>;
  ErrorCode: Contract.ErrorCode;
  ExpiredCart: ResolverTypeWrapper<Omit<Contract.ExpiredCart, 'lines'> & { lines: ReadonlyArray<ResolversTypes['ExpiredCartLine']> }>;
  ExpiredCartLine: ResolverTypeWrapper<Omit<Contract.ExpiredCartLine, 'image'> & { image: Contract.Maybe<ResolversTypes['Image']> }>;
  ExportedDays: ResolverTypeWrapper<Contract.ExportedDays>;
  ExportedImage: ResolverTypeWrapper<Contract.ExportedImage>;
  ExportedOption: ResolverTypeWrapper<Contract.ExportedOption>;
  ExportedOptionKind: Contract.ExportedOptionKind;
  ExportedPeriod: ResolverTypeWrapper<Contract.ExportedPeriod>;
  ExportedProduct: ResolverTypeWrapper<Contract.ExportedProduct>;
  ExportedShipping: ResolverTypeWrapper<Contract.ExportedShipping>;
  ExportedVariant: ResolverTypeWrapper<Contract.ExportedVariant>;
  Feature: ResolverTypeWrapper<Contract.Feature>;
  Float: ResolverTypeWrapper<Contract.Scalars['Float']['output']>;
  GeoAddress: ResolverTypeWrapper<Contract.GeoAddress>;
  ID: ResolverTypeWrapper<Contract.Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageView>;
  ImageFormat: Contract.ImageFormat;
  ImageMetadata: ResolverTypeWrapper<Contract.ImageMetadata>;
  ImageSize: Contract.ImageSize;
  Instalment: ResolverTypeWrapper<Contract.Instalment>;
  InstalmentTerms: ResolverTypeWrapper<Contract.InstalmentTerms>;
  Int: ResolverTypeWrapper<Contract.Scalars['Int']['output']>;
  Invoice: ResolverTypeWrapper<Contract.Invoice>;
  InvoiceField: Contract.InvoiceField;
  InvoiceInput: Contract.InvoiceInput;
  ListProperty: ResolverTypeWrapper<Contract.ListProperty>;
  Measure: ResolverTypeWrapper<Contract.Measure>;
  MemberAddress: ResolverTypeWrapper<Contract.MemberAddress>;
  MemberChangeEmailInput: Contract.MemberChangeEmailInput;
  MemberConfirmPayload: ResolverTypeWrapper<Contract.MemberConfirmPayload>;
  MemberDeleteInput: Contract.MemberDeleteInput;
  MemberPayload: ResolverTypeWrapper<Omit<Contract.MemberPayload, 'user'> & { user: ResolversTypes['User'] }>;
  MemberRegisterInput: Contract.MemberRegisterInput;
  MemberRole: Contract.MemberRole;
  MemberUpdateInput: Contract.MemberUpdateInput;
  Money: ResolverTypeWrapper<Contract.Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsletterConfirmPayload: ResolverTypeWrapper<Contract.NewsletterConfirmPayload>;
  NewsletterSubscribeInput: Contract.NewsletterSubscribeInput;
  NewsletterSubscribePayload: ResolverTypeWrapper<Contract.NewsletterSubscribePayload>;
  NewsletterUnsubscribePayload: ResolverTypeWrapper<Contract.NewsletterUnsubscribePayload>;
  OptionFilterInput: Contract.OptionFilterInput;
  OptionValue: ResolverTypeWrapper<Contract.OptionValue>;
  Order: ResolverTypeWrapper<OrderView>;
  OrderAgainInput: Contract.OrderAgainInput;
  OrderAgainPayload: ResolverTypeWrapper<Omit<Contract.OrderAgainPayload, 'cart'> & { cart: Contract.Maybe<ResolversTypes['Cart']> }>;
  OrderCancelPayload: ResolverTypeWrapper<Omit<Contract.OrderCancelPayload, 'order'> & { order: Contract.Maybe<ResolversTypes['Order']> }>;
  OrderContact: ResolverTypeWrapper<Contract.OrderContact>;
  OrderFindInput: Contract.OrderFindInput;
  OrderFindPayload: ResolverTypeWrapper<Contract.OrderFindPayload>;
  OrderItem: ResolverTypeWrapper<Omit<Contract.OrderItem, 'image'> & { image: Contract.Maybe<ResolversTypes['Image']> }>;
  OrderLink: ResolverTypeWrapper<Omit<Contract.OrderLink, 'order'> & { order: ResolversTypes['Order'] }>;
  OrderLinkAction: Contract.OrderLinkAction;
  OrderLinkState: Contract.OrderLinkState;
  OrderLinkUseInput: Contract.OrderLinkUseInput;
  OrderLinkUsePayload: ResolverTypeWrapper<Omit<Contract.OrderLinkUsePayload, 'orderLink'> & { orderLink: Contract.Maybe<ResolversTypes['OrderLink']> }>;
  OrderList: ResolverTypeWrapper<Omit<Contract.OrderList, 'nodes'> & { nodes: ReadonlyArray<ResolversTypes['Order']> }>;
  OrderPayInput: Contract.OrderPayInput;
  OrderPayPayload: ResolverTypeWrapper<Omit<Contract.OrderPayPayload, 'order'> & { order: Contract.Maybe<ResolversTypes['Order']> }>;
  OrderPayStatus: Contract.OrderPayStatus;
  OrderPayment: ResolverTypeWrapper<Contract.OrderPayment>;
  OrderProduct: ResolverTypeWrapper<Contract.OrderProduct>;
  OrderReviews: ResolverTypeWrapper<Omit<Contract.OrderReviews, 'items'> & { items: ReadonlyArray<ResolversTypes['ReviewableItem']> }>;
  OrderState: Contract.OrderState;
  OrderStateChange: ResolverTypeWrapper<Contract.OrderStateChange>;
  OrderVariant: ResolverTypeWrapper<Contract.OrderVariant>;
  OrderWithdrawal: ResolverTypeWrapper<Contract.OrderWithdrawal>;
  OwnReview: ResolverTypeWrapper<Contract.OwnReview>;
  PageKind: Contract.PageKind;
  PageViewsInput: Contract.PageViewsInput;
  PaidCard: ResolverTypeWrapper<Contract.PaidCard>;
  Party: ResolverTypeWrapper<Contract.Party>;
  PasswordChangeInput: Contract.PasswordChangeInput;
  PasswordResetInput: Contract.PasswordResetInput;
  PaymentAttempt: ResolverTypeWrapper<Contract.PaymentAttempt>;
  PaymentAttemptState: Contract.PaymentAttemptState;
  PaymentCondition: ResolverTypeWrapper<Contract.PaymentCondition>;
  PaymentForm: Contract.PaymentForm;
  PaymentMethod: ResolverTypeWrapper<Contract.PaymentMethod>;
  PaymentRefund: ResolverTypeWrapper<Contract.PaymentRefund>;
  PaymentRefundState: Contract.PaymentRefundState;
  PaymentSettlePayload: ResolverTypeWrapper<Omit<Contract.PaymentSettlePayload, 'order'> & { order: Contract.Maybe<ResolversTypes['Order']> }>;
  PaymentSettleStatus: Contract.PaymentSettleStatus;
  PaymentState: Contract.PaymentState;
  PlaceOrderInput: Contract.PlaceOrderInput;
  PlaceOrderPayload: ResolverTypeWrapper<Omit<Contract.PlaceOrderPayload, 'order'> & { order: Contract.Maybe<ResolversTypes['Order']> }>;
  PlaceOrderStatus: Contract.PlaceOrderStatus;
  PostalAddress: ResolverTypeWrapper<Contract.PostalAddress>;
  PostalCodeUse: Contract.PostalCodeUse;
  PriceRangeInput: Contract.PriceRangeInput;
  Product: ResolverTypeWrapper<ProductView>;
  ProductDocument: ResolverTypeWrapper<Contract.ProductDocument>;
  ProductOption: ResolverTypeWrapper<Contract.ProductOption>;
  ProductReviews: ResolverTypeWrapper<Contract.ProductReviews>;
  ProductSet: ResolverTypeWrapper<Omit<Contract.ProductSet, 'parts'> & { parts: ReadonlyArray<ResolversTypes['SetPart']> }>;
  ProductSummary: ResolverTypeWrapper<Omit<Contract.ProductSummary, 'brand' | 'category' | 'image' | 'master'> & { brand: Contract.Maybe<ResolversTypes['Brand']>, category: Contract.Maybe<ResolversTypes['Category']>, image: Contract.Maybe<ResolversTypes['Image']>, master: ResolversTypes['Variant'] }>;
  ProductsOrder: Contract.ProductsOrder;
  ProductsWhere: Contract.ProductsWhere;
  Promotion: ResolverTypeWrapper<PromotionView>;
  PromotionList: ResolverTypeWrapper<Omit<Contract.PromotionList, 'nodes'> & { nodes: ReadonlyArray<ResolversTypes['Promotion']> }>;
  PromotionsOrder: Contract.PromotionsOrder;
  PromotionsWhere: Contract.PromotionsWhere;
  Property: ResolverTypeWrapper<Contract.Property>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Rating: ResolverTypeWrapper<Contract.Rating>;
  Region: ResolverTypeWrapper<Contract.Region>;
  Review: ResolverTypeWrapper<Contract.Review>;
  ReviewAnswer: ResolverTypeWrapper<Contract.ReviewAnswer>;
  ReviewInvitationsPayload: ResolverTypeWrapper<Contract.ReviewInvitationsPayload>;
  ReviewPayload: ResolverTypeWrapper<Contract.ReviewPayload>;
  ReviewProduct: ResolverTypeWrapper<Contract.ReviewProduct>;
  ReviewReportInput: Contract.ReviewReportInput;
  ReviewReportPayload: ResolverTypeWrapper<Contract.ReviewReportPayload>;
  ReviewReportReason: Contract.ReviewReportReason;
  ReviewWithdrawInput: Contract.ReviewWithdrawInput;
  ReviewWriteInput: Contract.ReviewWriteInput;
  ReviewableItem: ResolverTypeWrapper<Omit<Contract.ReviewableItem, 'image'> & { image: Contract.Maybe<ResolversTypes['Image']> }>;
  SavedCard: ResolverTypeWrapper<Contract.SavedCard>;
  SearchField: Contract.SearchField;
  SearchResult: ResolverTypeWrapper<SearchPage>;
  SearchSuggestions: ResolverTypeWrapper<SuggestionsView>;
  SeoMetaEntry: ResolverTypeWrapper<Contract.SeoMetaEntry>;
  SeoTranslation: ResolverTypeWrapper<Contract.SeoTranslation>;
  SeoTranslations: ResolverTypeWrapper<Contract.SeoTranslations>;
  SeoType: Contract.SeoType;
  SeoWhere: Contract.SeoWhere;
  SetPart: ResolverTypeWrapper<SetPartView>;
  SetTotal: ResolverTypeWrapper<Contract.SetTotal>;
  SharedCart: ResolverTypeWrapper<SharedCartView>;
  SharedCartAnswerInput: Contract.SharedCartAnswerInput;
  SharedCartEndReason: Contract.SharedCartEndReason;
  SharedCartEvent: ResolverTypeWrapper<Contract.SharedCartEvent>;
  SharedCartEventKind: Contract.SharedCartEventKind;
  SharedCartInvitation: ResolverTypeWrapper<Contract.SharedCartInvitation>;
  SharedCartInvitationInput: Contract.SharedCartInvitationInput;
  SharedCartInviteInput: Contract.SharedCartInviteInput;
  SharedCartJoinInput: Contract.SharedCartJoinInput;
  SharedCartOffer: ResolverTypeWrapper<Contract.SharedCartOffer>;
  SharedCartPayload: ResolverTypeWrapper<Omit<Contract.SharedCartPayload, 'cart' | 'sharedCart'> & { cart: Contract.Maybe<ResolversTypes['Cart']>, sharedCart: Contract.Maybe<ResolversTypes['SharedCart']> }>;
  SharedCartPerson: ResolverTypeWrapper<Contract.SharedCartPerson>;
  SharedCartPersonInput: Contract.SharedCartPersonInput;
  SharedCartRight: Contract.SharedCartRight;
  SharedCartRole: Contract.SharedCartRole;
  SharedCartState: Contract.SharedCartState;
  SharedCartSuggestInput: Contract.SharedCartSuggestInput;
  SharedCartSuggestion: ResolverTypeWrapper<Omit<Contract.SharedCartSuggestion, 'image' | 'variant'> & { image: Contract.Maybe<ResolversTypes['Image']>, variant: ResolversTypes['Variant'] }>;
  SharedCartUpdate: ResolverTypeWrapper<Omit<Contract.SharedCartUpdate, 'cart' | 'sharedCart'> & { cart: Contract.Maybe<ResolversTypes['Cart']>, sharedCart: Contract.Maybe<ResolversTypes['SharedCart']> }>;
  Shipment: ResolverTypeWrapper<Contract.Shipment>;
  ShippingEstimate: ResolverTypeWrapper<Contract.ShippingEstimate>;
  ShippingKind: Contract.ShippingKind;
  ShippingMethod: ResolverTypeWrapper<Contract.ShippingMethod>;
  ShippingRate: ResolverTypeWrapper<Contract.ShippingRate>;
  ShippingStep: ResolverTypeWrapper<Contract.ShippingStep>;
  SimilarityField: Contract.SimilarityField;
  SkuItem: ResolverTypeWrapper<Omit<Contract.SkuItem, 'image' | 'variant'> & { image: Contract.Maybe<ResolversTypes['Image']>, variant: Contract.Maybe<ResolversTypes['Variant']> }>;
  SkuQuantityInput: Contract.SkuQuantityInput;
  SocialAccount: ResolverTypeWrapper<Contract.SocialAccount>;
  String: ResolverTypeWrapper<Contract.Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Taxonomy: ResolverTypeWrapper<Omit<Contract.Taxonomy, 'children'> & { children: ReadonlyArray<ResolversTypes['Brand']> }>;
  TenantSettings: ResolverTypeWrapper<Contract.TenantSettings>;
  UniqueKey: Contract.UniqueKey;
  UnitPricing: ResolverTypeWrapper<Contract.UnitPricing>;
  User: ResolverTypeWrapper<UserView>;
  UserError: ResolverTypeWrapper<Contract.UserError>;
  Variant: ResolverTypeWrapper<Omit<Contract.Variant, 'image'> & { image: Contract.Maybe<ResolversTypes['Image']> }>;
  VariantDelivery: ResolverTypeWrapper<Contract.VariantDelivery>;
  VariantOption: ResolverTypeWrapper<Contract.VariantOption>;
  VatTreatment: Contract.VatTreatment;
  VisitCountsInput: Contract.VisitCountsInput;
  VisitCountsPayload: ResolverTypeWrapper<Contract.VisitCountsPayload>;
  WebVital: Contract.WebVital;
  WebVitalRating: Contract.WebVitalRating;
  WebVitalsInput: Contract.WebVitalsInput;
  Withdrawal: ResolverTypeWrapper<Contract.Withdrawal>;
  WithdrawalConfirmInput: Contract.WithdrawalConfirmInput;
  WithdrawalItem: ResolverTypeWrapper<Contract.WithdrawalItem>;
  WithdrawalItemInput: Contract.WithdrawalItemInput;
  WithdrawalState: Contract.WithdrawalState;
  WithdrawnItem: ResolverTypeWrapper<Contract.WithdrawnItem>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountPayload: Contract.AccountPayload;
  Address: Contract.Address;
  AddressInput: Contract.AddressInput;
  AddressPayload: Contract.AddressPayload;
  AddressSaveInput: Contract.AddressSaveInput;
  AggregationBucket: Contract.AggregationBucket;
  AggregationResult: Contract.AggregationResult;
  AnalyticsProvider: Contract.AnalyticsProvider;
  Arrival: Contract.Arrival;
  BackInStockDeleteInput: Contract.BackInStockDeleteInput;
  BackInStockDeletePayload: Contract.BackInStockDeletePayload;
  BackInStockRequestInput: Contract.BackInStockRequestInput;
  BackInStockRequestPayload: Contract.BackInStockRequestPayload;
  BankTransfer: Contract.BankTransfer;
  BestOffer: Omit<Contract.BestOffer, 'product' | 'promotion'> & { product: ResolversParentTypes['ProductSummary'], promotion: ResolversParentTypes['Promotion'] };
  Boolean: Contract.Scalars['Boolean']['output'];
  Brand: Omit<Contract.Brand, 'image'> & { image: Contract.Maybe<ResolversParentTypes['Image']> };
  BusinessHours: Contract.BusinessHours;
  CardDeletePayload: Contract.CardDeletePayload;
  Cart: Omit<Contract.Cart, 'data' | 'saved'> & { data: ResolversParentTypes['CartData'], saved: ReadonlyArray<ResolversParentTypes['CartLine']> };
  CartAddItemInput: Contract.CartAddItemInput;
  CartAddItemsInput: Contract.CartAddItemsInput;
  CartAddItemsPayload: Omit<Contract.CartAddItemsPayload, 'cart'> & { cart: Contract.Maybe<ResolversParentTypes['Cart']> };
  CartAddress: Contract.CartAddress;
  CartAddressInput: Contract.CartAddressInput;
  CartCoupon: Contract.CartCoupon;
  CartData: Omit<Contract.CartData, 'lines'> & { lines: ReadonlyArray<ResolversParentTypes['CartLine']> };
  CartLine: Omit<Contract.CartLine, 'image' | 'variant'> & { image: Contract.Maybe<ResolversParentTypes['Image']>, variant: ResolversParentTypes['Variant'] };
  CartLineIssue: Contract.CartLineIssue;
  CartMergePayload: Omit<Contract.CartMergePayload, 'cart'> & { cart: Contract.Maybe<ResolversParentTypes['Cart']> };
  CartMergeResult: Contract.CartMergeResult;
  CartPayload: Omit<Contract.CartPayload, 'cart'> & { cart: Contract.Maybe<ResolversParentTypes['Cart']> };
  CartRemoveItemInput: Contract.CartRemoveItemInput;
  CartRestoreExpiredPayload: Omit<Contract.CartRestoreExpiredPayload, 'cart'> & { cart: Contract.Maybe<ResolversParentTypes['Cart']> };
  CartRestoreItemInput: Contract.CartRestoreItemInput;
  CartSetItemInput: Contract.CartSetItemInput;
  CartShareInput: Contract.CartShareInput;
  CartSharing: Contract.CartSharing;
  CartTotals: Contract.CartTotals;
  CartUpdateItemInput: Contract.CartUpdateItemInput;
  CatalogueExport: Contract.CatalogueExport;
  CataloguePage: Omit<Contract.CataloguePage, 'images'> & { images: ReadonlyArray<ResolversParentTypes['Image']> };
  CataloguePages: Omit<Contract.CataloguePages, 'nodes'> & { nodes: ReadonlyArray<ResolversParentTypes['CataloguePage']> };
  Category: CategoryView;
  CheckoutBusinessInput: Contract.CheckoutBusinessInput;
  CheckoutContactInput: Contract.CheckoutContactInput;
  CheckoutCountry: Contract.CheckoutCountry;
  CheckoutDeliveryInput: Contract.CheckoutDeliveryInput;
  CheckoutOptions: Contract.CheckoutOptions;
  CheckoutRegion: Contract.CheckoutRegion;
  CheckoutReview: Omit<Contract.CheckoutReview, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CheckoutReviewPayload: Omit<Contract.CheckoutReviewPayload, 'review'> & { review: Contract.Maybe<ResolversParentTypes['CheckoutReview']> };
  ColorChoice: Contract.ColorChoice;
  Company: Contract.Company;
  ContactDetails: Contract.ContactDetails;
  Country: Contract.Country;
  CurrentUser: Omit<Contract.CurrentUser, 'data'> & { data: Contract.Maybe<ResolversParentTypes['User']> };
  CustomerRequest: Contract.CustomerRequest;
  CustomerRequestMessage: Contract.CustomerRequestMessage;
  CustomerRequestOpenInput: Contract.CustomerRequestOpenInput;
  CustomerRequestPayload: Contract.CustomerRequestPayload;
  CustomerRequestReplyInput: Contract.CustomerRequestReplyInput;
  CustomerRequestStatusChange: Contract.CustomerRequestStatusChange;
  DateTime: Contract.Scalars['DateTime']['output'];
  DispatchDays: Contract.DispatchDays;
  DurabilityGuarantee: Contract.DurabilityGuarantee;
  ExpiredCart: Omit<Contract.ExpiredCart, 'lines'> & { lines: ReadonlyArray<ResolversParentTypes['ExpiredCartLine']> };
  ExpiredCartLine: Omit<Contract.ExpiredCartLine, 'image'> & { image: Contract.Maybe<ResolversParentTypes['Image']> };
  ExportedDays: Contract.ExportedDays;
  ExportedImage: Contract.ExportedImage;
  ExportedOption: Contract.ExportedOption;
  ExportedPeriod: Contract.ExportedPeriod;
  ExportedProduct: Contract.ExportedProduct;
  ExportedShipping: Contract.ExportedShipping;
  ExportedVariant: Contract.ExportedVariant;
  Feature: Contract.Feature;
  Float: Contract.Scalars['Float']['output'];
  GeoAddress: Contract.GeoAddress;
  ID: Contract.Scalars['ID']['output'];
  Image: ImageView;
  ImageMetadata: Contract.ImageMetadata;
  Instalment: Contract.Instalment;
  InstalmentTerms: Contract.InstalmentTerms;
  Int: Contract.Scalars['Int']['output'];
  Invoice: Contract.Invoice;
  InvoiceInput: Contract.InvoiceInput;
  ListProperty: Contract.ListProperty;
  Measure: Contract.Measure;
  MemberAddress: Contract.MemberAddress;
  MemberChangeEmailInput: Contract.MemberChangeEmailInput;
  MemberConfirmPayload: Contract.MemberConfirmPayload;
  MemberDeleteInput: Contract.MemberDeleteInput;
  MemberPayload: Omit<Contract.MemberPayload, 'user'> & { user: ResolversParentTypes['User'] };
  MemberRegisterInput: Contract.MemberRegisterInput;
  MemberUpdateInput: Contract.MemberUpdateInput;
  Money: Contract.Money;
  Mutation: Record<PropertyKey, never>;
  NewsletterConfirmPayload: Contract.NewsletterConfirmPayload;
  NewsletterSubscribeInput: Contract.NewsletterSubscribeInput;
  NewsletterSubscribePayload: Contract.NewsletterSubscribePayload;
  NewsletterUnsubscribePayload: Contract.NewsletterUnsubscribePayload;
  OptionFilterInput: Contract.OptionFilterInput;
  OptionValue: Contract.OptionValue;
  Order: OrderView;
  OrderAgainInput: Contract.OrderAgainInput;
  OrderAgainPayload: Omit<Contract.OrderAgainPayload, 'cart'> & { cart: Contract.Maybe<ResolversParentTypes['Cart']> };
  OrderCancelPayload: Omit<Contract.OrderCancelPayload, 'order'> & { order: Contract.Maybe<ResolversParentTypes['Order']> };
  OrderContact: Contract.OrderContact;
  OrderFindInput: Contract.OrderFindInput;
  OrderFindPayload: Contract.OrderFindPayload;
  OrderItem: Omit<Contract.OrderItem, 'image'> & { image: Contract.Maybe<ResolversParentTypes['Image']> };
  OrderLink: Omit<Contract.OrderLink, 'order'> & { order: ResolversParentTypes['Order'] };
  OrderLinkUseInput: Contract.OrderLinkUseInput;
  OrderLinkUsePayload: Omit<Contract.OrderLinkUsePayload, 'orderLink'> & { orderLink: Contract.Maybe<ResolversParentTypes['OrderLink']> };
  OrderList: Omit<Contract.OrderList, 'nodes'> & { nodes: ReadonlyArray<ResolversParentTypes['Order']> };
  OrderPayInput: Contract.OrderPayInput;
  OrderPayPayload: Omit<Contract.OrderPayPayload, 'order'> & { order: Contract.Maybe<ResolversParentTypes['Order']> };
  OrderPayment: Contract.OrderPayment;
  OrderProduct: Contract.OrderProduct;
  OrderReviews: Omit<Contract.OrderReviews, 'items'> & { items: ReadonlyArray<ResolversParentTypes['ReviewableItem']> };
  OrderStateChange: Contract.OrderStateChange;
  OrderVariant: Contract.OrderVariant;
  OrderWithdrawal: Contract.OrderWithdrawal;
  OwnReview: Contract.OwnReview;
  PageViewsInput: Contract.PageViewsInput;
  PaidCard: Contract.PaidCard;
  Party: Contract.Party;
  PasswordChangeInput: Contract.PasswordChangeInput;
  PasswordResetInput: Contract.PasswordResetInput;
  PaymentAttempt: Contract.PaymentAttempt;
  PaymentCondition: Contract.PaymentCondition;
  PaymentMethod: Contract.PaymentMethod;
  PaymentRefund: Contract.PaymentRefund;
  PaymentSettlePayload: Omit<Contract.PaymentSettlePayload, 'order'> & { order: Contract.Maybe<ResolversParentTypes['Order']> };
  PlaceOrderInput: Contract.PlaceOrderInput;
  PlaceOrderPayload: Omit<Contract.PlaceOrderPayload, 'order'> & { order: Contract.Maybe<ResolversParentTypes['Order']> };
  PostalAddress: Contract.PostalAddress;
  PriceRangeInput: Contract.PriceRangeInput;
  Product: ProductView;
  ProductDocument: Contract.ProductDocument;
  ProductOption: Contract.ProductOption;
  ProductReviews: Contract.ProductReviews;
  ProductSet: Omit<Contract.ProductSet, 'parts'> & { parts: ReadonlyArray<ResolversParentTypes['SetPart']> };
  ProductSummary: Omit<Contract.ProductSummary, 'brand' | 'category' | 'image' | 'master'> & { brand: Contract.Maybe<ResolversParentTypes['Brand']>, category: Contract.Maybe<ResolversParentTypes['Category']>, image: Contract.Maybe<ResolversParentTypes['Image']>, master: ResolversParentTypes['Variant'] };
  ProductsWhere: Contract.ProductsWhere;
  Promotion: PromotionView;
  PromotionList: Omit<Contract.PromotionList, 'nodes'> & { nodes: ReadonlyArray<ResolversParentTypes['Promotion']> };
  PromotionsWhere: Contract.PromotionsWhere;
  Property: Contract.Property;
  Query: Record<PropertyKey, never>;
  Rating: Contract.Rating;
  Region: Contract.Region;
  Review: Contract.Review;
  ReviewAnswer: Contract.ReviewAnswer;
  ReviewInvitationsPayload: Contract.ReviewInvitationsPayload;
  ReviewPayload: Contract.ReviewPayload;
  ReviewProduct: Contract.ReviewProduct;
  ReviewReportInput: Contract.ReviewReportInput;
  ReviewReportPayload: Contract.ReviewReportPayload;
  ReviewWithdrawInput: Contract.ReviewWithdrawInput;
  ReviewWriteInput: Contract.ReviewWriteInput;
  ReviewableItem: Omit<Contract.ReviewableItem, 'image'> & { image: Contract.Maybe<ResolversParentTypes['Image']> };
  SavedCard: Contract.SavedCard;
  SearchResult: SearchPage;
  SearchSuggestions: SuggestionsView;
  SeoMetaEntry: Contract.SeoMetaEntry;
  SeoTranslation: Contract.SeoTranslation;
  SeoTranslations: Contract.SeoTranslations;
  SeoWhere: Contract.SeoWhere;
  SetPart: SetPartView;
  SetTotal: Contract.SetTotal;
  SharedCart: SharedCartView;
  SharedCartAnswerInput: Contract.SharedCartAnswerInput;
  SharedCartEvent: Contract.SharedCartEvent;
  SharedCartInvitation: Contract.SharedCartInvitation;
  SharedCartInvitationInput: Contract.SharedCartInvitationInput;
  SharedCartInviteInput: Contract.SharedCartInviteInput;
  SharedCartJoinInput: Contract.SharedCartJoinInput;
  SharedCartOffer: Contract.SharedCartOffer;
  SharedCartPayload: Omit<Contract.SharedCartPayload, 'cart' | 'sharedCart'> & { cart: Contract.Maybe<ResolversParentTypes['Cart']>, sharedCart: Contract.Maybe<ResolversParentTypes['SharedCart']> };
  SharedCartPerson: Contract.SharedCartPerson;
  SharedCartPersonInput: Contract.SharedCartPersonInput;
  SharedCartSuggestInput: Contract.SharedCartSuggestInput;
  SharedCartSuggestion: Omit<Contract.SharedCartSuggestion, 'image' | 'variant'> & { image: Contract.Maybe<ResolversParentTypes['Image']>, variant: ResolversParentTypes['Variant'] };
  SharedCartUpdate: Omit<Contract.SharedCartUpdate, 'cart' | 'sharedCart'> & { cart: Contract.Maybe<ResolversParentTypes['Cart']>, sharedCart: Contract.Maybe<ResolversParentTypes['SharedCart']> };
  Shipment: Contract.Shipment;
  ShippingEstimate: Contract.ShippingEstimate;
  ShippingMethod: Contract.ShippingMethod;
  ShippingRate: Contract.ShippingRate;
  ShippingStep: Contract.ShippingStep;
  SkuItem: Omit<Contract.SkuItem, 'image' | 'variant'> & { image: Contract.Maybe<ResolversParentTypes['Image']>, variant: Contract.Maybe<ResolversParentTypes['Variant']> };
  SkuQuantityInput: Contract.SkuQuantityInput;
  SocialAccount: Contract.SocialAccount;
  String: Contract.Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Taxonomy: Omit<Contract.Taxonomy, 'children'> & { children: ReadonlyArray<ResolversParentTypes['Brand']> };
  TenantSettings: Contract.TenantSettings;
  UniqueKey: Contract.UniqueKey;
  UnitPricing: Contract.UnitPricing;
  User: UserView;
  UserError: Contract.UserError;
  Variant: Omit<Contract.Variant, 'image'> & { image: Contract.Maybe<ResolversParentTypes['Image']> };
  VariantDelivery: Contract.VariantDelivery;
  VariantOption: Contract.VariantOption;
  VisitCountsInput: Contract.VisitCountsInput;
  VisitCountsPayload: Contract.VisitCountsPayload;
  WebVitalsInput: Contract.WebVitalsInput;
  Withdrawal: Contract.Withdrawal;
  WithdrawalConfirmInput: Contract.WithdrawalConfirmInput;
  WithdrawalItem: Contract.WithdrawalItem;
  WithdrawalItemInput: Contract.WithdrawalItemInput;
  WithdrawnItem: Contract.WithdrawnItem;
};

export type AccountPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['AccountPayload'] = ResolversParentTypes['AccountPayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  address: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address2: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  doorbell: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  floor: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region: Resolver<Contract.Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
};

export type AddressPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['AddressPayload'] = ResolversParentTypes['AddressPayload']> = {
  address: Resolver<Contract.Maybe<ResolversTypes['MemberAddress']>, ParentType, ContextType>;
  addresses: Resolver<ReadonlyArray<ResolversTypes['MemberAddress']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AggregationBucketResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['AggregationBucket'] = ResolversParentTypes['AggregationBucket']> = {
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AggregationResultResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['AggregationResult'] = ResolversParentTypes['AggregationResult']> = {
  buckets: Resolver<ReadonlyArray<ResolversTypes['AggregationBucket']>, ParentType, ContextType>;
  kind: Resolver<ResolversTypes['Aggregation'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxMinor: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minMinor: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnalyticsProviderResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['AnalyticsProvider'] = ResolversParentTypes['AnalyticsProvider']> = {
  id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['AnalyticsKind'], ParentType, ContextType>;
  origin: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ArrivalResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Arrival'] = ResolversParentTypes['Arrival']> = {
  earliest: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  latest: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderBy: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BackInStockDeletePayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['BackInStockDeletePayload'] = ResolversParentTypes['BackInStockDeletePayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BackInStockRequestPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['BackInStockRequestPayload'] = ResolversParentTypes['BackInStockRequestPayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['BackInStockStatus'], ParentType, ContextType>;
};

export type BankTransferResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['BankTransfer'] = ResolversParentTypes['BankTransfer']> = {
  bankName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holderName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BestOfferResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['BestOffer'] = ResolversParentTypes['BestOffer']> = {
  product: Resolver<ResolversTypes['ProductSummary'], ParentType, ContextType>;
  promotion: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
  saving: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productsCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BusinessHoursResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['BusinessHours'] = ResolversParentTypes['BusinessHours']> = {
  days: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekdays: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CardDeletePayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CardDeletePayload'] = ResolversParentTypes['CardDeletePayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  savedCards: Resolver<ReadonlyArray<ResolversTypes['SavedCard']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  address: Resolver<Contract.Maybe<ResolversTypes['CartAddress']>, ParentType, ContextType>;
  coupon: Resolver<Contract.Maybe<ResolversTypes['CartCoupon']>, ParentType, ContextType>;
  data: Resolver<ResolversTypes['CartData'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextId: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  saved: Resolver<ReadonlyArray<ResolversTypes['CartLine']>, ParentType, ContextType>;
  sharing: Resolver<Contract.Maybe<ResolversTypes['CartSharing']>, ParentType, ContextType>;
  shippingEstimate: Resolver<Contract.Maybe<ResolversTypes['ShippingEstimate']>, ParentType, ContextType>;
  time: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartAddItemsPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CartAddItemsPayload'] = ResolversParentTypes['CartAddItemsPayload']> = {
  cart: Resolver<Contract.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  mergeResults: Resolver<ReadonlyArray<ResolversTypes['CartMergeResult']>, ParentType, ContextType>;
};

export type CartAddressResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CartAddress'] = ResolversParentTypes['CartAddress']> = {
  country: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartCouponResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CartCoupon'] = ResolversParentTypes['CartCoupon']> = {
  amount: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  issue: Resolver<Contract.Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  kind: Resolver<Contract.Maybe<ResolversTypes['CouponKind']>, ParentType, ContextType>;
  missing: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percent: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CartDataResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CartData'] = ResolversParentTypes['CartData']> = {
  dangerousGoods: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines: Resolver<ReadonlyArray<ResolversTypes['CartLine']>, ParentType, ContextType>;
  noCourierText: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals: Resolver<ResolversTypes['CartTotals'], ParentType, ContextType>;
  weightGrams: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  author: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorId: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canChange: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  issues: Resolver<ReadonlyArray<ResolversTypes['CartLineIssue']>, ParentType, ContextType>;
  kind: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineTotal: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productSlug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variant: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
};

export type CartLineIssueResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CartLineIssue'] = ResolversParentTypes['CartLineIssue']> = {
  available: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code: Resolver<ResolversTypes['CartLineIssueCode'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldPrice: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartMergePayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CartMergePayload'] = ResolversParentTypes['CartMergePayload']> = {
  cart: Resolver<Contract.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  mergeResults: Resolver<ReadonlyArray<ResolversTypes['CartMergeResult']>, ParentType, ContextType>;
};

export type CartMergeResultResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CartMergeResult'] = ResolversParentTypes['CartMergeResult']> = {
  kind: Resolver<ResolversTypes['CartMergeResultKind'], ParentType, ContextType>;
  message: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason: Resolver<Contract.Maybe<ResolversTypes['ErrorCode']>, ParentType, ContextType>;
  requestedQuantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CartPayload'] = ResolversParentTypes['CartPayload']> = {
  cart: Resolver<Contract.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartRestoreExpiredPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CartRestoreExpiredPayload'] = ResolversParentTypes['CartRestoreExpiredPayload']> = {
  cart: Resolver<Contract.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  mergeResults: Resolver<ReadonlyArray<ResolversTypes['CartMergeResult']>, ParentType, ContextType>;
};

export type CartSharingResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CartSharing'] = ResolversParentTypes['CartSharing']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockedUntil: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ownerName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role: Resolver<ResolversTypes['SharedCartRole'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['SharedCartState'], ParentType, ContextType>;
  suggestionCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartTotalsResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CartTotals'] = ResolversParentTypes['CartTotals']> = {
  discount: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freeShippingRemaining: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  grand: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  items: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paymentFee: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  vat: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vatNote: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatTreatment: Resolver<ResolversTypes['VatTreatment'], ParentType, ContextType>;
};

export type CatalogueExportResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CatalogueExport'] = ResolversParentTypes['CatalogueExport']> = {
  currency: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['ExportedProduct']>, ParentType, ContextType>;
};

export type CataloguePageResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CataloguePage'] = ResolversParentTypes['CataloguePage']> = {
  images: Resolver<ReadonlyArray<ResolversTypes['Image']>, ParentType, ContextType>;
  translations: Resolver<ReadonlyArray<ResolversTypes['SeoTranslation']>, ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CataloguePagesResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CataloguePages'] = ResolversParentTypes['CataloguePages']> = {
  nodes: Resolver<ReadonlyArray<ResolversTypes['CataloguePage']>, ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  children: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType, Partial<Contract.CategoryChildrenArgs>>;
  excerpt: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent: Resolver<Contract.Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  productsCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutCountryResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CheckoutCountry'] = ResolversParentTypes['CheckoutCountry']> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceFields: Resolver<Contract.Maybe<ReadonlyArray<ResolversTypes['InvoiceField']>>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCodePattern: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCodeUse: Resolver<ResolversTypes['PostalCodeUse'], ParentType, ContextType>;
  regions: Resolver<ReadonlyArray<ResolversTypes['CheckoutRegion']>, ParentType, ContextType>;
};

export type CheckoutOptionsResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CheckoutOptions'] = ResolversParentTypes['CheckoutOptions']> = {
  countries: Resolver<ReadonlyArray<ResolversTypes['CheckoutCountry']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  hasDuties: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentConditions: Resolver<ReadonlyArray<ResolversTypes['PaymentCondition']>, ParentType, ContextType>;
  paymentMethods: Resolver<ReadonlyArray<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  shippingMethods: Resolver<ReadonlyArray<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  termsVersion: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutRegionResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CheckoutRegion'] = ResolversParentTypes['CheckoutRegion']> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalPrefixes: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutReviewResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CheckoutReview'] = ResolversParentTypes['CheckoutReview']> = {
  cart: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  paymentMethod: Resolver<Contract.Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  shippingMethod: Resolver<Contract.Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  termsVersion: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals: Resolver<ResolversTypes['CartTotals'], ParentType, ContextType>;
};

export type CheckoutReviewPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CheckoutReviewPayload'] = ResolversParentTypes['CheckoutReviewPayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  review: Resolver<Contract.Maybe<ResolversTypes['CheckoutReview']>, ParentType, ContextType>;
};

export type ColorChoiceResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ColorChoice'] = ResolversParentTypes['ColorChoice']> = {
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  legalName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registryNumber: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxOffice: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatNumber: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactDetailsResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ContactDetails'] = ResolversParentTypes['ContactDetails']> = {
  address: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  businessHours: Resolver<ReadonlyArray<ResolversTypes['BusinessHours']>, ParentType, ContextType>;
  company: Resolver<Contract.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  email: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geoAddress: Resolver<Contract.Maybe<ResolversTypes['GeoAddress']>, ParentType, ContextType>;
  phone: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalAddress: Resolver<Contract.Maybe<ResolversTypes['PostalAddress']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrentUserResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CurrentUser'] = ResolversParentTypes['CurrentUser']> = {
  data: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CustomerRequestResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CustomerRequest'] = ResolversParentTypes['CustomerRequest']> = {
  date: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history: Resolver<ReadonlyArray<ResolversTypes['CustomerRequestStatusChange']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['CustomerRequestKind'], ParentType, ContextType>;
  messages: Resolver<ReadonlyArray<ResolversTypes['CustomerRequestMessage']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumber: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['CustomerRequestStatus'], ParentType, ContextType>;
  withdrawnItems: Resolver<ReadonlyArray<ResolversTypes['WithdrawnItem']>, ParentType, ContextType>;
};

export type CustomerRequestMessageResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CustomerRequestMessage'] = ResolversParentTypes['CustomerRequestMessage']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerRequestPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CustomerRequestPayload'] = ResolversParentTypes['CustomerRequestPayload']> = {
  customerRequest: Resolver<Contract.Maybe<ResolversTypes['CustomerRequest']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerRequestStatusChangeResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['CustomerRequestStatusChange'] = ResolversParentTypes['CustomerRequestStatusChange']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['CustomerRequestStatus'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DispatchDaysResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['DispatchDays'] = ResolversParentTypes['DispatchDays']> = {
  availability: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  max: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DurabilityGuaranteeResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['DurabilityGuarantee'] = ResolversParentTypes['DurabilityGuarantee']> = {
  label: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  producer: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  termsUrl: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  years: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ExpiredCartResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ExpiredCart'] = ResolversParentTypes['ExpiredCart']> = {
  lines: Resolver<ReadonlyArray<ResolversTypes['ExpiredCartLine']>, ParentType, ContextType>;
};

export type ExpiredCartLineResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ExpiredCartLine'] = ResolversParentTypes['ExpiredCartLine']> = {
  image: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  kind: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productSlug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExportedDaysResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ExportedDays'] = ResolversParentTypes['ExportedDays']> = {
  max: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExportedImageResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ExportedImage'] = ResolversParentTypes['ExportedImage']> = {
  height: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  src: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExportedOptionResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ExportedOption'] = ResolversParentTypes['ExportedOption']> = {
  kind: Resolver<ResolversTypes['ExportedOptionKind'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExportedPeriodResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ExportedPeriod'] = ResolversParentTypes['ExportedPeriod']> = {
  endsAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startsAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ExportedProductResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ExportedProduct'] = ResolversParentTypes['ExportedProduct']> = {
  brand: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryPath: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  dangerousGoods: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  googleCategory: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images: Resolver<ReadonlyArray<ResolversTypes['ExportedImage']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties: Resolver<ReadonlyArray<ResolversTypes['Property']>, ParentType, ContextType>;
  slug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxRate: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variants: Resolver<ReadonlyArray<ResolversTypes['ExportedVariant']>, ParentType, ContextType>;
};

export type ExportedShippingResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ExportedShipping'] = ResolversParentTypes['ExportedShipping']> = {
  costMinor: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  country: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  service: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExportedVariantResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ExportedVariant'] = ResolversParentTypes['ExportedVariant']> = {
  availability: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  barcode: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dispatchBy: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dispatchDays: Resolver<Contract.Maybe<ResolversTypes['ExportedDays']>, ParentType, ContextType>;
  heightMm: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  image: Resolver<Contract.Maybe<ResolversTypes['ExportedImage']>, ParentType, ContextType>;
  lengthMm: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options: Resolver<ReadonlyArray<ResolversTypes['ExportedOption']>, ParentType, ContextType>;
  payableMinor: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceMinor: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salePeriod: Resolver<Contract.Maybe<ResolversTypes['ExportedPeriod']>, ParentType, ContextType>;
  shipping: Resolver<ReadonlyArray<ResolversTypes['ExportedShipping']>, ParentType, ContextType>;
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPricing: Resolver<Contract.Maybe<ResolversTypes['UnitPricing']>, ParentType, ContextType>;
  weightGrams: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  widthMm: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FeatureResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Feature'] = ResolversParentTypes['Feature']> = {
  icon: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GeoAddressResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['GeoAddress'] = ResolversParentTypes['GeoAddress']> = {
  latitude: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metadata: Resolver<ResolversTypes['ImageMetadata'], ParentType, ContextType>;
  src: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Contract.ImageSrcArgs, 'size'>>;
  srcset: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Contract.ImageSrcsetArgs, 'format'>>;
};

export type ImageMetadataResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ImageMetadata'] = ResolversParentTypes['ImageMetadata']> = {
  height: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preview: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstalmentResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Instalment'] = ResolversParentTypes['Instalment']> = {
  amount: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interestAmount: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interestRate: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lastAmount: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  months: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type InstalmentTermsResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['InstalmentTerms'] = ResolversParentTypes['InstalmentTerms']> = {
  fromMinor: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxMonths: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  businessActivity: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxOffice: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatNumber: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListPropertyResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ListProperty'] = ResolversParentTypes['ListProperty']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MeasureResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Measure'] = ResolversParentTypes['Measure']> = {
  formatted: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MemberAddressResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['MemberAddress'] = ResolversParentTypes['MemberAddress']> = {
  address: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefaultBilling: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefaultShipping: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MemberConfirmPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['MemberConfirmPayload'] = ResolversParentTypes['MemberConfirmPayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  kind: Resolver<Contract.Maybe<ResolversTypes['ConfirmedKind']>, ParentType, ContextType>;
};

export type MemberPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['MemberPayload'] = ResolversParentTypes['MemberPayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  user: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amountMinor: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formatted: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addressRemove?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<Contract.MutationAddressRemoveArgs, 'id'>>;
  addressSave?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<Contract.MutationAddressSaveArgs, 'input'>>;
  backInStockDelete?: Resolver<ResolversTypes['BackInStockDeletePayload'], ParentType, ContextType, RequireFields<Contract.MutationBackInStockDeleteArgs, 'input'>>;
  backInStockRequest?: Resolver<ResolversTypes['BackInStockRequestPayload'], ParentType, ContextType, RequireFields<Contract.MutationBackInStockRequestArgs, 'input'>>;
  cardDelete?: Resolver<ResolversTypes['CardDeletePayload'], ParentType, ContextType, RequireFields<Contract.MutationCardDeleteArgs, 'id'>>;
  cartAcceptChanges?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Contract.MutationCartAcceptChangesArgs, 'cartId'>>;
  cartAddItem?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Contract.MutationCartAddItemArgs, 'input'>>;
  cartAddItems?: Resolver<ResolversTypes['CartAddItemsPayload'], ParentType, ContextType, RequireFields<Contract.MutationCartAddItemsArgs, 'input'>>;
  cartApplyCoupon?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Contract.MutationCartApplyCouponArgs, 'cartId' | 'code'>>;
  cartDeleteSavedItem?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Contract.MutationCartDeleteSavedItemArgs, 'input'>>;
  cartMerge?: Resolver<ResolversTypes['CartMergePayload'], ParentType, ContextType, RequireFields<Contract.MutationCartMergeArgs, 'cartId'>>;
  cartRemoveCoupon?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Contract.MutationCartRemoveCouponArgs, 'cartId'>>;
  cartRemoveItem?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Contract.MutationCartRemoveItemArgs, 'input'>>;
  cartRestoreExpired?: Resolver<ResolversTypes['CartRestoreExpiredPayload'], ParentType, ContextType, RequireFields<Contract.MutationCartRestoreExpiredArgs, 'cartId'>>;
  cartRestoreItem?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Contract.MutationCartRestoreItemArgs, 'input'>>;
  cartSaveItem?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Contract.MutationCartSaveItemArgs, 'input'>>;
  cartSetAddress?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Contract.MutationCartSetAddressArgs, 'input'>>;
  cartSetItem?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Contract.MutationCartSetItemArgs, 'input'>>;
  cartShare?: Resolver<ResolversTypes['SharedCartPayload'], ParentType, ContextType, RequireFields<Contract.MutationCartShareArgs, 'input'>>;
  cartUpdateItem?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Contract.MutationCartUpdateItemArgs, 'input'>>;
  checkoutPlaceOrder?: Resolver<ResolversTypes['PlaceOrderPayload'], ParentType, ContextType, RequireFields<Contract.MutationCheckoutPlaceOrderArgs, 'input'>>;
  customerRequestOpen?: Resolver<ResolversTypes['CustomerRequestPayload'], ParentType, ContextType, RequireFields<Contract.MutationCustomerRequestOpenArgs, 'input'>>;
  customerRequestReply?: Resolver<ResolversTypes['CustomerRequestPayload'], ParentType, ContextType, RequireFields<Contract.MutationCustomerRequestReplyArgs, 'input'>>;
  memberChangeEmail?: Resolver<ResolversTypes['MemberPayload'], ParentType, ContextType, RequireFields<Contract.MutationMemberChangeEmailArgs, 'input'>>;
  memberConfirm?: Resolver<ResolversTypes['MemberConfirmPayload'], ParentType, ContextType, RequireFields<Contract.MutationMemberConfirmArgs, 'token'>>;
  memberDelete?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<Contract.MutationMemberDeleteArgs, 'input'>>;
  memberRegister?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<Contract.MutationMemberRegisterArgs, 'input'>>;
  memberResendConfirmation?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<Contract.MutationMemberResendConfirmationArgs, 'email'>>;
  memberUpdate?: Resolver<ResolversTypes['MemberPayload'], ParentType, ContextType, RequireFields<Contract.MutationMemberUpdateArgs, 'input'>>;
  newsletterConfirm?: Resolver<ResolversTypes['NewsletterConfirmPayload'], ParentType, ContextType, RequireFields<Contract.MutationNewsletterConfirmArgs, 'id'>>;
  newsletterSubscribe?: Resolver<ResolversTypes['NewsletterSubscribePayload'], ParentType, ContextType, RequireFields<Contract.MutationNewsletterSubscribeArgs, 'input'>>;
  newsletterUnsubscribe?: Resolver<ResolversTypes['NewsletterUnsubscribePayload'], ParentType, ContextType, RequireFields<Contract.MutationNewsletterUnsubscribeArgs, 'id'>>;
  orderAgain?: Resolver<ResolversTypes['OrderAgainPayload'], ParentType, ContextType, RequireFields<Contract.MutationOrderAgainArgs, 'input'>>;
  orderCancel?: Resolver<ResolversTypes['OrderCancelPayload'], ParentType, ContextType, RequireFields<Contract.MutationOrderCancelArgs, 'orderId'>>;
  orderFind?: Resolver<ResolversTypes['OrderFindPayload'], ParentType, ContextType, RequireFields<Contract.MutationOrderFindArgs, 'input'>>;
  orderLinkUse?: Resolver<ResolversTypes['OrderLinkUsePayload'], ParentType, ContextType, RequireFields<Contract.MutationOrderLinkUseArgs, 'input'>>;
  orderPay?: Resolver<ResolversTypes['OrderPayPayload'], ParentType, ContextType, RequireFields<Contract.MutationOrderPayArgs, 'input'>>;
  passwordChange?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<Contract.MutationPasswordChangeArgs, 'input'>>;
  passwordForgot?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<Contract.MutationPasswordForgotArgs, 'email'>>;
  passwordReset?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<Contract.MutationPasswordResetArgs, 'input'>>;
  paymentSettle?: Resolver<ResolversTypes['PaymentSettlePayload'], ParentType, ContextType, RequireFields<Contract.MutationPaymentSettleArgs, 'orderId'>>;
  ping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reviewInvitationsEnd?: Resolver<ResolversTypes['ReviewInvitationsPayload'], ParentType, ContextType, RequireFields<Contract.MutationReviewInvitationsEndArgs, 'token'>>;
  reviewReport?: Resolver<ResolversTypes['ReviewReportPayload'], ParentType, ContextType, RequireFields<Contract.MutationReviewReportArgs, 'input'>>;
  reviewWithdraw?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<Contract.MutationReviewWithdrawArgs, 'input'>>;
  reviewWrite?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<Contract.MutationReviewWriteArgs, 'input'>>;
  sharedCartAnswerSuggestion?: Resolver<ResolversTypes['SharedCartPayload'], ParentType, ContextType, RequireFields<Contract.MutationSharedCartAnswerSuggestionArgs, 'input'>>;
  sharedCartEnd?: Resolver<ResolversTypes['SharedCartPayload'], ParentType, ContextType, RequireFields<Contract.MutationSharedCartEndArgs, 'cartId'>>;
  sharedCartHandOver?: Resolver<ResolversTypes['SharedCartPayload'], ParentType, ContextType, RequireFields<Contract.MutationSharedCartHandOverArgs, 'input'>>;
  sharedCartInvite?: Resolver<ResolversTypes['SharedCartPayload'], ParentType, ContextType, RequireFields<Contract.MutationSharedCartInviteArgs, 'input'>>;
  sharedCartJoin?: Resolver<ResolversTypes['SharedCartPayload'], ParentType, ContextType, RequireFields<Contract.MutationSharedCartJoinArgs, 'input'>>;
  sharedCartLeave?: Resolver<ResolversTypes['SharedCartPayload'], ParentType, ContextType, RequireFields<Contract.MutationSharedCartLeaveArgs, 'cartId'>>;
  sharedCartLock?: Resolver<ResolversTypes['SharedCartPayload'], ParentType, ContextType, RequireFields<Contract.MutationSharedCartLockArgs, 'cartId'>>;
  sharedCartRemovePerson?: Resolver<ResolversTypes['SharedCartPayload'], ParentType, ContextType, RequireFields<Contract.MutationSharedCartRemovePersonArgs, 'input' | 'removesLines'>>;
  sharedCartRenew?: Resolver<ResolversTypes['SharedCartPayload'], ParentType, ContextType, RequireFields<Contract.MutationSharedCartRenewArgs, 'cartId'>>;
  sharedCartRestorePerson?: Resolver<ResolversTypes['SharedCartPayload'], ParentType, ContextType, RequireFields<Contract.MutationSharedCartRestorePersonArgs, 'input'>>;
  sharedCartRevokeInvitation?: Resolver<ResolversTypes['SharedCartPayload'], ParentType, ContextType, RequireFields<Contract.MutationSharedCartRevokeInvitationArgs, 'input'>>;
  sharedCartSuggest?: Resolver<ResolversTypes['SharedCartPayload'], ParentType, ContextType, RequireFields<Contract.MutationSharedCartSuggestArgs, 'input'>>;
  sharedCartUnlock?: Resolver<ResolversTypes['SharedCartPayload'], ParentType, ContextType, RequireFields<Contract.MutationSharedCartUnlockArgs, 'cartId'>>;
  visitCountsAdd?: Resolver<ResolversTypes['VisitCountsPayload'], ParentType, ContextType, RequireFields<Contract.MutationVisitCountsAddArgs, 'input'>>;
  withdrawalConfirm?: Resolver<ResolversTypes['CustomerRequestPayload'], ParentType, ContextType, RequireFields<Contract.MutationWithdrawalConfirmArgs, 'input'>>;
};

export type NewsletterConfirmPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['NewsletterConfirmPayload'] = ResolversParentTypes['NewsletterConfirmPayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NewsletterSubscribePayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['NewsletterSubscribePayload'] = ResolversParentTypes['NewsletterSubscribePayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NewsletterUnsubscribePayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['NewsletterUnsubscribePayload'] = ResolversParentTypes['NewsletterUnsubscribePayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OptionValueResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['OptionValue'] = ResolversParentTypes['OptionValue']> = {
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  billingAddress: Resolver<Contract.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  contact: Resolver<ResolversTypes['OrderContact'], ParentType, ContextType>;
  couponCode: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history: Resolver<ReadonlyArray<ResolversTypes['OrderStateChange']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice: Resolver<Contract.Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  isCancelable: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReserved: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWithdrawable: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notes: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderItems: Resolver<ReadonlyArray<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  payableWith: Resolver<ReadonlyArray<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  payment: Resolver<ResolversTypes['OrderPayment'], ParentType, ContextType>;
  paymentDueAt: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payments: Resolver<ReadonlyArray<ResolversTypes['PaymentAttempt']>, ParentType, ContextType>;
  refunds: Resolver<ReadonlyArray<ResolversTypes['PaymentRefund']>, ParentType, ContextType>;
  reservedUntil: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewToken: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipmentTotal: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipments: Resolver<ReadonlyArray<ResolversTypes['Shipment']>, ParentType, ContextType>;
  shippingAddress: Resolver<Contract.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingMethod: Resolver<ResolversTypes['ShippingMethod'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  taxTotal: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  termsVersion: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totals: Resolver<ResolversTypes['CartTotals'], ParentType, ContextType>;
  withdrawals: Resolver<ReadonlyArray<ResolversTypes['OrderWithdrawal']>, ParentType, ContextType>;
};

export type OrderAgainPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['OrderAgainPayload'] = ResolversParentTypes['OrderAgainPayload']> = {
  cart: Resolver<Contract.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  mergeResults: Resolver<ReadonlyArray<ResolversTypes['CartMergeResult']>, ParentType, ContextType>;
};

export type OrderCancelPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['OrderCancelPayload'] = ResolversParentTypes['OrderCancelPayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  order: Resolver<Contract.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type OrderContactResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['OrderContact'] = ResolversParentTypes['OrderContact']> = {
  alternativePhone: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderFindPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['OrderFindPayload'] = ResolversParentTypes['OrderFindPayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  orderId: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  backordered: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  kind: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineTotal: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product: Resolver<ResolversTypes['OrderProduct'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variant: Resolver<ResolversTypes['OrderVariant'], ParentType, ContextType>;
};

export type OrderLinkResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['OrderLink'] = ResolversParentTypes['OrderLink']> = {
  action: Resolver<ResolversTypes['OrderLinkAction'], ParentType, ContextType>;
  order: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['OrderLinkState'], ParentType, ContextType>;
};

export type OrderLinkUsePayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['OrderLinkUsePayload'] = ResolversParentTypes['OrderLinkUsePayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  orderLink: Resolver<Contract.Maybe<ResolversTypes['OrderLink']>, ParentType, ContextType>;
};

export type OrderListResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['OrderList'] = ResolversParentTypes['OrderList']> = {
  nodes: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderPayPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['OrderPayPayload'] = ResolversParentTypes['OrderPayPayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  order: Resolver<Contract.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['OrderPayStatus'], ParentType, ContextType>;
  url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  bankTransfer: Resolver<Contract.Maybe<ResolversTypes['BankTransfer']>, ParentType, ContextType>;
  method: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
};

export type OrderProductResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['OrderProduct'] = ResolversParentTypes['OrderProduct']> = {
  brandName: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryNames: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderReviewsResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['OrderReviews'] = ResolversParentTypes['OrderReviews']> = {
  authorName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items: Resolver<ReadonlyArray<ResolversTypes['ReviewableItem']>, ParentType, ContextType>;
  orderNumber: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderStateChangeResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['OrderStateChange'] = ResolversParentTypes['OrderStateChange']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cause: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  to: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
};

export type OrderVariantResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['OrderVariant'] = ResolversParentTypes['OrderVariant']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderWithdrawalResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['OrderWithdrawal'] = ResolversParentTypes['OrderWithdrawal']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isOpen: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reference: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnReviewResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['OwnReview'] = ResolversParentTypes['OwnReview']> = {
  answer: Resolver<Contract.Maybe<ResolversTypes['ReviewAnswer']>, ParentType, ContextType>;
  editedAt: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hiddenReason: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAnonymous: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stars: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  writtenAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PaidCardResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['PaidCard'] = ResolversParentTypes['PaidCard']> = {
  brand: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastDigits: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PartyResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Party'] = ResolversParentTypes['Party']> = {
  address: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentAttemptResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['PaymentAttempt'] = ResolversParentTypes['PaymentAttempt']> = {
  amount: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  card: Resolver<Contract.Maybe<ResolversTypes['PaidCard']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instalments: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settledAt: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['PaymentAttemptState'], ParentType, ContextType>;
};

export type PaymentConditionResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['PaymentCondition'] = ResolversParentTypes['PaymentCondition']> = {
  limit: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paymentMethodId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shippingMethodIds: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fee: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  form: Resolver<ResolversTypes['PaymentForm'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCard: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaidOnDelivery: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mark: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentRefundResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['PaymentRefund'] = ResolversParentTypes['PaymentRefund']> = {
  amount: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  doneAt: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['PaymentRefundState'], ParentType, ContextType>;
};

export type PaymentSettlePayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['PaymentSettlePayload'] = ResolversParentTypes['PaymentSettlePayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  order: Resolver<Contract.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  status: Resolver<Contract.Maybe<ResolversTypes['PaymentSettleStatus']>, ParentType, ContextType>;
};

export type PlaceOrderPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['PlaceOrderPayload'] = ResolversParentTypes['PlaceOrderPayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  newTotal: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  order: Resolver<Contract.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['PlaceOrderStatus'], ParentType, ContextType>;
};

export type PostalAddressResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['PostalAddress'] = ResolversParentTypes['PostalAddress']> = {
  city: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  availability: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  backorderable: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  brand: Resolver<Contract.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  breadcrumbs: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  country: Resolver<Contract.Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dangerousGoods: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountRate: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents: Resolver<ReadonlyArray<ResolversTypes['ProductDocument']>, ParentType, ContextType>;
  durabilityGuarantee: Resolver<Contract.Maybe<ResolversTypes['DurabilityGuarantee']>, ParentType, ContextType>;
  excerpt: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facts: Resolver<ReadonlyArray<ResolversTypes['Property']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images: Resolver<ReadonlyArray<ResolversTypes['Image']>, ParentType, ContextType>;
  kind: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  listProperties: Resolver<ReadonlyArray<ResolversTypes['ListProperty']>, ParentType, ContextType>;
  manufacturer: Resolver<Contract.Maybe<ResolversTypes['Party']>, ParentType, ContextType>;
  master: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options: Resolver<ReadonlyArray<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  rating: Resolver<Contract.Maybe<ResolversTypes['Rating']>, ParentType, ContextType>;
  related: Resolver<ReadonlyArray<ResolversTypes['ProductSummary']>, ParentType, ContextType, RequireFields<Contract.ProductRelatedArgs, 'first'>>;
  responsiblePerson: Resolver<Contract.Maybe<ResolversTypes['Party']>, ParentType, ContextType>;
  saleEndsAt: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  singleProperties: Resolver<ReadonlyArray<ResolversTypes['Property']>, ParentType, ContextType>;
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxons: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType, Partial<Contract.ProductTaxonsArgs>>;
  textProperties: Resolver<ReadonlyArray<ResolversTypes['Property']>, ParentType, ContextType>;
  totalOnHand: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variants: Resolver<ReadonlyArray<ResolversTypes['Variant']>, ParentType, ContextType>;
  variantsCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductDocumentResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ProductDocument'] = ResolversParentTypes['ProductDocument']> = {
  bytes: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  format: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  internalName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values: Resolver<ReadonlyArray<ResolversTypes['OptionValue']>, ParentType, ContextType>;
};

export type ProductReviewsResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ProductReviews'] = ResolversParentTypes['ProductReviews']> = {
  nodes: Resolver<ReadonlyArray<ResolversTypes['Review']>, ParentType, ContextType>;
  rating: Resolver<Contract.Maybe<ResolversTypes['Rating']>, ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductSetResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ProductSet'] = ResolversParentTypes['ProductSet']> = {
  parts: Resolver<ReadonlyArray<ResolversTypes['SetPart']>, ParentType, ContextType>;
  totals: Resolver<ReadonlyArray<ResolversTypes['SetTotal']>, ParentType, ContextType>;
};

export type ProductSummaryResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ProductSummary'] = ResolversParentTypes['ProductSummary']> = {
  availability: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  brand: Resolver<Contract.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  category: Resolver<Contract.Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  colors: Resolver<ReadonlyArray<ResolversTypes['ColorChoice']>, ParentType, ContextType>;
  dangerousGoods: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  discountRate: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  excerpt: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facts: Resolver<ReadonlyArray<ResolversTypes['Property']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  kind: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lowestPrice30Days: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  master: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priceWithTax: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rating: Resolver<Contract.Maybe<ResolversTypes['Rating']>, ParentType, ContextType>;
  salePriceWithTax: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantsCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountRate: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  excerpt: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products: Resolver<ReadonlyArray<ResolversTypes['ProductSummary']>, ParentType, ContextType, RequireFields<Contract.PromotionProductsArgs, 'first' | 'skip'>>;
  productsCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PromotionListResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['PromotionList'] = ResolversParentTypes['PromotionList']> = {
  nodes: Resolver<ReadonlyArray<ResolversTypes['Promotion']>, ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PropertyResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Property'] = ResolversParentTypes['Property']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  bestOffer?: Resolver<Contract.Maybe<ResolversTypes['BestOffer']>, ParentType, ContextType>;
  boughtTogether?: Resolver<ReadonlyArray<ResolversTypes['ProductSummary']>, ParentType, ContextType, RequireFields<Contract.QueryBoughtTogetherArgs, 'first' | 'where'>>;
  brand?: Resolver<Contract.Maybe<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<Contract.QueryBrandArgs, 'where'>>;
  brands?: Resolver<ResolversTypes['Taxonomy'], ParentType, ContextType>;
  cart?: Resolver<Contract.Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<Contract.QueryCartArgs, 'id'>>;
  catalogueExport?: Resolver<ResolversTypes['CatalogueExport'], ParentType, ContextType, RequireFields<Contract.QueryCatalogueExportArgs, 'first' | 'shipTo'>>;
  cataloguePages?: Resolver<ResolversTypes['CataloguePages'], ParentType, ContextType, RequireFields<Contract.QueryCataloguePagesArgs, 'first' | 'skip' | 'type'>>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  categoriesBySlug?: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['Category']>>, ParentType, ContextType, RequireFields<Contract.QueryCategoriesBySlugArgs, 'slugs'>>;
  category?: Resolver<Contract.Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<Contract.QueryCategoryArgs, 'where'>>;
  checkoutOptions?: Resolver<Contract.Maybe<ResolversTypes['CheckoutOptions']>, ParentType, ContextType, RequireFields<Contract.QueryCheckoutOptionsArgs, 'cartId' | 'delivery'>>;
  checkoutReview?: Resolver<ResolversTypes['CheckoutReviewPayload'], ParentType, ContextType, RequireFields<Contract.QueryCheckoutReviewArgs, 'cartId' | 'delivery'>>;
  contactDetails?: Resolver<ResolversTypes['ContactDetails'], ParentType, ContextType>;
  contractVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countries?: Resolver<ReadonlyArray<ResolversTypes['CheckoutCountry']>, ParentType, ContextType>;
  currentUser?: Resolver<ResolversTypes['CurrentUser'], ParentType, ContextType>;
  customerRequest?: Resolver<Contract.Maybe<ResolversTypes['CustomerRequest']>, ParentType, ContextType, RequireFields<Contract.QueryCustomerRequestArgs, 'id'>>;
  expiredCart?: Resolver<Contract.Maybe<ResolversTypes['ExpiredCart']>, ParentType, ContextType, RequireFields<Contract.QueryExpiredCartArgs, 'id'>>;
  features?: Resolver<ReadonlyArray<ResolversTypes['Feature']>, ParentType, ContextType>;
  footerTaxons?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<Contract.QueryFooterTaxonsArgs, 'first'>>;
  instalments?: Resolver<ReadonlyArray<ResolversTypes['Instalment']>, ParentType, ContextType, RequireFields<Contract.QueryInstalmentsArgs, 'amountMinor'>>;
  memberData?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberOrder?: Resolver<Contract.Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Contract.QueryMemberOrderArgs, 'id'>>;
  menuCategories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  order?: Resolver<Contract.Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Contract.QueryOrderArgs, 'id'>>;
  orderAttempt?: Resolver<Contract.Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Contract.QueryOrderAttemptArgs, 'idempotencyKey'>>;
  orderLink?: Resolver<Contract.Maybe<ResolversTypes['OrderLink']>, ParentType, ContextType, RequireFields<Contract.QueryOrderLinkArgs, 'token'>>;
  orderReviews?: Resolver<Contract.Maybe<ResolversTypes['OrderReviews']>, ParentType, ContextType, RequireFields<Contract.QueryOrderReviewsArgs, 'token'>>;
  orders?: Resolver<ResolversTypes['OrderList'], ParentType, ContextType, Partial<Contract.QueryOrdersArgs>>;
  product?: Resolver<Contract.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Contract.QueryProductArgs, 'where'>>;
  productReviews?: Resolver<Contract.Maybe<ResolversTypes['ProductReviews']>, ParentType, ContextType, RequireFields<Contract.QueryProductReviewsArgs, 'first' | 'skip' | 'where'>>;
  productSet?: Resolver<Contract.Maybe<ResolversTypes['ProductSet']>, ParentType, ContextType, RequireFields<Contract.QueryProductSetArgs, 'where'>>;
  productsSearch?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<Contract.QueryProductsSearchArgs, 'first' | 'order' | 'skip' | 'suggest'>>;
  promotion?: Resolver<Contract.Maybe<ResolversTypes['Promotion']>, ParentType, ContextType, RequireFields<Contract.QueryPromotionArgs, 'where'>>;
  promotions?: Resolver<ResolversTypes['PromotionList'], ParentType, ContextType, RequireFields<Contract.QueryPromotionsArgs, 'first' | 'order' | 'skip'>>;
  review?: Resolver<Contract.Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<Contract.QueryReviewArgs, 'id'>>;
  searchSuggestions?: Resolver<ResolversTypes['SearchSuggestions'], ParentType, ContextType, RequireFields<Contract.QuerySearchSuggestionsArgs, 'first' | 'term'>>;
  seoTranslations?: Resolver<Contract.Maybe<ResolversTypes['SeoTranslations']>, ParentType, ContextType, RequireFields<Contract.QuerySeoTranslationsArgs, 'where'>>;
  sharedCart?: Resolver<Contract.Maybe<ResolversTypes['SharedCart']>, ParentType, ContextType, RequireFields<Contract.QuerySharedCartArgs, 'cartId'>>;
  sharedCartEvents?: Resolver<ReadonlyArray<ResolversTypes['SharedCartEvent']>, ParentType, ContextType, RequireFields<Contract.QuerySharedCartEventsArgs, 'afterRevision' | 'cartId'>>;
  sharedCartOffer?: Resolver<Contract.Maybe<ResolversTypes['SharedCartOffer']>, ParentType, ContextType, RequireFields<Contract.QuerySharedCartOfferArgs, 'secret'>>;
  shippingRates?: Resolver<ReadonlyArray<ResolversTypes['ShippingRate']>, ParentType, ContextType>;
  similarProducts?: Resolver<ReadonlyArray<ResolversTypes['ProductSummary']>, ParentType, ContextType, RequireFields<Contract.QuerySimilarProductsArgs, 'first' | 'where'>>;
  socialAccounts?: Resolver<ReadonlyArray<ResolversTypes['SocialAccount']>, ParentType, ContextType>;
  suggestedProducts?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<Contract.QuerySuggestedProductsArgs, 'first'>>;
  tenantSettings?: Resolver<ResolversTypes['TenantSettings'], ParentType, ContextType>;
  variantsBySku?: Resolver<ReadonlyArray<ResolversTypes['SkuItem']>, ParentType, ContextType, RequireFields<Contract.QueryVariantsBySkuArgs, 'items'>>;
  withdrawal?: Resolver<Contract.Maybe<ResolversTypes['Withdrawal']>, ParentType, ContextType, RequireFields<Contract.QueryWithdrawalArgs, 'orderId'>>;
};

export type RatingResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Rating'] = ResolversParentTypes['Rating']> = {
  average: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distribution: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RegionResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  answer: Resolver<Contract.Maybe<ResolversTypes['ReviewAnswer']>, ParentType, ContextType>;
  authorName: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editedAt: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product: Resolver<Contract.Maybe<ResolversTypes['ReviewProduct']>, ParentType, ContextType>;
  stars: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variantLabel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReviewAnswerResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ReviewAnswer'] = ResolversParentTypes['ReviewAnswer']> = {
  answeredAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewInvitationsPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ReviewInvitationsPayload'] = ResolversParentTypes['ReviewInvitationsPayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ReviewPayload'] = ResolversParentTypes['ReviewPayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  review: Resolver<Contract.Maybe<ResolversTypes['OwnReview']>, ParentType, ContextType>;
};

export type ReviewProductResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ReviewProduct'] = ResolversParentTypes['ReviewProduct']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewReportPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ReviewReportPayload'] = ResolversParentTypes['ReviewReportPayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewableItemResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ReviewableItem'] = ResolversParentTypes['ReviewableItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  kind: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review: Resolver<Contract.Maybe<ResolversTypes['OwnReview']>, ParentType, ContextType>;
  slug: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavedCardResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SavedCard'] = ResolversParentTypes['SavedCard']> = {
  brand: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiryMonth: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiryYear: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastDigits: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  aggregations: Resolver<ReadonlyArray<ResolversTypes['AggregationResult']>, ParentType, ContextType>;
  correctedTerm: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPartial: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['ProductSummary']>, ParentType, ContextType>;
  suggestions: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchSuggestionsResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  brands: Resolver<ReadonlyArray<ResolversTypes['Brand']>, ParentType, ContextType>;
  categories: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  products: Resolver<ReadonlyArray<ResolversTypes['ProductSummary']>, ParentType, ContextType>;
  terms: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SeoMetaEntryResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SeoMetaEntry'] = ResolversParentTypes['SeoMetaEntry']> = {
  content: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeoTranslationResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SeoTranslation'] = ResolversParentTypes['SeoTranslation']> = {
  locale: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeoTranslationsResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SeoTranslations'] = ResolversParentTypes['SeoTranslations']> = {
  redirectTo: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoMeta: Resolver<ReadonlyArray<ResolversTypes['SeoMetaEntry']>, ParentType, ContextType>;
  translations: Resolver<ReadonlyArray<ResolversTypes['SeoTranslation']>, ParentType, ContextType>;
};

export type SetPartResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SetPart'] = ResolversParentTypes['SetPart']> = {
  product: Resolver<ResolversTypes['ProductSummary'], ParentType, ContextType>;
  variant: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
};

export type SetTotalResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SetTotal'] = ResolversParentTypes['SetTotal']> = {
  total: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variantIds: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SharedCartResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SharedCart'] = ResolversParentTypes['SharedCart']> = {
  data: Resolver<ResolversTypes['CartData'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitations: Resolver<ReadonlyArray<ResolversTypes['SharedCartInvitation']>, ParentType, ContextType>;
  lockedUntil: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  log: Resolver<ReadonlyArray<ResolversTypes['SharedCartEvent']>, ParentType, ContextType, RequireFields<Contract.SharedCartLogArgs, 'first'>>;
  member: Resolver<Contract.Maybe<ResolversTypes['SharedCartPerson']>, ParentType, ContextType>;
  owner: Resolver<Contract.Maybe<ResolversTypes['SharedCartPerson']>, ParentType, ContextType>;
  people: Resolver<ReadonlyArray<ResolversTypes['SharedCartPerson']>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['SharedCartState'], ParentType, ContextType>;
  suggestions: Resolver<ReadonlyArray<ResolversTypes['SharedCartSuggestion']>, ParentType, ContextType>;
};

export type SharedCartEventResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SharedCartEvent'] = ResolversParentTypes['SharedCartEvent']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  difference: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind: Resolver<ResolversTypes['SharedCartEventKind'], ParentType, ContextType>;
  lineId: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  otherPerson: Resolver<Contract.Maybe<ResolversTypes['SharedCartPerson']>, ParentType, ContextType>;
  person: Resolver<Contract.Maybe<ResolversTypes['SharedCartPerson']>, ParentType, ContextType>;
  productName: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SharedCartInvitationResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SharedCartInvitation'] = ResolversParentTypes['SharedCartInvitation']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joined: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  revokedAt: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  right: Resolver<ResolversTypes['SharedCartRight'], ParentType, ContextType>;
};

export type SharedCartOfferResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SharedCartOffer'] = ResolversParentTypes['SharedCartOffer']> = {
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ownerName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  right: Resolver<ResolversTypes['SharedCartRight'], ParentType, ContextType>;
};

export type SharedCartPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SharedCartPayload'] = ResolversParentTypes['SharedCartPayload']> = {
  cart: Resolver<Contract.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartId: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  ownCartId: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  secret: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharedCart: Resolver<Contract.Maybe<ResolversTypes['SharedCart']>, ParentType, ContextType>;
};

export type SharedCartPersonResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SharedCartPerson'] = ResolversParentTypes['SharedCartPerson']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAsker: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHere: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role: Resolver<ResolversTypes['SharedCartRole'], ParentType, ContextType>;
};

export type SharedCartSuggestionResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SharedCartSuggestion'] = ResolversParentTypes['SharedCartSuggestion']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  person: Resolver<ResolversTypes['SharedCartPerson'], ParentType, ContextType>;
  productName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productSlug: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variant: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
};

export type SharedCartUpdateResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SharedCartUpdate'] = ResolversParentTypes['SharedCartUpdate']> = {
  cart: Resolver<Contract.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  endReason: Resolver<Contract.Maybe<ResolversTypes['SharedCartEndReason']>, ParentType, ContextType>;
  endedBy: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  events: Resolver<ReadonlyArray<ResolversTypes['SharedCartEvent']>, ParentType, ContextType>;
  here: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sharedCart: Resolver<Contract.Maybe<ResolversTypes['SharedCart']>, ParentType, ContextType>;
};

export type ShipmentResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Shipment'] = ResolversParentTypes['Shipment']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shippedAt: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tracking: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShippingEstimateResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ShippingEstimate'] = ResolversParentTypes['ShippingEstimate']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  methods: Resolver<ReadonlyArray<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  arrival: Resolver<Contract.Maybe<ResolversTypes['Arrival']>, ParentType, ContextType>;
  cost: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['ShippingKind'], ParentType, ContextType>;
  maxDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingRateResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ShippingRate'] = ResolversParentTypes['ShippingRate']> = {
  countries: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasDuties: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFreeAboveLimit: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['ShippingKind'], ParentType, ContextType>;
  maxDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  perExtraKg: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  steps: Resolver<ReadonlyArray<ResolversTypes['ShippingStep']>, ParentType, ContextType>;
  takesDangerousGoods: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  zone: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingStepResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['ShippingStep'] = ResolversParentTypes['ShippingStep']> = {
  cost: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  uptoGrams: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SkuItemResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SkuItem'] = ResolversParentTypes['SkuItem']> = {
  image: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  kind: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productName: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productSlug: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason: Resolver<Contract.Maybe<ResolversTypes['ErrorCode']>, ParentType, ContextType>;
  requestedQuantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variant: Resolver<Contract.Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
};

export type SocialAccountResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['SocialAccount'] = ResolversParentTypes['SocialAccount']> = {
  icon: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  sharedCartUpdates?: SubscriptionResolver<ResolversTypes['SharedCartUpdate'], "sharedCartUpdates", ParentType, ContextType, RequireFields<Contract.SubscriptionSharedCartUpdatesArgs, 'afterRevision' | 'cartId'>>;
};

export type TaxonomyResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Taxonomy'] = ResolversParentTypes['Taxonomy']> = {
  children: Resolver<ReadonlyArray<ResolversTypes['Brand']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TenantSettingsResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['TenantSettings'] = ResolversParentTypes['TenantSettings']> = {
  analytics: Resolver<ReadonlyArray<ResolversTypes['AnalyticsProvider']>, ParentType, ContextType>;
  capabilities: Resolver<ReadonlyArray<ResolversTypes['Capability']>, ParentType, ContextType>;
  country: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dispatchDays: Resolver<ReadonlyArray<ResolversTypes['DispatchDays']>, ParentType, ContextType>;
  exactStockUpTo: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  freeShippingAboveMinor: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  freeShippingPlaces: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instalments: Resolver<Contract.Maybe<ResolversTypes['InstalmentTerms']>, ParentType, ContextType>;
  withdrawalDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnitPricingResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['UnitPricing'] = ResolversParentTypes['UnitPricing']> = {
  base: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  measure: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  addresses: Resolver<ReadonlyArray<ResolversTypes['MemberAddress']>, ParentType, ContextType>;
  cartId: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  email: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingEmail: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role: Resolver<ResolversTypes['MemberRole'], ParentType, ContextType>;
  savedCards: Resolver<ReadonlyArray<ResolversTypes['SavedCard']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  available: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  by: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineId: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type VariantResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  availability: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  backorderable: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delivery: Resolver<ReadonlyArray<ResolversTypes['VariantDelivery']>, ParentType, ContextType>;
  discount: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  height: Resolver<Contract.Maybe<ResolversTypes['Measure']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image: Resolver<Contract.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  length: Resolver<Contract.Maybe<ResolversTypes['Measure']>, ParentType, ContextType>;
  lowestPrice30Days: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maxQuantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options: Resolver<ReadonlyArray<ResolversTypes['VariantOption']>, ParentType, ContextType>;
  pickupStock: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceWithTax: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  salePrice: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  salePriceWithTax: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxRate: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalOnHand: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight: Resolver<Contract.Maybe<ResolversTypes['Measure']>, ParentType, ContextType>;
  width: Resolver<Contract.Maybe<ResolversTypes['Measure']>, ParentType, ContextType>;
};

export type VariantDeliveryResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['VariantDelivery'] = ResolversParentTypes['VariantDelivery']> = {
  arrival: Resolver<Contract.Maybe<ResolversTypes['Arrival']>, ParentType, ContextType>;
  cost: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isFreeAboveLimit: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['ShippingKind'], ParentType, ContextType>;
  maxDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  zone: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VariantOptionResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['VariantOption'] = ResolversParentTypes['VariantOption']> = {
  internalName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VisitCountsPayloadResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['VisitCountsPayload'] = ResolversParentTypes['VisitCountsPayload']> = {
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  email: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items: Resolver<ReadonlyArray<ResolversTypes['WithdrawalItem']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['WithdrawalState'], ParentType, ContextType>;
  until: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WithdrawalItemResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['WithdrawalItem'] = ResolversParentTypes['WithdrawalItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ordered: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remainingQuantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WithdrawnItemResolvers<ContextType = PlatformContext, ParentType extends ResolversParentTypes['WithdrawnItem'] = ResolversParentTypes['WithdrawnItem']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = PlatformContext> = {
  AccountPayload: AccountPayloadResolvers<ContextType>;
  Address: AddressResolvers<ContextType>;
  AddressPayload: AddressPayloadResolvers<ContextType>;
  AggregationBucket: AggregationBucketResolvers<ContextType>;
  AggregationResult: AggregationResultResolvers<ContextType>;
  AnalyticsProvider: AnalyticsProviderResolvers<ContextType>;
  Arrival: ArrivalResolvers<ContextType>;
  BackInStockDeletePayload: BackInStockDeletePayloadResolvers<ContextType>;
  BackInStockRequestPayload: BackInStockRequestPayloadResolvers<ContextType>;
  BankTransfer: BankTransferResolvers<ContextType>;
  BestOffer: BestOfferResolvers<ContextType>;
  Brand: BrandResolvers<ContextType>;
  BusinessHours: BusinessHoursResolvers<ContextType>;
  CardDeletePayload: CardDeletePayloadResolvers<ContextType>;
  Cart: CartResolvers<ContextType>;
  CartAddItemsPayload: CartAddItemsPayloadResolvers<ContextType>;
  CartAddress: CartAddressResolvers<ContextType>;
  CartCoupon: CartCouponResolvers<ContextType>;
  CartData: CartDataResolvers<ContextType>;
  CartLine: CartLineResolvers<ContextType>;
  CartLineIssue: CartLineIssueResolvers<ContextType>;
  CartMergePayload: CartMergePayloadResolvers<ContextType>;
  CartMergeResult: CartMergeResultResolvers<ContextType>;
  CartPayload: CartPayloadResolvers<ContextType>;
  CartRestoreExpiredPayload: CartRestoreExpiredPayloadResolvers<ContextType>;
  CartSharing: CartSharingResolvers<ContextType>;
  CartTotals: CartTotalsResolvers<ContextType>;
  CatalogueExport: CatalogueExportResolvers<ContextType>;
  CataloguePage: CataloguePageResolvers<ContextType>;
  CataloguePages: CataloguePagesResolvers<ContextType>;
  Category: CategoryResolvers<ContextType>;
  CheckoutCountry: CheckoutCountryResolvers<ContextType>;
  CheckoutOptions: CheckoutOptionsResolvers<ContextType>;
  CheckoutRegion: CheckoutRegionResolvers<ContextType>;
  CheckoutReview: CheckoutReviewResolvers<ContextType>;
  CheckoutReviewPayload: CheckoutReviewPayloadResolvers<ContextType>;
  ColorChoice: ColorChoiceResolvers<ContextType>;
  Company: CompanyResolvers<ContextType>;
  ContactDetails: ContactDetailsResolvers<ContextType>;
  Country: CountryResolvers<ContextType>;
  CurrentUser: CurrentUserResolvers<ContextType>;
  CustomerRequest: CustomerRequestResolvers<ContextType>;
  CustomerRequestMessage: CustomerRequestMessageResolvers<ContextType>;
  CustomerRequestPayload: CustomerRequestPayloadResolvers<ContextType>;
  CustomerRequestStatusChange: CustomerRequestStatusChangeResolvers<ContextType>;
  DateTime: GraphQLScalarType;
  DispatchDays: DispatchDaysResolvers<ContextType>;
  DurabilityGuarantee: DurabilityGuaranteeResolvers<ContextType>;
  ExpiredCart: ExpiredCartResolvers<ContextType>;
  ExpiredCartLine: ExpiredCartLineResolvers<ContextType>;
  ExportedDays: ExportedDaysResolvers<ContextType>;
  ExportedImage: ExportedImageResolvers<ContextType>;
  ExportedOption: ExportedOptionResolvers<ContextType>;
  ExportedPeriod: ExportedPeriodResolvers<ContextType>;
  ExportedProduct: ExportedProductResolvers<ContextType>;
  ExportedShipping: ExportedShippingResolvers<ContextType>;
  ExportedVariant: ExportedVariantResolvers<ContextType>;
  Feature: FeatureResolvers<ContextType>;
  GeoAddress: GeoAddressResolvers<ContextType>;
  Image: ImageResolvers<ContextType>;
  ImageMetadata: ImageMetadataResolvers<ContextType>;
  Instalment: InstalmentResolvers<ContextType>;
  InstalmentTerms: InstalmentTermsResolvers<ContextType>;
  Invoice: InvoiceResolvers<ContextType>;
  ListProperty: ListPropertyResolvers<ContextType>;
  Measure: MeasureResolvers<ContextType>;
  MemberAddress: MemberAddressResolvers<ContextType>;
  MemberConfirmPayload: MemberConfirmPayloadResolvers<ContextType>;
  MemberPayload: MemberPayloadResolvers<ContextType>;
  Money: MoneyResolvers<ContextType>;
  Mutation: MutationResolvers<ContextType>;
  NewsletterConfirmPayload: NewsletterConfirmPayloadResolvers<ContextType>;
  NewsletterSubscribePayload: NewsletterSubscribePayloadResolvers<ContextType>;
  NewsletterUnsubscribePayload: NewsletterUnsubscribePayloadResolvers<ContextType>;
  OptionValue: OptionValueResolvers<ContextType>;
  Order: OrderResolvers<ContextType>;
  OrderAgainPayload: OrderAgainPayloadResolvers<ContextType>;
  OrderCancelPayload: OrderCancelPayloadResolvers<ContextType>;
  OrderContact: OrderContactResolvers<ContextType>;
  OrderFindPayload: OrderFindPayloadResolvers<ContextType>;
  OrderItem: OrderItemResolvers<ContextType>;
  OrderLink: OrderLinkResolvers<ContextType>;
  OrderLinkUsePayload: OrderLinkUsePayloadResolvers<ContextType>;
  OrderList: OrderListResolvers<ContextType>;
  OrderPayPayload: OrderPayPayloadResolvers<ContextType>;
  OrderPayment: OrderPaymentResolvers<ContextType>;
  OrderProduct: OrderProductResolvers<ContextType>;
  OrderReviews: OrderReviewsResolvers<ContextType>;
  OrderStateChange: OrderStateChangeResolvers<ContextType>;
  OrderVariant: OrderVariantResolvers<ContextType>;
  OrderWithdrawal: OrderWithdrawalResolvers<ContextType>;
  OwnReview: OwnReviewResolvers<ContextType>;
  PaidCard: PaidCardResolvers<ContextType>;
  Party: PartyResolvers<ContextType>;
  PaymentAttempt: PaymentAttemptResolvers<ContextType>;
  PaymentCondition: PaymentConditionResolvers<ContextType>;
  PaymentMethod: PaymentMethodResolvers<ContextType>;
  PaymentRefund: PaymentRefundResolvers<ContextType>;
  PaymentSettlePayload: PaymentSettlePayloadResolvers<ContextType>;
  PlaceOrderPayload: PlaceOrderPayloadResolvers<ContextType>;
  PostalAddress: PostalAddressResolvers<ContextType>;
  Product: ProductResolvers<ContextType>;
  ProductDocument: ProductDocumentResolvers<ContextType>;
  ProductOption: ProductOptionResolvers<ContextType>;
  ProductReviews: ProductReviewsResolvers<ContextType>;
  ProductSet: ProductSetResolvers<ContextType>;
  ProductSummary: ProductSummaryResolvers<ContextType>;
  Promotion: PromotionResolvers<ContextType>;
  PromotionList: PromotionListResolvers<ContextType>;
  Property: PropertyResolvers<ContextType>;
  Query: QueryResolvers<ContextType>;
  Rating: RatingResolvers<ContextType>;
  Region: RegionResolvers<ContextType>;
  Review: ReviewResolvers<ContextType>;
  ReviewAnswer: ReviewAnswerResolvers<ContextType>;
  ReviewInvitationsPayload: ReviewInvitationsPayloadResolvers<ContextType>;
  ReviewPayload: ReviewPayloadResolvers<ContextType>;
  ReviewProduct: ReviewProductResolvers<ContextType>;
  ReviewReportPayload: ReviewReportPayloadResolvers<ContextType>;
  ReviewableItem: ReviewableItemResolvers<ContextType>;
  SavedCard: SavedCardResolvers<ContextType>;
  SearchResult: SearchResultResolvers<ContextType>;
  SearchSuggestions: SearchSuggestionsResolvers<ContextType>;
  SeoMetaEntry: SeoMetaEntryResolvers<ContextType>;
  SeoTranslation: SeoTranslationResolvers<ContextType>;
  SeoTranslations: SeoTranslationsResolvers<ContextType>;
  SetPart: SetPartResolvers<ContextType>;
  SetTotal: SetTotalResolvers<ContextType>;
  SharedCart: SharedCartResolvers<ContextType>;
  SharedCartEvent: SharedCartEventResolvers<ContextType>;
  SharedCartInvitation: SharedCartInvitationResolvers<ContextType>;
  SharedCartOffer: SharedCartOfferResolvers<ContextType>;
  SharedCartPayload: SharedCartPayloadResolvers<ContextType>;
  SharedCartPerson: SharedCartPersonResolvers<ContextType>;
  SharedCartSuggestion: SharedCartSuggestionResolvers<ContextType>;
  SharedCartUpdate: SharedCartUpdateResolvers<ContextType>;
  Shipment: ShipmentResolvers<ContextType>;
  ShippingEstimate: ShippingEstimateResolvers<ContextType>;
  ShippingMethod: ShippingMethodResolvers<ContextType>;
  ShippingRate: ShippingRateResolvers<ContextType>;
  ShippingStep: ShippingStepResolvers<ContextType>;
  SkuItem: SkuItemResolvers<ContextType>;
  SocialAccount: SocialAccountResolvers<ContextType>;
  Subscription: SubscriptionResolvers<ContextType>;
  Taxonomy: TaxonomyResolvers<ContextType>;
  TenantSettings: TenantSettingsResolvers<ContextType>;
  UnitPricing: UnitPricingResolvers<ContextType>;
  User: UserResolvers<ContextType>;
  UserError: UserErrorResolvers<ContextType>;
  Variant: VariantResolvers<ContextType>;
  VariantDelivery: VariantDeliveryResolvers<ContextType>;
  VariantOption: VariantOptionResolvers<ContextType>;
  VisitCountsPayload: VisitCountsPayloadResolvers<ContextType>;
  Withdrawal: WithdrawalResolvers<ContextType>;
  WithdrawalItem: WithdrawalItemResolvers<ContextType>;
  WithdrawnItem: WithdrawnItemResolvers<ContextType>;
};
