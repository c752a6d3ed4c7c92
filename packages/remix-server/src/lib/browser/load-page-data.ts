import { mayReload, type ReloadMemory } from './reload-on-missing-parts.js'

/** What is asked of the browser's window. */
export interface PageDataWindow {
  document: Document
  fetch: typeof fetch
  setTimeout(act: () => void, delayMs: number): unknown
  sessionStorage: ReloadMemory
  location: Pick<Location, 'reload'>
  /** What Remix reads data from when it starts. */
  __remixContext?: { stream?: ReadableStream<Uint8Array> | undefined }
}

/** Milliseconds before each try after the first: where the connection is lost, it may be back. */
const pausesMs = [1_000, 4_000]

/**
 * Fetches the data of a page that names them by their address (`takePageData`), and hands them to Remix. To be called before
 * Remix's component is.
 *
 * Where no process of the shop has them any more, the page has become another since: it is loaded anew, once a minute at most
 * and only while nothing is typed in it. Without its data a page stays as the server wrote it.
 *
 * @returns Whether the page has its data; pages that carry them have.
 */
export async function loadPageData(window: PageDataWindow): Promise<boolean> {
  const { document } = window
  const address = document.querySelector<HTMLElement>('[data-page-data]')?.dataset['pageData']
  if (!address) return true
  const data = takeKept(document) ?? (await ask(window, address))
  if (data === null) {
    if (!isEdited(document) && mayReload(window.sessionStorage, Date.now()))
      window.location.reload()
  }
  if (!data) return false
  const { __remixContext: remix } = window
  if (remix) remix.stream = new Response(data).body ?? undefined
  return true
}

/** Data that a service worker put into the copy of a page. */
function takeKept(document: Document): string | undefined {
  const element = document.querySelector('script[data-kept-page-data]')
  element?.remove()
  return element?.textContent || undefined
}

/** The data; null where nobody has them any more, undefined where nobody answers. */
async function ask(
  { fetch, setTimeout }: PageDataWindow,
  address: string,
): Promise<string | null | undefined> {
  let isMissing = false
  for (const pauseMs of [...pausesMs, 0]) {
    // oxlint-disable no-await-in-loop -- one try after the other
    try {
      const response = await fetch(address)
      if (response.ok) return await response.text()
      isMissing = response.status === 404
    } catch {
      isMissing = false
    }
    // Another process of the shop may have what the first one lacks.
    if (!isMissing) await new Promise<void>((done) => void setTimeout(done, pauseMs))
    // oxlint-enable no-await-in-loop
  }
  return isMissing ? null : undefined
}

/** Whether a field differs from what the server wrote. */
function isEdited(document: Document): boolean {
  const fields = [...document.querySelectorAll('input, textarea, option')]
  return fields.some((field) => {
    if (field instanceof HTMLOptionElement) return field.selected !== field.defaultSelected
    const { type, value, defaultValue, checked, defaultChecked } = field as HTMLInputElement
    // A slider gives itself a value.
    if (type === 'range') return false
    return /checkbox|radio/.test(type) ? checked !== defaultChecked : value !== defaultValue
  })
}
