import { countPasswordCharacters, INPUT_LIMITS } from '@floga/platform-contract/input-rules'
import { isCommonPassword } from './common-passwords.js'
import { toEmailKey } from './member.js'

export type PasswordErrorCode = 'REQUIRED' | 'TOO_SHORT' | 'TOO_LONG' | 'TOO_COMMON'

/** Why a new password cannot be taken; undefined when it can. Characters are counted as people count them. */
export function checkPassword(password: string, email: string): PasswordErrorCode | undefined {
  const characters = countPasswordCharacters(password)
  if (characters === 0) return 'REQUIRED'
  if (characters < INPUT_LIMITS.passwordMin) return 'TOO_SHORT'
  if (characters > INPUT_LIMITS.passwordMax) return 'TOO_LONG'
  const isEmail = toEmailKey(password) === toEmailKey(email)
  return isEmail || isCommonPassword(password) ? 'TOO_COMMON' : undefined
}
