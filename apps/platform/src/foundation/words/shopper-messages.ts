const english = {
  REQUIRED: 'This field is required',
  INVALID: 'Value is invalid',
  TOO_LONG: 'This text is too long',
  TOO_SHORT: 'This text is too short',
  TOO_COMMON: 'This password is too easy to guess. Please choose another one.',
  WRONG_PASSWORD: 'This is not your current password',
  LINK_INVALID: 'This link is not valid or no longer works. Please ask for a new one.',
  ADDRESS_NOT_FOUND: 'This address no longer exists',
  LIMIT_REACHED: 'You cannot keep any more of these. Please remove one first.',
  ORDER_NOT_FOUND: 'Order not found',
  NOT_ADDED: 'Item not added',
  NOT_AVAILABLE: 'Product no longer available to order',
  skuUnknown: 'No product has this code',
  INSUFFICIENT_STOCK: 'Product does not have sufficient stock available',
  CART_NOT_FOUND: 'This cart no longer exists. Please start a new one.',
  CART_EMPTY: 'The cart is empty',
  LINE_NOT_FOUND: 'This item is no longer in the cart',
  LINE_REMOVED: 'This item was removed from the cart by somebody else',
  NOT_ALLOWED: 'You may not do this in this shared cart',
  CART_LOCKED:
    'The order for this cart is being placed, so it cannot be changed now. What you add is suggested to its owner.',
  INVITATION_NOT_FOUND:
    'This invitation is not valid or no longer works. Please ask for a new link.',
  PEOPLE_LIMIT: 'As many people as possible are in this cart already',
  NO_SHIPPING_METHODS:
    'No shipping methods are available for your area. Please contact us by phone or email.',
  SHIPPING_METHOD_UNAVAILABLE: 'This shipping method is not available for the address or the goods',
  NO_PAYMENT_METHODS:
    'No payment methods are available for your area. Please contact us by phone or email.',
  PAYMENT_METHOD_UNAVAILABLE: 'This payment method can not be used for this order',
  HAZARD_NOT_SHIPPABLE:
    'The cart holds dangerous goods that can not travel to this address. Please contact us by phone or email.',
  TOTAL_CHANGED: 'The total has changed. Please check it and order again.',
  TERMS_CHANGED: 'The terms have changed. Please read and accept the new version.',
  TERMS_NOT_ACCEPTED: 'Please accept the terms',
  KEY_REUSED: 'This checkout was already used for another order. Please start again.',
  COUPON_UNKNOWN: 'We do not know this code. Please check how it is written.',
  COUPON_NOT_YET: 'This code does not hold yet',
  COUPON_ENDED: 'This code no longer holds',
  COUPON_USED_UP: 'This code has been used as often as it may. Please remove it to go on.',
  COUPON_USED_BEFORE:
    'You have used this code before, and it holds once for each person. Please remove it to go on.',
  COUPON_NO_GOODS: 'This code is not for anything in the cart',
  COUPON_MINIMUM: 'The products that this code is for do not cost enough yet',
  ORDER_NOT_PAYABLE: 'This order can no longer be paid. Please contact us by phone or email.',
  PAYMENT_DECLINED:
    'Your bank declined the payment. Please try another card or another payment method.',
  PAYMENT_DETAILS_INVALID:
    'The provided payment details are not valid. Please try again with valid details.',
  PAYMENT_UNAVAILABLE:
    'This payment method can not be used due to a system error. Please select another method.',
  CARD_NOT_FOUND: 'This saved card no longer exists. Please use another one.',
  orderMismatch:
    'No order with this number and email address was found. Please check both as they stand in your confirmation.',
  NOT_FOUND: 'This page no longer exists. Please start again.',
  TOO_LATE: 'The time for this is over. Please contact us by phone or email.',
  cancelTooLate:
    'This order can no longer be canceled online. Please contact us by phone or email.',
  withdrawalEnded:
    'The withdrawal period of this order is over. Please contact us by phone or email.',
  withdrawnAlready: 'Everything in this order was withdrawn from already.',
  withdrawalNotBound:
    'This order was canceled, returned or refunded: there is nothing to withdraw from.',
  THROTTLED: 'Too many tries. Please try again later.',
  PRICE_CHANGED: 'The price has changed since the product was added',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  postalCode: 'Please enter a valid postal code',
  country: 'We do not deliver to this country',
  region: 'Please choose a region',
  vatNumber: 'Please enter a valid VAT number',
  passwordShort: 'The password needs at least 8 characters',
  passwordLong: 'The password may have 128 characters at most',
  resetLink:
    'This link was used already, or it is too old. If you have just set a password with it, log in with that one. If not, please ask for a new link.',
}

/** What can be said to a shopper. */
export type MessageKey = keyof typeof english

const greek: Record<MessageKey, string> = {
  REQUIRED: 'Το πεδίο είναι υποχρεωτικό',
  INVALID: 'Η τιμή δεν είναι έγκυρη',
  TOO_LONG: 'Το κείμενο είναι πολύ μεγάλο',
  TOO_SHORT: 'Το κείμενο είναι πολύ μικρό',
  TOO_COMMON: 'Αυτός ο κωδικός μαντεύεται εύκολα. Παρακαλούμε επιλέξτε άλλον.',
  WRONG_PASSWORD: 'Ο τρέχων κωδικός πρόσβασης δεν είναι σωστός',
  LINK_INVALID: 'Ο σύνδεσμος δεν είναι έγκυρος ή δεν ισχύει πια. Παρακαλούμε ζητήστε νέο.',
  ADDRESS_NOT_FOUND: 'Η διεύθυνση δεν υπάρχει πια',
  LIMIT_REACHED: 'Δεν μπορείτε να προσθέσετε άλλα. Παρακαλούμε αφαιρέστε πρώτα κάποιο.',
  ORDER_NOT_FOUND: 'Η παραγγελία δεν βρέθηκε',
  NOT_ADDED: 'Το προϊόν δεν προστέθηκε',
  NOT_AVAILABLE: 'Το προϊόν δεν είναι πλέον διαθέσιμο για παραγγελία',
  skuUnknown: 'Κανένα προϊόν δεν έχει αυτόν τον κωδικό',
  INSUFFICIENT_STOCK: 'Δεν υπάρχει επαρκές απόθεμα για το προϊόν',
  CART_NOT_FOUND: 'Το καλάθι δεν υπάρχει πια. Παρακαλούμε ξεκινήστε νέο.',
  CART_EMPTY: 'Το καλάθι είναι άδειο',
  LINE_NOT_FOUND: 'Το προϊόν δεν βρίσκεται πια στο καλάθι',
  LINE_REMOVED: 'Κάποιος άλλος αφαίρεσε το προϊόν από το καλάθι',
  NOT_ALLOWED: 'Δεν μπορείτε να το κάνετε αυτό στο κοινό καλάθι',
  CART_LOCKED:
    'Η παραγγελία για αυτό το καλάθι είναι σε εξέλιξη και δεν αλλάζει τώρα. Όσα προσθέτετε προτείνονται στον κάτοχό του.',
  INVITATION_NOT_FOUND:
    'Η πρόσκληση δεν είναι έγκυρη ή δεν ισχύει πια. Παρακαλούμε ζητήστε νέο σύνδεσμο.',
  PEOPLE_LIMIT: 'Το καλάθι έχει ήδη όσα άτομα επιτρέπονται',
  NO_SHIPPING_METHODS:
    'Δεν υπάρχουν διαθέσιμοι τρόποι παράδοσης για την περιοχή σας. Παρακαλούμε επικοινωνήστε μαζί μας με τηλέφωνο ή email.',
  SHIPPING_METHOD_UNAVAILABLE:
    'Ο τρόπος παράδοσης δεν είναι διαθέσιμος για τη διεύθυνση ή τα προϊόντα',
  NO_PAYMENT_METHODS:
    'Δεν υπάρχουν διαθέσιμοι τρόποι πληρωμής για την περιοχή σας. Παρακαλούμε επικοινωνήστε μαζί μας με τηλέφωνο ή email.',
  PAYMENT_METHOD_UNAVAILABLE:
    'Ο τρόπος πληρωμής δεν μπορεί να χρησιμοποιηθεί για αυτή την παραγγελία',
  HAZARD_NOT_SHIPPABLE:
    'Το καλάθι περιέχει επικίνδυνα είδη που δεν μπορούν να σταλούν στη διεύθυνση. Παρακαλούμε επικοινωνήστε μαζί μας με τηλέφωνο ή email.',
  TOTAL_CHANGED: 'Το σύνολο άλλαξε. Παρακαλούμε ελέγξτε το και παραγγείλετε ξανά.',
  TERMS_CHANGED: 'Οι όροι άλλαξαν. Παρακαλούμε διαβάστε και αποδεχτείτε τη νέα έκδοση.',
  TERMS_NOT_ACCEPTED: 'Παρακαλούμε αποδεχτείτε τους όρους',
  KEY_REUSED:
    'Αυτή η ολοκλήρωση χρησιμοποιήθηκε ήδη για άλλη παραγγελία. Παρακαλούμε ξεκινήστε από την αρχή.',
  COUPON_UNKNOWN: 'Δεν γνωρίζουμε αυτόν τον κωδικό. Παρακαλούμε ελέγξτε πώς γράφεται.',
  COUPON_NOT_YET: 'Ο κωδικός δεν ισχύει ακόμη',
  COUPON_ENDED: 'Ο κωδικός δεν ισχύει πια',
  COUPON_USED_UP: 'Ο κωδικός έχει εξαντληθεί. Παρακαλούμε αφαιρέστε τον για να συνεχίσετε.',
  COUPON_USED_BEFORE:
    'Έχετε χρησιμοποιήσει ήδη αυτόν τον κωδικό και ισχύει μία φορά ανά πελάτη. Παρακαλούμε αφαιρέστε τον για να συνεχίσετε.',
  COUPON_NO_GOODS: 'Ο κωδικός δεν αφορά κανένα προϊόν του καλαθιού',
  COUPON_MINIMUM: 'Τα προϊόντα που αφορά ο κωδικός δεν φτάνουν ακόμη στο ελάχιστο ποσό',
  ORDER_NOT_PAYABLE:
    'Αυτή η παραγγελία δεν μπορεί πια να πληρωθεί. Παρακαλούμε επικοινωνήστε μαζί μας με τηλέφωνο ή email.',
  PAYMENT_DECLINED:
    'Η τράπεζά σας απέρριψε την πληρωμή. Παρακαλούμε δοκιμάστε άλλη κάρτα ή άλλον τρόπο πληρωμής.',
  PAYMENT_DETAILS_INVALID:
    'Τα στοιχεία πληρωμής δεν είναι έγκυρα. Παρακαλούμε δοκιμάστε ξανά με έγκυρα στοιχεία.',
  PAYMENT_UNAVAILABLE:
    'Αυτός ο τρόπος πληρωμής δεν μπορεί να χρησιμοποιηθεί λόγω σφάλματος συστήματος. Παρακαλούμε επιλέξτε άλλον τρόπο.',
  CARD_NOT_FOUND: 'Αυτή η αποθηκευμένη κάρτα δεν υπάρχει πια. Παρακαλούμε χρησιμοποιήστε άλλη.',
  orderMismatch:
    'Δεν βρέθηκε παραγγελία με αυτόν τον αριθμό και αυτό το email. Παρακαλούμε ελέγξτε τα όπως είναι στην επιβεβαίωσή σας.',
  NOT_FOUND: 'Η σελίδα δεν υπάρχει πια. Παρακαλούμε ξεκινήστε ξανά.',
  TOO_LATE: 'Ο χρόνος για αυτό έχει λήξει. Παρακαλούμε επικοινωνήστε μαζί μας με τηλέφωνο ή email.',
  cancelTooLate:
    'Η παραγγελία δεν μπορεί πια να ακυρωθεί online. Παρακαλούμε επικοινωνήστε μαζί μας με τηλέφωνο ή email.',
  withdrawalEnded:
    'Η προθεσμία υπαναχώρησης για αυτή την παραγγελία έχει λήξει. Παρακαλούμε επικοινωνήστε μαζί μας με τηλέφωνο ή email.',
  withdrawnAlready: 'Έχετε ήδη υπαναχωρήσει από όλα τα προϊόντα αυτής της παραγγελίας.',
  withdrawalNotBound:
    'Αυτή η παραγγελία ακυρώθηκε, επιστράφηκε ή αποζημιώθηκε: δεν υπάρχει σύμβαση για υπαναχώρηση.',
  THROTTLED: 'Πάρα πολλές προσπάθειες. Παρακαλούμε δοκιμάστε ξανά αργότερα.',
  PRICE_CHANGED: 'Η τιμή άλλαξε από τότε που προστέθηκε το προϊόν',
  email: 'Παρακαλούμε εισάγετε μια έγκυρη διεύθυνση email',
  phone: 'Παρακαλούμε εισάγετε έναν έγκυρο αριθμό τηλεφώνου',
  postalCode: 'Παρακαλούμε εισάγετε έναν έγκυρο ταχυδρομικό κώδικα',
  country: 'Δεν αποστέλλουμε σε αυτή τη χώρα',
  region: 'Παρακαλούμε επιλέξτε περιφέρεια',
  vatNumber: 'Παρακαλούμε εισάγετε έναν έγκυρο ΑΦΜ',
  passwordShort: 'Ο κωδικός πρέπει να έχει τουλάχιστον 8 χαρακτήρες',
  passwordLong: 'Ο κωδικός μπορεί να έχει έως 128 χαρακτήρες',
  resetLink:
    'Ο σύνδεσμος χρησιμοποιήθηκε ήδη ή είναι πολύ παλιός. Αν μόλις ορίσατε κωδικό με αυτόν, συνδεθείτε με τον νέο κωδικό. Διαφορετικά, ζητήστε νέο σύνδεσμο.',
}

/** A sentence for a shopper: Greek for `el`, English for every other locale. */
export function shopperMessage(key: MessageKey, locale: string): string {
  return (locale === 'el' ? greek : english)[key]
}
