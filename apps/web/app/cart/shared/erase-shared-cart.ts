import { storedKeys } from '../../wiring/browser/stored-keys.js'

/** Nothing about others stays in the browser of somebody who shares a cart with nobody. */
export function eraseSharedCart(): void {
  try {
    localStorage.removeItem(storedKeys.sharedCart)
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
