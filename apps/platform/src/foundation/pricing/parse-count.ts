import { cleanTyped } from '@floga/platform-contract/input-rules'

/**
 * Parses a number of pieces as spreadsheets write it, such as `12`, `12,00` or `1 200`; fewer than
 * none are none. Undefined when it is no whole number, or may be 1 or 1000 as `1.000`.
 */
export function parseCount(typed: string): number | undefined {
  const text = cleanTyped(typed)
  const [, sign = '', whole = ''] =
    /^(-?)(\d{1,7}|\d{1,3}(?: \d{3})+)(?:[.,]0{1,2})?$/.exec(text) ?? []
  if (whole === '') return undefined
  const pieces = Number(whole.replaceAll(/\D/g, ''))
  return sign === '' ? pieces : 0
}
