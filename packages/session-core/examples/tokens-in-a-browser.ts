import { createBrowserSession, createTokenTransport, parseTokenResponse } from '@floga/session-core'

declare const calls: Parameters<typeof createTokenTransport>[0]
declare const answerToPassword: unknown

const session = createBrowserSession({
  window,
  tenant: 'default',
  transport: createTokenTransport(calls),
  navigate: ({ to }) => location.assign(to),
})
session.start()

// After the login form: sets the tokens and returns to the page that asked for a login.
const grant = parseTokenResponse(answerToPassword)
if (grant) session.signIn(grant)
