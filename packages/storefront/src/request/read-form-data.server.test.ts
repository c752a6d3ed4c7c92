import { describe, expect, it } from 'vitest'

import { readFormData } from './read-form-data.server.js'

const post = (body: BodyInit | null, type?: string): Request =>
  new Request('https://shop.test/', {
    method: 'POST',
    body,
    ...(type === undefined ? {} : { headers: { 'Content-Type': type } }),
  })

describe('readFormData', () => {
  it('reads a form once for several callers', async () => {
    const request = post(new URLSearchParams({ email: 'maria@example.com' }))
    expect((await readFormData(request)).get('email')).toBe('maria@example.com')
    expect((await readFormData(request)).get('email')).toBe('maria@example.com')
  })

  it('rejects a body that is no form as a mistake of the sender', async () => {
    const bodies = [post(null), post('{}', 'application/json'), post('x', 'multipart/form-data')]
    for (const request of bodies) {
      const thrown = await readFormData(request).catch((error: unknown) => error)
      expect(thrown).toBeInstanceOf(Response)
      expect((thrown as Response).status).toBe(400)
    }
  })
})
