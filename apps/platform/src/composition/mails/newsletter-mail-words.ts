const english = {
  title: 'Please confirm your newsletter',
  greeting: 'Hello,',
  asked: (shop: string) =>
    `somebody, most likely you, asked for the newsletter of ${shop} with this e-mail address.`,
  once: 'It comes about once a month, with offers and news. Nothing is sent before you have confirmed it.',
  confirm: 'Yes, send me the newsletter',
  ignore: 'It was not you? Then do nothing: the address is removed after a week.',
  leave: 'Remove my address now',
}

const greek: typeof english = {
  title: 'Επιβεβαιώστε την εγγραφή σας στο ενημερωτικό δελτίο',
  greeting: 'Γεια σας,',
  asked: (shop) =>
    `κάποιος, πιθανότατα εσείς, ζήτησε το ενημερωτικό δελτίο του ${shop} με αυτή τη διεύθυνση email.`,
  once: 'Έρχεται περίπου μία φορά τον μήνα, με προσφορές και νέα. Δεν στέλνεται τίποτα πριν το επιβεβαιώσετε.',
  confirm: 'Ναι, στείλτε μου το δελτίο',
  ignore: 'Δεν ήσασταν εσείς; Μην κάνετε τίποτα: η διεύθυνση διαγράφεται σε μία εβδομάδα.',
  leave: 'Διαγράψτε τη διεύθυνσή μου τώρα',
}

/** Words of the newsletter's mails: Greek for `el`, English for every other locale. */
export function newsletterMailWords(locale: string): typeof english {
  return locale === 'el' ? greek : english
}
