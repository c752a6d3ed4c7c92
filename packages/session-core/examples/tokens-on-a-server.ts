import { createServerSessions, toSetCookie } from '@floga/session-core/server'

declare const own: Pick<Parameters<typeof createServerSessions>[0], 'transport' | 'seal' | 'open'>
declare function render(token: string | null): Promise<Response>

const cookie = { isSecure: true }
const sessions = createServerSessions({ ...own, tenant: 'default', cookie })

export async function answer(request: Request): Promise<Response> {
  const session = await sessions.read(request.headers.get('Cookie'))
  const response = await render(session.status === 'signed-in' ? session.token : null)
  for (const change of session.cookies) response.headers.append('Set-Cookie', toSetCookie(change))
  return response
}
