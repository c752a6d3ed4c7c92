/** The languages of the stories. */
export type StoryLocale = 'el' | 'en'

/** The language chosen in Storybook. */
export function storyLocale(globals: Record<string, unknown>): StoryLocale {
  return globals['locale'] === 'en' ? 'en' : 'el'
}

/** Texts that several stories share. */
export const texts = {
  el: {
    add: 'Προσθήκη',
    all: 'Όλα τα προϊόντα',
    close: 'Κλείσιμο',
    cart: 'Καλάθι',
    checkout: 'Ολοκλήρωση αγοράς',
    continueShopping: 'Συνέχεια στις αγορές',
    decrease: 'Μείωση ποσότητας',
    increase: 'Αύξηση ποσότητας',
    quantity: 'Ποσότητα',
    remove: 'Αφαίρεση',
    home: 'Αρχική',
    products: 'Προϊόντα',
    contact: 'Επικοινωνία',
    email: 'E-mail',
    emailHint: 'Εκεί στέλνουμε την επιβεβαίωση της παραγγελίας.',
    emailError: 'Συμπληρώστε μια έγκυρη διεύθυνση e-mail, όπως maria@example.gr.',
    optional: 'προαιρετικό',
  },
  en: {
    add: 'Add',
    all: 'All products',
    close: 'Close',
    cart: 'Cart',
    checkout: 'Go to checkout',
    continueShopping: 'Continue shopping',
    decrease: 'Decrease quantity',
    increase: 'Increase quantity',
    quantity: 'Quantity',
    remove: 'Remove',
    home: 'Home',
    products: 'Products',
    contact: 'Contact',
    email: 'E-mail',
    emailHint: 'We send the confirmation of your order there.',
    emailError: 'Please enter a valid e-mail address, such as maria@example.gr.',
    optional: 'optional',
  },
} as const
