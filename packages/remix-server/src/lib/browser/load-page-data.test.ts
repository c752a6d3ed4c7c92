// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'

import { loadPageData, type PageDataWindow } from './load-page-data.js'

const address = '/page-data/hash/en/products?page=2'

/** A page that names its data, and what its browser does. */
function openPage(answers: (Response | 'lost')[], body = '') {
  document.body.innerHTML = `${body}<script type="text/plain" data-page-data="${address}"></script>`
  const asked: string[] = []
  const pauses: number[] = []
  const memory = new Map<string, string>()
  const reload = vi.fn<() => void>()
  const remix: NonNullable<PageDataWindow['__remixContext']> = {}
  const window: PageDataWindow = {
    document,
    async fetch(input) {
      asked.push(String(input))
      const answer = answers.shift()
      if (!(answer instanceof Response)) throw new TypeError('Failed to fetch')
      return answer
    },
    setTimeout(act, delayMs) {
      pauses.push(delayMs)
      act()
    },
    sessionStorage: {
      getItem: (name) => memory.get(name) ?? null,
      setItem: (name, value) => void memory.set(name, value),
    },
    location: { reload },
    __remixContext: remix,
  }
  const handedOver = async () => new Response(remix.stream).text()
  return { window, asked, pauses, reload, handedOver }
}

const missing = () => new Response('Not found', { status: 404 })

describe('loadPageData', () => {
  it('hands the data of the page to Remix, and leaves a page that carries its own alone', async () => {
    const { window, asked, handedOver } = openPage([new Response('[{"_1":2}]')])
    expect(await loadPageData(window)).toBe(true)
    expect([asked, await handedOver()]).toEqual([[address], '[{"_1":2}]'])
    document.body.innerHTML = ''
    expect([await loadPageData(window), asked]).toEqual([true, [address]])
  })

  it('asks again, as another process may have them, and after a while where nobody answers', async () => {
    const page = openPage([missing(), new Response('data')])
    expect([await loadPageData(page.window), page.pauses]).toEqual([true, []])
    const late = openPage(['lost', new Response('', { status: 503 }), new Response('data')])
    expect([await loadPageData(late.window), late.pauses]).toEqual([true, [1_000, 4_000]])
    const lost = openPage(['lost', 'lost', 'lost'])
    expect([await loadPageData(lost.window), lost.asked.length]).toEqual([false, 3])
    expect(lost.reload).not.toHaveBeenCalled()
  })

  it('loads a page anew that has become another, once', async () => {
    const { window, reload } = openPage(Array.from({ length: 6 }, missing))
    expect(await loadPageData(window)).toBe(false)
    expect(await loadPageData(window)).toBe(false)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('leaves a page as it is in which something is typed or chosen', async () => {
    const fields =
      '<input value="a"><input type="checkbox" checked><input type="range"><textarea>b</textarea>' +
      '<select><option selected>1</option><option>2</option></select>'
    const edits: ((field: Element) => void)[] = [
      (field) => Object.assign(field, { value: 'typed' }),
      (field) => Object.assign(field, { checked: false }),
      () => undefined,
      (field) => Object.assign(field, { value: 'typed' }),
      (field) => Object.assign(field, { selectedIndex: 1 }),
    ]
    const reloads: number[] = []
    for (const [index, edit] of edits.entries()) {
      const { window, reload } = openPage([missing(), missing(), missing()], fields)
      edit(document.querySelectorAll('input, textarea, select')[index]!)
      // oxlint-disable-next-line no-await-in-loop -- one page
      expect(await loadPageData(window)).toBe(false)
      reloads.push(reload.mock.calls.length)
    }
    expect(reloads).toEqual([0, 0, 1, 0, 0])
  })

  it('takes the data that a kept copy of the page holds', async () => {
    const { window, asked, handedOver } = openPage(
      [],
      '<script type="text/plain" data-kept-page-data>["\\u003cb>"]</script>',
    )
    expect(await loadPageData(window)).toBe(true)
    expect([asked, await handedOver()]).toEqual([[], '["\\u003cb>"]'])
    expect(document.querySelector('[data-kept-page-data]')).toBeNull()
  })
})
