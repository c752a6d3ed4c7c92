declare global {
  interface Window {
    /** Set by the inline script of `lateScripts`. */
    takeHeldPresses?: () => HTMLElement[]
  }
}

/**
 * The buttons that were pressed while the page could not answer, in their order; from now on none is held any more. Called
 * when something begins to listen, so that each press counts once.
 */
export function takeHeldPresses(window: Pick<Window, 'takeHeldPresses'>): readonly HTMLElement[] {
  const held = window.takeHeldPresses?.() ?? []
  delete window.takeHeldPresses
  return held
}
