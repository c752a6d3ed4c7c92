import { tenant } from '#tenant/tenant.js'

/** Words of the pages that the server writes itself, because the shop's own cannot be had. */
export interface ServerWords {
  unsupportedBrowserTitle: string
  unsupportedBrowserText: readonly string[]
  systemTitle: string
  systemText: string
}

const words = {
  el: {
    unsupportedBrowserTitle: 'Ο περιηγητής σας δεν υποστηρίζεται',
    unsupportedBrowserText: [
      'Ο περιηγητής σας είναι παλιός και δεν λαμβάνει ενημερώσεις.',
      'Κατεβάστε δωρεάν έναν από τους παρακάτω σύγχρονους και εξαιρετικούς περιηγητές.',
    ],
    systemTitle: 'Σφάλμα συστήματος',
    systemText: 'Λυπούμαστε, προέκυψε άγνωστο σφάλμα. Δοκιμάστε ξανά αργότερα.',
  },
  en: {
    unsupportedBrowserTitle: 'Your browser is not supported',
    unsupportedBrowserText: [
      'Your browser is outdated and does not receive updates.',
      'Please download for free one of the following modern and excellent browsers.',
    ],
    systemTitle: 'System error',
    systemText: 'Sorry, an unknown error occured. Please try again later.',
  },
} satisfies Record<string, ServerWords>

/** Words by locale code; those of the shop's default language for a code that has none, in English where that has none either. */
export function serverWords(locale: string): ServerWords {
  const known = new Map<string, ServerWords>(Object.entries(words))
  return known.get(locale) ?? known.get(tenant.defaultLocale) ?? words.en
}
