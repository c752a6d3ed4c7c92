import type { Availability } from '../../../foundation/generated/contract-types.js'

type Label = 'CATEGORIES' | 'BRANDS' | 'PRICE' | 'AVAILABILITY' | 'ON_SALE'

const labels: Record<string, Record<Label, string>> = {
  el: {
    CATEGORIES: 'Κατηγορία',
    BRANDS: 'Κατασκευαστής',
    PRICE: 'Τιμή',
    AVAILABILITY: 'Διαθεσιμότητα',
    ON_SALE: 'Σε προσφορά',
  },
  en: {
    CATEGORIES: 'Category',
    BRANDS: 'Brand',
    PRICE: 'Price',
    AVAILABILITY: 'Availability',
    ON_SALE: 'On offer',
  },
}

const stockLabels: Record<string, Record<Availability, string>> = {
  el: {
    IN_STOCK: 'Άμεσα διαθέσιμο',
    LOW_STOCK: 'Τελευταία τεμάχια',
    BACKORDER: 'Κατόπιν παραγγελίας',
    OUT_OF_STOCK: 'Εξαντλημένο',
    DISCONTINUED: 'Καταργήθηκε',
  },
  en: {
    IN_STOCK: 'In stock',
    LOW_STOCK: 'Last pieces',
    BACKORDER: 'On order',
    OUT_OF_STOCK: 'Out of stock',
    DISCONTINUED: 'Discontinued',
  },
}

/** Names of the facets; English for a locale without translations. */
export function aggregationLabels(locale: string): Record<Label, string> {
  return labels[locale] ?? (labels['en'] as Record<Label, string>)
}

/** Labels of each availability; English for a locale without translations. */
export function availabilityLabels(locale: string): Record<Availability, string> {
  return stockLabels[locale] ?? (stockLabels['en'] as Record<Availability, string>)
}
