/** A key by its name in `KeyboardEvent.key`, or a character. */
export type Key =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Tab'
  | (string & {})

/** A tab of one visitor, with cookies, storage and service worker of its own. */
export interface Tab {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Value of an expression in the page; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>
  /** Moves the mouse to a point of the viewport. */
  moveMouse(x: number, y: number): Promise<void>
  /** Moves the mouse to a point of the viewport, and clicks. */
  click(x: number, y: number): Promise<void>
  /** Types keys, one after the other. */
  press(keys: readonly Key[]): Promise<void>
  close(): Promise<void>
}

/** A browser, driven by a protocol that it speaks itself. */
export interface BrowserDriver {
  /** Opens a tab of another visitor. */
  openTab(): Promise<Tab>
  close(): Promise<void>
}

/** Size of every tab. */
export const viewport = { width: 1280, height: 900 } as const
