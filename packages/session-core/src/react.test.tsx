// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSession, type Session } from './index.js'
import { createRedirectRules } from './redirects.js'
import { useSession, useSessionPage } from './react.js'
import { createFakeBrowser, createFakeClock, createFakePlatform } from './testing.js'

afterEach(cleanup)

function openSession() {
  const clock = createFakeClock()
  const platform = createFakePlatform(clock)
  const navigations: string[] = []
  const session = createSession({
    tenant: 'default',
    transport: platform.transport,
    clock,
    rules: createRedirectRules({ localePrefixes: ['/en'] }),
    ...createFakeBrowser(clock).openTab(),
    navigate: ({ to }) => void navigations.push(to),
  })
  session.start()
  return { session, platform, navigations }
}

function Visitor({ session }: { session: Session | null }) {
  const view = useSession(session)
  return <output>{view.status === 'signed-in' ? view.email : view.status}</output>
}

function Page({ session, path }: { session: Session; path: string }) {
  useSessionPage(session, path, path === '/')
  return null
}

describe('useSession', () => {
  it('is unknown in the page that every visitor gets, also for members', () => {
    const { session, platform } = openSession()
    session.signIn(platform.logIn('maria@example.com'))
    expect(renderToString(<Visitor session={session} />)).toBe('<output>unknown</output>')
  })

  it('hydrates the server-rendered state, and then shows the user', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => error.mockRestore())
    const { session, platform } = openSession()
    session.signIn(platform.logIn('maria@example.com'))
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Visitor session={session} />)
    render(<Visitor session={session} />, { container, hydrate: true })
    expect(screen.getByRole('status').textContent).toBe('maria@example.com')
    expect(error).not.toHaveBeenCalled()
  })

  it('renders once in a page that has no session yet', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Visitor session={null} />)
    const drawing = vi.fn<() => void>()
    const visitor = (
      <Profiler id="visitor" onRender={drawing}>
        <Visitor session={null} />
      </Profiler>
    )
    render(visitor, { container, hydrate: true })
    expect(drawing).toHaveBeenCalledOnce()
  })

  it('follows login and logout', () => {
    const { session, platform } = openSession()
    render(<Visitor session={session} />)
    expect(screen.getByRole('status').textContent).toBe('signed-out')
    act(() => session.signIn(platform.logIn('maria@example.com')))
    expect(screen.getByRole('status').textContent).toBe('maria@example.com')
    act(() => void session.signOut())
    expect(screen.getByRole('status').textContent).toBe('signed-out')
  })

  it('is unknown without a session', () => {
    render(<Visitor session={null} />)
    expect(screen.getByRole('status').textContent).toBe('unknown')
  })
})

describe('useSessionPage', () => {
  it('leads from a page that needs a login to the login', () => {
    const { session, navigations } = openSession()
    const { rerender } = render(<Page session={session} path="/" />)
    expect(navigations).toEqual([])
    rerender(<Page session={session} path="/en/orders" />)
    expect(navigations).toEqual(['/en/auth/login'])
  })
})
