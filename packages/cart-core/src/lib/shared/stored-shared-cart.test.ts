import { createMemoryStorage } from '@floga/browser-storage/testing'
import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { createExamplePerson, createExampleSharedCart } from '../testing/example-shared-cart.js'
import { createSharedCartStore } from './stored-shared-cart.js'

function open(memory = createMemoryStorage(null)) {
  const problems: string[] = []
  const openTab = () =>
    createSharedCartStore({
      tenant: 'default',
      storage: memory.openTab(),
      store: createStore(),
      onProblem: ({ code }) => problems.push(code),
    })
  return { memory, problems, openTab }
}

describe('createSharedCartStore', () => {
  it('gives the next page id, revision, people and who the visitor is', () => {
    const { openTab } = open()
    const cart = createExampleSharedCart({ revision: 7, lockedUntil: '2026-01-01T11:00:00.000Z' })
    openTab().update(cart)
    const { data, ...known } = openTab().read()
    expect(known).toMatchObject({
      id: cart.id,
      member: null,
      owner: { ...cart.owner, isHere: false },
    })
    expect(data).toMatchObject({
      revision: 7,
      expiresAt: cart.expiresAt,
      lockedUntil: cart.lockedUntil,
    })
    // Presence is unknown until the server's response.
    expect(data?.people.map(({ name, isHere }) => [name, isHere])).toEqual([
      ['Giorgos', false],
      ['Maria', false],
    ])
  })

  it('keeps the newest revision, of whichever tab', () => {
    const { openTab } = open()
    const [one, other] = [openTab(), openTab()]
    one.update(createExampleSharedCart({ revision: 7 }))
    other.update(createExampleSharedCart({ revision: 6 }))
    expect(openTab().read().data?.revision).toBe(7)
    other.update(createExampleSharedCart({ id: 'shared-2', revision: 1 }))
    expect(one.read()).toMatchObject({ id: 'shared-2', data: { revision: 1 } })
  })

  it('takes nothing that is not its own', () => {
    const codeOf = (text: string) => {
      const { problems, openTab } = open(createMemoryStorage(text))
      expect(openTab().read().id).toBeNull()
      return problems.join()
    }
    expect(codeOf('{')).toBe('corrupt')
    expect(codeOf('7')).toBe('foreign')
    expect(codeOf('{"v":2}')).toBe('other-version')
    expect(codeOf('{"id":"x"}')).toBe('foreign')
    expect(codeOf('{"v":1,"tenant":"other","id":"x"}')).toBe('other-tenant')
    expect(codeOf('{"v":1,"tenant":"default","id":""}')).toBe('foreign')
  })

  it('takes as much as can be read', () => {
    const read = (stored: object) =>
      open(createMemoryStorage(JSON.stringify({ v: 1, tenant: 'default', id: 'x', ...stored })))
        .openTab()
        .read()
    expect(read({ data: 7 })).toMatchObject({ id: 'x', data: null, member: null, owner: null })
    expect(read({ data: { revision: '7', people: [] } }).data).toBeNull()
    const person = createExamplePerson()
    const people = [person, 7, { id: 'x' }, { ...person, role: 'KING' }]
    const { data } = read({ data: { revision: 7, people, expiresAt: 5 } })
    expect(data?.people).toHaveLength(1)
    expect(data?.expiresAt).toBe('')
    // Both at once is nothing that was written here.
    expect(read({ member: person, owner: person })).toMatchObject({
      member: null,
      owner: { id: 'maria' },
    })
  })
})
