const english = {
  kicker: 'Data sheet',
  brand: 'Brand',
  sku: 'Code',
  country: 'Made in',
  category: 'Category',
  variants: 'Variants',
  variant: 'Variant',
  measures: 'Width × length × height',
  weight: 'Weight',
  packed: 'Sizes and weights as packed.',
  notes: 'Please note',
  maker: 'Manufacturer',
  responsible: 'Responsible person in the EU',
  parties: 'Who answers for the product',
  dangerous:
    'Dangerous goods under the rules for road transport (ADR): sent by freight on the mainland, or fetched from the shop.',
  footer: 'The newest version stands on the product’s page. The image is an illustration.',
}

/** A phrase of a data sheet. */
export type DataSheetWord = keyof typeof english

const greek: Record<DataSheetWord, string> = {
  kicker: 'Τεχνικό φυλλάδιο',
  brand: 'Μάρκα',
  sku: 'Κωδικός',
  country: 'Χώρα κατασκευής',
  category: 'Κατηγορία',
  variants: 'Παραλλαγές',
  variant: 'Παραλλαγή',
  measures: 'Πλάτος × μήκος × ύψος',
  weight: 'Βάρος',
  packed: 'Διαστάσεις και βάρη όπως είναι συσκευασμένο.',
  notes: 'Σημειώστε',
  maker: 'Κατασκευαστής',
  responsible: 'Υπεύθυνος στην ΕΕ',
  parties: 'Ποιος ευθύνεται για το προϊόν',
  dangerous:
    'Επικίνδυνο εμπόρευμα κατά τους κανόνες οδικής μεταφοράς (ADR): στέλνεται με μεταφορική στην ηπειρωτική Ελλάδα ή παραλαμβάνεται από το κατάστημα.',
  footer: 'Η νεότερη έκδοση βρίσκεται στη σελίδα του προϊόντος. Η εικόνα είναι απεικόνιση.',
}

/** Greek for `el`, English for every other locale. */
export function dataSheetWord(word: DataSheetWord, locale: string): string {
  return (locale === 'el' ? greek : english)[word]
}
