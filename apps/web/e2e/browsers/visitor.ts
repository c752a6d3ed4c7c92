import { expect } from '@playwright/test'

import type { Key, Tab } from './drivers/tab.js'
import { findTarget } from './find-target.js'
import type { Found, Target } from './find-target.js'

/** A visitor of the shop, in any browser. Every step waits for what it needs, as a person does. */
export interface Visitor {
  open(path: string): Promise<void>
  goBack(): Promise<void>
  goForward(): Promise<void>
  reload(): Promise<void>
  click(target: Target): Promise<void>
  /** Rests the mouse on an element. */
  hover(target: Target): Promise<void>
  /** Replaces the text of a field, by the keyboard. */
  type(target: Target, text: string): Promise<void>
  /** Chooses an option of a list by its value. */
  select(target: Target, value: string): Promise<void>
  focus(target: Target): Promise<void>
  press(...keys: Key[]): Promise<void>
  /** Waits until there is such an element. @returns what the page tells of it. */
  see(target: Target): Promise<Found>
  /** Waits until there is none. */
  miss(target: Target): Promise<void>
  find(target: Target): Promise<Found[]>
  /** Waits until the address is this one, or matches. */
  arrive(path: string | RegExp): Promise<void>
  /** Waits until the page is hydrated. */
  untilHydrated(): Promise<void>
  evaluate<T>(expression: string): Promise<T>
}

const address = 'location.pathname + location.search + location.hash'

/** Scripts make buttons of the menu's labels. */
const isHydrated = `document.querySelector('nav [role=button]') !== null`

/** Lets a visitor use a tab. */
export function createVisitor(tab: Tab, origin: string): Visitor {
  // The page decides what an expression returns.
  const evaluate = <T>(expression: string): Promise<T> => tab.evaluate(expression) as Promise<T>
  const find = (target: Target): Promise<Found[]> => evaluate<Found[]>(findTarget(target))

  /** The value of an expression, or another one while a page is being replaced. */
  const read = <T>(expression: string, otherwise: T): Promise<T> =>
    evaluate<T>(expression).catch(() => otherwise)

  /** Waits until an element is in one place and on top. */
  async function reach(target: Target): Promise<Found> {
    let before: Found | undefined
    let found: Found | undefined
    const isStill = async (): Promise<boolean> => {
      before = found
      found = (await find({ nth: 0, ...target }).catch(() => []))[0]
      if (!found?.isOnTop || !before) return false
      // Firefox moves a slide of a broken width by a pixel whenever it is scrolled to.
      return Math.hypot(found.x - before.x, found.y - before.y) < 2
    }
    await expect.poll(isStill, { message: `${describe(target)} can be clicked` }).toBe(true)
    return found!
  }

  async function see(target: Target): Promise<Found> {
    let found: Found | undefined
    const look = async (): Promise<boolean> => {
      found = (await find(target).catch(() => []))[0]
      return found !== undefined
    }
    await expect.poll(look, { message: `${describe(target)} is shown` }).toBe(true)
    return found!
  }

  async function focus(target: Target): Promise<void> {
    const { x, y } = await reach(target)
    await evaluate(`document.elementFromPoint(${x}, ${y})?.closest('a, button, input')?.focus()`)
  }

  return {
    open: (path) => tab.goto(`${origin}${path}`),
    // Drivers wait for a document to load, which most of these steps do not.
    goBack: async () => void (await tab.evaluate('setTimeout(() => history.back())')),
    goForward: async () => void (await tab.evaluate('setTimeout(() => history.forward())')),
    reload: () => tab.reload(),
    async click(target) {
      const { x, y } = await reach(target)
      await tab.click(x, y)
    },
    async hover(target) {
      const { x, y } = await reach(target)
      await tab.moveMouse(x, y)
    },
    async type(target, text) {
      // A page that has just arrived moves the focus to what is new.
      const isFocused = async (): Promise<boolean> => {
        const { x, y } = await reach(target)
        await tab.click(x, y)
        return (await see(target)).isFocused
      }
      await expect.poll(isFocused).toBe(true)
      await evaluate('document.activeElement.select?.()')
      await tab.press([...text])
      await expect.poll(async () => (await see(target)).value).toBe(text)
    },
    async select(target, value) {
      const { x, y } = await reach(target)
      await evaluate(`(() => {
        const list = document.elementFromPoint(${x}, ${y}).closest('select')
        list.value = ${JSON.stringify(value)}
        for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
      })()`)
    },
    focus,
    press: (...keys) => tab.press(keys),
    see,
    async miss(target) {
      const count = async (): Promise<number> => (await find(target)).length
      await expect.poll(count, { message: `${describe(target)} is gone` }).toBe(0)
    },
    find,
    async arrive(path) {
      const wanted = expect.poll(() => read(address, ''))
      await (path instanceof RegExp ? wanted.toMatch(path) : wanted.toBe(path))
    },
    async untilHydrated() {
      await expect.poll(() => read(isHydrated, false)).toBe(true)
    },
    evaluate,
  }
}

function describe({ role, name = '', within }: Target): string {
  return `${role} ${String(name)}${within === undefined ? '' : ` in ${within}`}`
}
