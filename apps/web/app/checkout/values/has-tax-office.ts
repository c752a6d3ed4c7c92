/** Whether companies of a country belong to a tax office that invoices name: those of Greece alone. Goods that are fetched need no address. */
export function hasTaxOffice(country: string | null | undefined): boolean {
  return !country || country === 'GR'
}
