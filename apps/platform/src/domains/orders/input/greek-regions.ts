/** A region of Greece. */
export interface GreekRegion {
  /** ISO 3166-2. */
  code: string
  el: string
  en: string
  /** First two digits of its postal codes. */
  postalPrefixes: readonly string[]
}

/** The 13 regions of Greece. Postal codes follow the prefectures, each of which belongs to one region. */
export const greekRegions: readonly GreekRegion[] = [
  region(
    'GR-A',
    'Ανατολική Μακεδονία και Θράκη',
    'Eastern Macedonia and Thrace',
    '64 65 66 67 68 69',
  ),
  // Cythera is governed from Piraeus.
  region('GR-I', 'Αττική', 'Attica', '10 11 12 13 14 15 16 17 18 19 80'),
  region('GR-K', 'Βόρειο Αιγαίο', 'North Aegean', '81 82 83'),
  region('GR-G', 'Δυτική Ελλάδα', 'Western Greece', '25 26 27 30'),
  region('GR-C', 'Δυτική Μακεδονία', 'Western Macedonia', '50 51 52 53'),
  region('GR-D', 'Ήπειρος', 'Epirus', '44 45 46 47 48'),
  region('GR-E', 'Θεσσαλία', 'Thessaly', '37 38 40 41 42 43'),
  region('GR-F', 'Ιόνιοι Νήσοι', 'Ionian Islands', '28 29 31 49'),
  region('GR-B', 'Κεντρική Μακεδονία', 'Central Macedonia', '54 55 56 57 58 59 60 61 62 63'),
  region('GR-M', 'Κρήτη', 'Crete', '70 71 72 73 74'),
  region('GR-L', 'Νότιο Αιγαίο', 'South Aegean', '84 85'),
  region('GR-J', 'Πελοπόννησος', 'Peloponnese', '20 21 22 23 24'),
  region('GR-H', 'Στερεά Ελλάδα', 'Central Greece', '32 33 34 35 36'),
]

/** Code of the region of a Greek postal code; null for none. */
export function greekRegionOf(postalCode: string): string | null {
  const digits = postalCode.replaceAll(/\s/g, '')
  if (!/^\d{5}$/.test(digits)) return null
  const prefix = digits.slice(0, 2)
  return greekRegions.find((known) => known.postalPrefixes.includes(prefix))?.code ?? null
}

function region(code: string, el: string, en: string, prefixes: string): GreekRegion {
  return { code, el, en, postalPrefixes: prefixes.split(' ') }
}
