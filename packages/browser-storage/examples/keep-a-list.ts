import { createLocalStorage } from '@floga/browser-storage'
import { createStoredAtom } from '@floga/browser-storage/atoms'
import { createStore } from 'jotai/vanilla'

const recent = createStoredAtom<readonly string[]>({
  storage: createLocalStorage(window, 'shop:recent:default'),
  empty: [],
  parse: (text) => {
    const content: unknown = JSON.parse(text)
    return Array.isArray(content)
      ? { ok: true, value: content.map(String) }
      : { ok: false, code: 'foreign' }
  },
  onProblem: ({ code }) => console.warn(`recent: ${code}`),
})

const store = createStore()
store.set(recent.changeAtom, (known) => ['tank', ...known].slice(0, 5))
console.log(recent.read())
