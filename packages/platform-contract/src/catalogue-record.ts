export {
  brandRecordSchema,
  catalogueRecordSchema,
  categoryRecordSchema,
  productRecordSchema,
  promotionRecordSchema,
  redirectRecordSchema,
} from './lib/catalogue-record.js'
export type {
  BrandRecord,
  CatalogueRecord,
  CategoryRecord,
  ProductRecord,
  PromotionRecord,
  RedirectRecord,
} from './lib/catalogue-record.js'
