'use client'

import { useState } from 'react'
import type { ChangeEvent } from 'react'

import type { CountryData } from '../../request/api/api-types.js'
import { hasNumericPostalCodes, regionOf } from './region-of.js'

/**
 * Country and region of an address form: another country clears the region, a postal code that
 * determines it fills it in.
 */
export interface RegionState {
  country: string
  postalCodeUse: CountryData['postalCodeUse']
  /** Keyboard for its postal codes. */
  postalCodeInputMode: 'numeric' | 'text'
  /** Whether postal codes of the country determine the region. */
  isRegionByPostalCode: boolean
  /** Of the chosen country; empty where it has none. */
  regions: CountryData['regions']
  region: string
  onCountryChange: (event: ChangeEvent<HTMLSelectElement>) => void
  onRegionChange: (event: ChangeEvent<HTMLSelectElement>) => void
  onPostalCodeChange: (event: ChangeEvent<HTMLInputElement>) => void
}

export function useRegion(
  countries: readonly CountryData[],
  first: { country: string; region: string },
): RegionState {
  const [code, setCode] = useState(first.country)
  const [region, setRegion] = useState(first.region)
  const country = countries.find((known) => known.code === code)
  return {
    country: code,
    postalCodeUse: country?.postalCodeUse ?? 'REQUIRED',
    postalCodeInputMode: hasNumericPostalCodes(country) ? 'numeric' : 'text',
    isRegionByPostalCode: (country?.regions ?? []).some(
      ({ postalPrefixes }) => postalPrefixes.length > 0,
    ),
    regions: country?.regions ?? [],
    region,
    onCountryChange: ({ target }) => {
      setCode(target.value)
      setRegion('')
    },
    onRegionChange: ({ target }) => setRegion(target.value),
    onPostalCodeChange: ({ target }) => {
      const known = regionOf(country, target.value)
      if (known) setRegion(known)
    },
  }
}
