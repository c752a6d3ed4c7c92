import * as v from 'valibot'
import { inputRules, parseInput } from '../../../foundation/words/parse-input.js'
import type { UserError } from '../../../foundation/words/user-error.js'
import { checkAddress } from './check-address.js'
import type { AddressInput, PostalAddress } from './order-request.js'

export type ParsedAddress =
  | { status: 'valid'; address: PostalAddress }
  | { status: 'refused'; errors: UserError[] }

/** Checks an address that stands alone as an order's is checked, and cleans it; fields are named below `path`. */
export function parseAddress(input: AddressInput, path: string): ParsedAddress {
  const schema = v.object({ [path]: v.object(inputRules.address) })
  const parsed = parseInput(schema, { [path]: input })
  if (parsed.status === 'refused') return { status: 'refused', errors: parsed.errors }
  const errors: UserError[] = []
  const address = checkAddress(parsed.output[path]!, path, errors)
  return errors.length > 0 ? { status: 'refused', errors } : { status: 'valid', address: address! }
}
