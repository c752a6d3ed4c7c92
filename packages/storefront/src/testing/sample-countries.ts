/** Countries for tests: one with regions by postal code, one without. */
export const sampleCountries = {
  greece: {
    code: 'GR',
    postalCodePattern: String.raw`\d{3} ?\d{2}`,
    invoiceFields: ['BUSINESS_ACTIVITY', 'TAX_OFFICE'] as const,
    regions: [
      { code: 'GR-I', postalPrefixes: ['10', '80'] },
      { code: 'GR-M', postalPrefixes: ['70', '71'] },
    ],
  },
  cyprus: { code: 'CY', postalCodePattern: String.raw`\d{4}`, invoiceFields: [], regions: [] },
}
