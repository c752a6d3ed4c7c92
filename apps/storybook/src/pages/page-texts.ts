/** Languages of the pages. */
export type PageLocale = 'el' | 'en'

/** The messages of the pages in one language. */
export type PageTexts = ReturnType<typeof createPageTexts>

/** Returns the messages of the pages in a language. */
export function createPageTexts(locale: PageLocale) {
  const say = (el: string, en: string): string => ({ el, en })[locale]
  return {
    home: say('Αρχική', 'Home'),
    cart: say('Καλάθι, 2 είδη', 'Cart, 2 items'),
    main: say('Κύριο μενού', 'Main'),
    products: say('Προϊόντα', 'Products'),
    contact: say('Επικοινωνία', 'Contact'),
    rights: '© 2026 Floga',
    footer: [
      column(
        say('Προϊόντα', 'Products'),
        say('Ρυθμιστές', 'Regulators'),
        say('Φιάλες', 'Cylinders'),
        say('Σωλήνες', 'Hoses'),
      ),
      column(
        say('Βοήθεια', 'Help'),
        say('Αποστολές', 'Shipping'),
        say('Τρόποι πληρωμής', 'Payment methods'),
        say('Επικοινωνία', 'Contact us'),
      ),
    ],
    here: say('Βρίσκεστε εδώ', 'You are here'),
    list: say('Ρυθμιστές και φιάλες', 'Regulators and cylinders'),
    count: say('4 προϊόντα', '4 products'),
    sort: say('Ταξινόμηση', 'Sort by'),
    newest: say('Νεότερα', 'Newest'),
    filters: say('Φίλτρα', 'Filters'),
    close: say('Κλείσιμο', 'Close'),
    brand: say('Μάρκα', 'Brand'),
    price: {
      label: say('Τιμή', 'Price'),
      fromLabel: say('Από', 'From'),
      toLabel: say('Έως', 'To'),
      applyLabel: say('Εφαρμογή', 'Apply'),
    },
    add: say('Προσθήκη', 'Add'),
    pages: {
      label: say('Σελίδες', 'Pages'),
      previousLabel: say('Προηγούμενη', 'Previous'),
      nextLabel: say('Επόμενη', 'Next'),
      pageLabel: (page: number) => `${say('Σελίδα', 'Page')} ${page}`,
    },
    checkout: say('Ολοκλήρωση αγοράς', 'Checkout'),
    steps: say('Βήματα παραγγελίας', 'Steps of the order'),
    done: say('ολοκληρώθηκε', 'done'),
    stepNames: [
      say('Στοιχεία', 'Contact'),
      say('Παράδοση', 'Delivery'),
      say('Πληρωμή', 'Payment'),
      say('Έλεγχος', 'Review'),
    ],
    contactTitle: say('Στοιχεία επικοινωνίας', 'Contact details'),
    name: say('Ονοματεπώνυμο', 'Full name'),
    email: 'E-mail',
    emailHint: say(
      'Εκεί στέλνουμε την επιβεβαίωση της παραγγελίας.',
      'We send the confirmation of the order there.',
    ),
    phone: say('Τηλέφωνο', 'Phone'),
    optional: say('προαιρετικό', 'optional'),
    deliveryTitle: say('Παράδοση', 'Delivery'),
    address: say('Οδός και αριθμός', 'Street and number'),
    postalCode: say('ΤΚ', 'Postal code'),
    city: say('Πόλη', 'City'),
    country: say('Χώρα', 'Country'),
    countries: [
      { value: 'GR', label: say('Ελλάδα', 'Greece') },
      { value: 'CY', label: say('Κύπρος', 'Cyprus') },
    ],
    paymentTitle: say('Πληρωμή', 'Payment'),
    payment: {
      legend: say('Τρόπος πληρωμής', 'Means of payment'),
      options: [
        option(
          'card',
          say('Κάρτα', 'Card'),
          say('Έως 6 άτοκες δόσεις', 'Up to 6 interest-free instalments'),
        ),
        option('iris', 'IRIS', say('Άμεση πληρωμή από την τράπεζά σας', 'At once, from your bank')),
        option(
          'cash',
          say('Αντικαταβολή', 'Cash on delivery'),
          say('Στον courier', 'To the courier'),
          say('2,00 €', '€2.00'),
        ),
      ],
    },
    delivery: {
      legend: say('Τρόπος παράδοσης', 'Way to deliver'),
      options: [
        option('courier', 'Courier', say('1–3 ημέρες', '1–3 days'), say('4,90 €', '€4.90')),
        option(
          'pickup',
          say('Παραλαβή', 'Pick-up'),
          say('Έως 17:00', 'Until 17:00'),
          say('Δωρεάν', 'Free'),
        ),
      ],
    },
    terms: say('Αποδέχομαι τους όρους χρήσης', 'I accept the terms of use'),
    order: say('Η παραγγελία σας', 'Your order'),
    sums: [
      { label: say('Προϊόντα', 'Items'), amount: say('73,90 €', '€73.90') },
      { label: say('Αποστολή', 'Shipping'), amount: say('4,90 €', '€4.90') },
      { label: say('Σύνολο', 'Total'), amount: say('78,80 €', '€78.80'), kind: 'total' },
      {
        label: say('Περιλαμβάνει ΦΠΑ 24 %', 'Includes 24 % VAT'),
        amount: say('15,25 €', '€15.25'),
        kind: 'note',
      },
    ],
    pay: say('Παραγγελία με υποχρέωση πληρωμής', 'Place order with obligation to pay'),
  } as const
}

function column(title: string, ...links: string[]): { title: string; links: string[] } {
  return { title, links }
}

function option(value: string, label: string, description: string, endContent = '') {
  return { value, label, description, endContent }
}
