/**
 * Kind of a property's value: a plain value by name, one of a list of words, or objects of some
 * types.
 */
export type ValueKind = PlainKind | { oneOf: readonly string[] } | { types: readonly string[] }

type PlainKind = keyof typeof plainKinds

const currencies = new Set(Intl.supportedValuesOf('currency'))

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value)
const isWebAddress = (value: unknown): boolean =>
  isText(value) && /^https?:\/\/[\u0021-\u007e]+$/.test(value) && URL.canParse(value)

/** Validators of plain values, with their descriptions. */
const plainKinds = {
  text: { check: isText, description: 'a text that is not empty' },
  url: { check: isWebAddress, description: 'an absolute web address' },
  urlTemplate: {
    check: matches(/^https?:\/\/\S*\{\w+\}\S*$/),
    description: 'an address with {term}',
  },
  date: {
    check: (value) =>
      matches(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/)(value) &&
      !Number.isNaN(Date.parse(String(value))),
    description: 'an ISO 8601 date',
  },
  time: {
    check: matches(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/),
    description: 'a time such as 09:00',
  },
  number: {
    check: (value) => typeof value === 'number' && Number.isFinite(value),
    description: 'a number',
  },
  count: {
    check: (value) => Number.isInteger(value) && Number(value) >= 0,
    description: 'a whole number from 0',
  },
  price: {
    check: (value) => (typeof value === 'number' ? value >= 0 : matches(/^\d+(\.\d+)?$/)(value)),
    description: 'an amount with a point, and no sign of a currency',
  },
  currency: { check: (value) => currencies.has(String(value)), description: 'an ISO 4217 code' },
  country: { check: matches(/^[A-Z]{2}$/), description: 'an ISO 3166-1 alpha-2 code' },
  language: { check: matches(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/), description: 'a BCP 47 tag' },
  boolean: { check: (value) => typeof value === 'boolean', description: 'true or false' },
  gtin: { check: isGtin, description: 'a GTIN with its check digit' },
} satisfies Record<string, { check: (value: unknown) => boolean; description: string }>

/** Describes the problem with a plain value; undefined if it is valid. */
export function plainProblem(kind: PlainKind, value: unknown): string | undefined {
  const { check, description } = plainKinds[kind]
  return check(value) ? undefined : `${JSON.stringify(value)} is not ${description}`
}

/** @see {@link https://www.gs1.org/services/how-calculate-check-digit-manually} */
function isGtin(value: unknown): boolean {
  if (!matches(/^(\d{8}|\d{12,14})$/)(value)) return false
  const digits = [...String(value)].map(Number).toReversed()
  return digits.reduce((sum, digit, place) => sum + digit * (place % 2 ? 3 : 1), 0) % 10 === 0
}
