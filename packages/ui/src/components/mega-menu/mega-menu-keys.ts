import type { KeyboardEvent } from 'react'

/** Actions that the menu's keys trigger. */
export interface MegaMenuKeyActions {
  openId: string | undefined
  /** Opens a panel and moves the focus to its first link. */
  enter: (id: string) => void
  close: () => void
}

const links = (place: Element | null | undefined): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>('a[href]') ?? []),
]

/**
 * Moves the focus by arrow keys, Home and End, and closes on Escape.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
export function handleMegaMenuKey(
  event: KeyboardEvent<HTMLElement>,
  { openId, enter, close }: MegaMenuKeyActions,
): void {
  const target = event.target as HTMLElement
  const menu = event.currentTarget
  const labels = [...menu.querySelectorAll<HTMLElement>('[data-part="label"]')]
  const panel = target.closest('[data-part="flyout"]')
  const label = panel?.parentElement?.querySelector<HTMLElement>('[data-part="label"]') ?? target
  const row = panel ? links(panel) : labels
  const at = row.indexOf(target)

  const goTo = (next: HTMLElement | undefined): void => {
    event.preventDefault()
    next?.focus()
  }
  const isRightToLeft = menu.ownerDocument.dir === 'rtl'
  const forward = panel ? 'ArrowDown' : isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = panel ? 'ArrowUp' : isRightToLeft ? 'ArrowRight' : 'ArrowLeft'

  if (event.key === forward) goTo(row[at + 1] ?? (panel ? undefined : row[0]))
  else if (event.key === back) goTo(row[at - 1] ?? (panel ? label : row.at(-1)))
  else if (event.key === 'Home') goTo(row[0])
  else if (event.key === 'End') goTo(row.at(-1))
  else if (event.key === 'Escape' && openId !== undefined) {
    close()
    goTo(label)
  } else if (label.getAttribute('role') === 'button' && !panel) {
    if (event.key === ' ') {
      event.preventDefault()
      label.click()
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      enter(label.dataset['item'] ?? '')
    }
  }
}
