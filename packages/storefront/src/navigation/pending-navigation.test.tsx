// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { pendingNavigation, recordNavigation, TrackNavigation } from './pending-navigation.js'

const idle = { state: 'idle' }
const router = vi.hoisted(() => ({ navigation: {}, key: '' }))
vi.mock('@remix-run/react', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useNavigation: () => router.navigation,
  useLocation: () => ({ key: router.key }),
}))

/** A page, with functions that set the router's state. */
function openPage() {
  Object.assign(router, { navigation: idle, key: 'default' })
  const { rerender } = render(<TrackNavigation />)
  return (state: Partial<typeof router>) => {
    Object.assign(router, state)
    rerender(<TrackNavigation />)
    return pendingNavigation()
  }
}

afterEach(cleanup)

const location = { pathname: '/en/contact', search: '?a=1', hash: '#form' }
const href = '/en/contact?a=1#form'

describe('pendingNavigation', () => {
  it('knows where a navigation leads until it has ended', () => {
    const show = openPage()
    expect(show({ navigation: { state: 'loading', location } })).toEqual({
      href,
      isSubmission: false,
    })
    expect(show({ navigation: idle, key: 'contact' })).toBeNull()
  })

  it('knows the page that a form redirects to once it is loaded, not while the form is submitted', () => {
    const show = openPage()
    const formMethod = 'POST'
    expect(show({ navigation: { state: 'submitting', location, formMethod } })).toBeNull()
    expect(show({ navigation: { state: 'loading', location, formMethod } })).toEqual({
      href,
      isSubmission: true,
    })
  })

  it('knows a link that was just clicked, until the page has come', () => {
    const show = openPage()
    recordNavigation(href)
    expect(pendingNavigation()).toEqual({ href, isSubmission: false })
    expect(show({ key: 'contact' })).toBeNull()
  })
})
