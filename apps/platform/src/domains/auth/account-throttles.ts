import { createAttemptThrottle } from '../../foundation/throttle/attempt-throttle.js'
import type { AttemptThrottle } from '../../foundation/throttle/attempt-throttle.js'

/**
 * What is counted apart: guesses of passwords, registrations, what sends a mail to an address that somebody typed, and the
 * opening of links. The key of an attempt is the e-mail address of the account.
 */
export type AccountThrottles = Record<'login' | 'register' | 'mail' | 'link', AttemptThrottle>

const mails = { perKey: 5, perAddress: 100 }

/** Ten guesses at an account in a quarter of an hour; five mails to one in an hour. */
export function createAccountThrottles(): AccountThrottles {
  return {
    login: createAttemptThrottle({ perKey: 10, perAddress: 100, windowSeconds: 900 }),
    register: createAttemptThrottle(mails),
    mail: createAttemptThrottle(mails),
    link: createAttemptThrottle(mails),
  }
}
