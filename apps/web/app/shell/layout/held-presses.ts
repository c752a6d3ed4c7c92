import { takeHeldPresses } from '@floga/remix-server/browser'

let held: readonly HTMLElement[] = []

/** From here on React hears what is pressed, also while it draws. */
export function takePresses(): void {
  held = takeHeldPresses(window)
}

/** Makes the presses of before, once everything listens. */
export function makeHeldPresses(): void {
  const buttons = held
  held = []
  for (const button of buttons) if (button.isConnected) button.click()
}
