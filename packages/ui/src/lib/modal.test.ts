import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeModal, closeModalAtOnce, listenAsModal, openModal } from './modal.js'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function addDialog(): { dialog: HTMLDialogElement; said: string[] } {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  const said: string[] = []
  const { showModal, close } = dialog
  dialog.showModal = () => {
    said.push('showModal')
    showModal.call(dialog)
  }
  dialog.close = () => {
    said.push('close')
    close.call(dialog)
  }
  return { dialog, said }
}

const pressKey = (): boolean => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))

describe('openModal', () => {
  it('shows the dialog at once and takes the page out of reach once it is drawn', async () => {
    const { dialog, said } = addDialog()
    openModal(dialog)
    expect({ isOpen: dialog.open, said, ...dialog.dataset }).toEqual({
      isOpen: true,
      said: [],
      modal: 'open',
    })
    await vi.waitFor(() => expect(said).toEqual(['showModal']))
    expect(dialog.open).toBe(true)
  })

  it('does not let a key pass the dialog that is in sight', () => {
    const { dialog, said } = addDialog()
    openModal(dialog)
    pressKey()
    pressKey()
    expect(said).toEqual(['showModal'])
  })

  it('leaves open what was about to be closed', async () => {
    const { dialog, said } = addDialog()
    openModal(dialog)
    pressKey()
    closeModal(dialog)
    openModal(dialog)
    pressKey()
    expect(said).toEqual(['showModal'])
    expect(dialog.dataset['modal']).toBe('open')
  })

  it('draws the frame, then what stands in it, and last takes the page out of reach', async () => {
    const { dialog, said } = addDialog()
    const states = new Set<string>()
    new MutationObserver(() => states.add(`${dialog.dataset['modal']} ${said.length}`)).observe(
      dialog,
      { attributes: true },
    )
    openModal(dialog, { isFrameFirst: true })
    await vi.waitFor(() => expect(said).toEqual(['showModal']))
    expect([...states]).toEqual(['frame 0', 'open 0', 'open 1'])
  })

  it('takes all steps with a key', () => {
    const { dialog, said } = addDialog()
    openModal(dialog, { isFrameFirst: true })
    pressKey()
    expect([said, dialog.dataset['modal']]).toEqual([['showModal'], 'open'])
  })

  it('leaves a page alone whose dialog has gone', () => {
    const { dialog, said } = addDialog()
    openModal(dialog)
    dialog.remove()
    pressKey()
    expect(said).toEqual([])
  })

  it('opens where the browser draws nothing', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    const { dialog, said } = addDialog()
    openModal(dialog)
    vi.runAllTimers()
    vi.useRealTimers()
    expect(said).toEqual(['showModal'])
  })
})

describe('closeModal', () => {
  it('hides the dialog at once and gives the page back once that is drawn', async () => {
    const { dialog, said } = addDialog()
    openModal(dialog)
    pressKey()
    closeModal(dialog)
    expect([dialog.dataset['modal'], dialog.open]).toEqual(['closed', true])
    await vi.waitFor(() => expect(said).toEqual(['showModal', 'close']))
    expect(dialog.open).toBe(false)
  })

  it('makes no modal of what was closed before it was drawn', async () => {
    const { dialog, said } = addDialog()
    openModal(dialog)
    closeModal(dialog)
    await vi.waitFor(() => expect(said).toEqual(['close']))
  })
})

describe('closeModalAtOnce', () => {
  it('leaves nothing to be done after drawing, also where the closing has begun', async () => {
    const { dialog, said } = addDialog()
    openModal(dialog)
    pressKey()
    closeModal(dialog)
    closeModalAtOnce(dialog)
    expect([said, dialog.open]).toEqual([['showModal', 'close'], false])
    pressKey()
    expect(said).toEqual(['showModal', 'close'])
  })
})

describe('the focus', () => {
  it.each(['before', 'after'])(
    'goes back to what had it, for a hand that was in the dialog %s the second step',
    async (moment) => {
      const { dialog, said } = addDialog()
      const opener = document.body.appendChild(document.createElement('button'))
      const inside = dialog.appendChild(document.createElement('button'))
      opener.focus()
      openModal(dialog)
      if (moment === 'after') pressKey()
      inside.focus()
      closeModal(dialog)
      await vi.waitFor(() => expect(said).toContain('close'))
      expect(document.activeElement).toBe(opener)
    },
  )

  it('stays where it was put in the page meanwhile', () => {
    const { dialog } = addDialog()
    const [opener, other] = [0, 1].map(() =>
      document.body.appendChild(document.createElement('button')),
    )
    opener?.focus()
    openModal(dialog)
    other?.focus()
    closeModalAtOnce(dialog)
    expect(document.activeElement).toBe(other)
  })
})

describe('listenAsModal', () => {
  it('closes on Escape and on the backdrop, and keeps the page still under it', async () => {
    const { dialog, said } = addDialog()
    const content = dialog.appendChild(document.createElement('p'))
    const stop = listenAsModal(dialog)
    openModal(dialog)
    pressKey()
    const turn = (target: Element): boolean =>
      target.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true }))
    expect([turn(content), turn(dialog)]).toEqual([true, false])
    content.click()
    expect(dialog.dataset['modal']).toBe('open')
    expect(dialog.dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false)
    await vi.waitFor(() => expect(said).toEqual(['showModal', 'close']))
    stop()
    expect(turn(dialog)).toBe(true)
  })
})
