/// <reference path="./jsdom.d.ts" />
import { JSDOM } from 'jsdom'

/**
 * A browser without scripts: follows links and redirects, submits forms, stores cookies.
 *
 * @param {string} origin
 * @param {Map<string, string>} [cookies] those of its host: browsers share cookies between ports
 * @param {string[]} [others] origins that the shop may lead to, such as that of a payment provider
 */
export function visitShop(origin, cookies = new Map(), others = []) {
  let shown = new JSDOM('', { url: origin })

  /**
   * @param {string} path
   * @param {string} [form] as a browser sends it
   * @returns {Promise<number>} status of the page that is shown then
   */
  const open = async (path, form) => {
    const { href, origin: target } = new URL(path, shown.window.location.href)
    if (![origin, ...others].includes(target)) throw new Error(`${href} leads out of the shop.`)
    const { origin: sender } = shown.window.location
    const type = 'application/x-www-form-urlencoded'
    const response = await fetch(href, {
      redirect: 'manual',
      headers: {
        // A page takes jsdom so long on a busy machine that the server closes the connection meanwhile.
        connection: 'close',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(form === undefined ? {} : { origin: sender, 'content-type': type }),
      },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/Max-Age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (next !== null) return open(new URL(next, href).href)
    shown = new JSDOM(await response.text(), { url: href })
    return response.status
  }

  return {
    origin,
    cookies,
    open,
    page: () => shown.window.document,
    /** @param {string} name of the link; spaces of its text may be no-break spaces */
    follow(name) {
      const { document } = shown.window
      const link = [...document.querySelectorAll('a')].find((one) =>
        one.textContent?.replaceAll(/\s+/g, ' ').includes(name),
      )
      if (!link) throw new Error(`There is no link ${name} on ${document.URL}.`)
      return open(link.href)
    },
    /**
     * Sends the form that has a button of this name.
     *
     * @param {RegExp} button
     * @param {Record<string, string>} [filled]
     */
    send(button, filled = {}) {
      const { document, FormData, HTMLInputElement } = shown.window
      const { HTMLSelectElement, HTMLTextAreaElement } = shown.window
      const pressed = [...document.querySelectorAll('button')].find((one) =>
        button.test(one.textContent ?? ''),
      )
      const form = pressed?.form
      if (!pressed || !form) throw new Error(`No form has a button ${button}.`)
      for (const [name, value] of Object.entries(filled)) {
        const field = form.elements.namedItem(name)
        const radio = form.querySelector(`[type="radio"][name="${name}"][value="${value}"]`)
        if (radio instanceof HTMLInputElement) radio.checked = true
        else if (field instanceof HTMLTextAreaElement) field.value = value
        else if (field instanceof HTMLSelectElement) field.value = value
        else if (!(field instanceof HTMLInputElement)) {
          throw new Error(`The form has no field ${name}.`)
        } else if (field.type === 'checkbox') field.checked = true
        else field.value = value
      }
      const sent = [...new FormData(form, pressed)].map((pair) =>
        pair.map((part) => encodeURIComponent(String(part))).join('='),
      )
      return open(form.action, sent.join('&'))
    },
  }
}
