import { afterEach, describe, expect, it } from 'vitest'
import { listenAsModal } from './listen-as-modal.js'

afterEach(() => document.body.replaceChildren())

describe('listenAsModal', () => {
  it('closes on the backdrop alone, and keeps the page still under it', () => {
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    const content = dialog.appendChild(document.createElement('p'))
    const stop = listenAsModal(dialog)
    const turn = (target: Element, init: WheelEventInit = {}): boolean =>
      target.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init }))
    dialog.showModal()
    expect([turn(content), turn(dialog), turn(dialog, { ctrlKey: true })]).toEqual([
      true,
      false,
      true,
    ])
    content.click()
    expect(dialog.open).toBe(true)
    dialog.click()
    expect(dialog.open).toBe(false)
    stop()
    expect(turn(dialog)).toBe(true)
    dialog.showModal()
    dialog.click()
    expect(dialog.open).toBe(true)
  })
})
