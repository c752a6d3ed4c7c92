import type { AnalyticsAdapter } from './create-event-bus.js'
import { deleteCookies } from './delete-cookies.js'
import { providerCookies } from './provider-settings.js'

/** The part of a browser's window that the adapter uses. */
export interface GtagWindow {
  document: Pick<Document, 'createElement' | 'head' | 'cookie'>
  location: Pick<Location, 'hostname'>
  /** Read by the provider's script. */
  dataLayer?: unknown[]
}

export interface GtagOptions {
  window: GtagWindow
  /** `G-…` */
  id: string
  /** The shop's own server for the script and the events. @default Google's */
  origin?: string | null | undefined
}

const signals = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const

/**
 * Google Analytics 4 with Consent Mode v2: all four signals are denied before the tag loads, and
 * granted with consent. Each event carries the page's address and title, so that the tag does not
 * read them itself.
 *
 * @see {@link https://developers.google.com/tag-platform/security/guides/consent}
 */
export function createGtag({ window, id, origin }: GtagOptions): AnalyticsAdapter {
  let isLoaded = false
  const layer = (): unknown[] => (window.dataLayer ??= [])
  /** The tag reads objects of arguments, and skips plain lists. */
  function gtag(..._command: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- what the tag reads
    layer().push(arguments)
  }
  const consent = (action: 'default' | 'update', value: 'granted' | 'denied'): void =>
    gtag('consent', action, Object.fromEntries(signals.map((signal) => [signal, value])))

  const load = (): void => {
    isLoaded = true
    consent('default', 'denied')
    consent('update', 'granted')
    gtag('js', new Date())
    const server = origin ? { server_container_url: origin, transport_url: origin } : {}
    gtag('config', id, { send_page_view: false, page_referrer: '', ...server })
    const script = window.document.createElement('script')
    script.async = true
    script.src = `${origin ?? 'https://www.googletagmanager.com'}/gtag/js?id=${encodeURIComponent(id)}`
    window.document.head.append(script)
  }

  return {
    name: 'gtag',
    enable() {
      Object.assign(window, { [`ga-disable-${id}`]: false })
      if (isLoaded) consent('update', 'granted')
      else load()
    },
    disable() {
      Object.assign(window, { [`ga-disable-${id}`]: true })
      if (isLoaded) consent('update', 'denied')
      deleteCookies(
        window,
        providerCookies.GTAG.map(({ name }) => name),
      )
    },
    record({ name, data }, { location, title }) {
      const about = { page_location: location, page_title: title, page_referrer: '' }
      gtag('set', about)
      gtag('event', name, { ...data, ...about })
    },
  }
}
