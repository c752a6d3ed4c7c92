/** The 13 regions of Greece, ISO 3166-2. */
export const greekRegions: readonly { code: string; el: string; en: string }[] = [
  { code: 'GR-A', el: 'Ανατολική Μακεδονία και Θράκη', en: 'Eastern Macedonia and Thrace' },
  { code: 'GR-I', el: 'Αττική', en: 'Attica' },
  { code: 'GR-K', el: 'Βόρειο Αιγαίο', en: 'North Aegean' },
  { code: 'GR-G', el: 'Δυτική Ελλάδα', en: 'Western Greece' },
  { code: 'GR-C', el: 'Δυτική Μακεδονία', en: 'Western Macedonia' },
  { code: 'GR-D', el: 'Ήπειρος', en: 'Epirus' },
  { code: 'GR-E', el: 'Θεσσαλία', en: 'Thessaly' },
  { code: 'GR-F', el: 'Ιόνιοι Νήσοι', en: 'Ionian Islands' },
  { code: 'GR-B', el: 'Κεντρική Μακεδονία', en: 'Central Macedonia' },
  { code: 'GR-M', el: 'Κρήτη', en: 'Crete' },
  { code: 'GR-L', el: 'Νότιο Αιγαίο', en: 'South Aegean' },
  { code: 'GR-J', el: 'Πελοπόννησος', en: 'Peloponnese' },
  { code: 'GR-H', el: 'Στερεά Ελλάδα', en: 'Central Greece' },
]
