/**
 * Adds missing dialog methods to a test document: `showModal`, `show`, and `close` with its event.
 */
export function installDialogs(window_: Window & typeof globalThis): void {
  const { prototype } = window_.HTMLDialogElement
  prototype.showModal ??= open
  prototype.show ??= open
  prototype.close ??= close
}

function open(this: HTMLDialogElement): void {
  this.open = true
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}
