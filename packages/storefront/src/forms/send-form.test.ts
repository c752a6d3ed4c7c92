// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'

import { sendForm } from './send-form.js'

// Only whether an error came from a route is used.
vi.mock('@remix-run/react', () => ({
  isRouteErrorResponse: (thrown: object) => 'internal' in thrown,
}))

/** Sends a form of which a server makes this. */
function send(serverAction: () => Promise<unknown>) {
  const body = new URLSearchParams({ form: 'contact', message: 'Hello' })
  const request = new Request('http://shop.example/en/contact', { method: 'POST', body })
  const action = serverAction as Parameters<typeof sendForm>[0]['serverAction']
  return sendForm({ request, serverAction: action, params: {} })
}

const routeError = (status: number) => ({ status, statusText: '', internal: false, data: null })

describe('sendForm', () => {
  it("returns the server's response", async () => {
    expect(await send(async () => 'answer')).toBe('answer')
  })

  it('returns a response of its own without a server, so that page and input are preserved', async () => {
    const failures = [new TypeError('Failed to fetch'), routeError(503), routeError(500)]
    for (const failure of failures) {
      const answer = await send(() => Promise.reject(failure))
      if (!(answer instanceof Response)) throw new Error('Remix takes a status from a response.')
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({
        formId: 'contact',
        result: null,
        isDone: false,
        notices: [{ sendAgain: 'button' }],
      })
    }
  })

  it('follows redirects and leaves every other response to its page', async () => {
    const redirect = new Response(null, { status: 204, headers: { location: '/en' } })
    await expect(send(() => Promise.reject(redirect))).rejects.toBe(redirect)
    const notFound = routeError(404)
    await expect(send(() => Promise.reject(notFound))).rejects.toBe(notFound)
  })
})
