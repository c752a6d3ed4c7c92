import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/fake-clock.js'
import { createSuggestionSession, type SuggestionState } from './suggestion-session.js'

interface Question {
  term: string
  signal: AbortSignal
  answer: (found: string[]) => Promise<unknown>
  fail: (cause: Error) => Promise<unknown>
}

function openField(options: { maxEntries?: number } = {}) {
  const clock = createFakeClock()
  const asked: Question[] = []
  const store = createStore()
  const session = createSuggestionSession<string[]>({
    ...options,
    clock,
    store,
    ask: (term, signal) => {
      const { promise, resolve, reject } = withResolvers<string[]>()
      const settled = (settle: () => void) => {
        settle()
        return Promise.allSettled([promise])
      }
      asked.push({
        term,
        signal,
        answer: (found) => settled(() => resolve(found)),
        fail: (cause) => settled(() => reject(cause)),
      })
      return promise
    },
  })
  const states: SuggestionState<string[]>[] = []
  const shown = () => store.get(session.suggestionsAtom)
  store.sub(session.suggestionsAtom, () => states.push(shown()))
  const typeWord = (text: string) => {
    session.type(text)
    clock.advance(40)
  }
  return { clock, session, shown, asked, states, typeWord }
}

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => {}
  let reject: (cause: Error) => void = () => {}
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

describe('createSuggestionSession', () => {
  it('sends a request once typing pauses, for the last term', () => {
    const { clock, session, asked } = openField()
    for (const text of ['ta', 'tan', 'tank']) {
      session.type(text)
      clock.advance(39)
    }
    expect(asked).toEqual([])
    clock.advance(1)
    expect(asked.map(({ term }) => term)).toEqual(['tank'])
  })

  it('sends no request for one character, nor again for the same term', () => {
    const { asked, shown, typeWord } = openField()
    typeWord('t')
    expect(shown()).toEqual({ status: 'idle' })
    typeWord('tank')
    typeWord(' tank ')
    expect(asked).toHaveLength(1)
  })

  it('lets the newest question win and aborts the older', async () => {
    const { asked, shown, states, typeWord } = openField()
    typeWord('tank')
    typeWord('tank 40')
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await asked[1]?.answer(['Tank 40 l'])
    await asked[0]?.answer(['Any tank'])
    expect(shown()).toEqual({
      status: 'answered',
      term: 'tank 40',
      answer: ['Tank 40 l'],
    })
    expect(states.map(({ status }) => status)).toEqual(['asking', 'asking', 'answered'])
  })

  it('does not show the failure of an older question', async () => {
    const { asked, shown, typeWord } = openField()
    typeWord('tank')
    typeWord('hose')
    await asked[0]?.fail(new Error('aborted'))
    expect(shown()).toMatchObject({ status: 'asking', term: 'hose' })
  })

  it('keeps the previous result visible while a request is pending', async () => {
    const { asked, shown, typeWord } = openField()
    typeWord('tank')
    await asked[0]?.answer(['Tank'])
    typeWord('tanks')
    expect(shown()).toMatchObject({ status: 'asking', previous: ['Tank'] })
    typeWord('tanks r')
    expect(shown()).toMatchObject({ status: 'asking', previous: ['Tank'] })
  })

  it('shows a cached response at once', async () => {
    const { session, asked, shown, typeWord } = openField()
    typeWord('tank')
    await asked[0]?.answer(['Tank'])
    typeWord('tanks')
    session.type('tank')
    expect(shown()).toEqual({ status: 'answered', term: 'tank', answer: ['Tank'] })
    expect(asked[1]?.signal.aborted).toBe(true)
  })

  it('caches a limited number of responses, the newest ones', async () => {
    const { session, asked, shown, typeWord } = openField({ maxEntries: 1 })
    typeWord('tank')
    await asked[0]?.answer(['Tank'])
    typeWord('hose')
    await asked[1]?.answer(['Hose'])
    typeWord('ta')
    session.type('hose')
    expect(shown()).toMatchObject({ status: 'answered', answer: ['Hose'] })
    typeWord('tank')
    expect(asked.map(({ term }) => term)).toEqual(['tank', 'hose', 'ta', 'tank'])
  })

  it('reports a failure, and sends a request again for the same term', async () => {
    const { asked, shown, typeWord } = openField()
    const cause = new Error('offline')
    typeWord('tank')
    await asked[0]?.fail(cause)
    expect(shown()).toEqual({ status: 'failed', term: 'tank', cause })
    typeWord('tank')
    expect(asked).toHaveLength(2)
  })

  it('sends and shows nothing once closed', async () => {
    const { clock, session, asked, shown, typeWord } = openField()
    typeWord('tank')
    session.close()
    await asked[0]?.answer(['Tank'])
    expect(shown()).toEqual({ status: 'idle' })
    session.type('hose')
    session.close()
    clock.advance(1000)
    expect(asked).toHaveLength(1)
    expect(clock.pendingCount()).toBe(0)
  })
})

describe('createSuggestionSession without options', () => {
  it("uses the machine's timers by default", async () => {
    const store = createStore()
    const session = createSuggestionSession({ store, ask: async (term: string) => term.length })
    const shown = () => store.get(session.suggestionsAtom)
    const answered = new Promise<void>((resolve) => {
      store.sub(session.suggestionsAtom, () => shown().status === 'answered' && resolve())
    })
    session.type('tank')
    await answered
    expect(shown()).toEqual({ status: 'answered', term: 'tank', answer: 4 })
  })
})
