// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { deleteFormDraft, saveFormDraft, restoreFormDraft } from './form-draft.js'

const key = 'floga.form:/contact:contact'

const fields = `
  <input name="name"><input name="email" value="maria@example.com">
  <textarea name="message"></textarea>
  <select name="kind"><option>QUESTION</option><option>RETURN</option></select>
  <input type="checkbox" name="terms" value="on"><input type="checkbox" name="news" value="on" checked>
  <input type="radio" name="way" value="post" checked><input type="radio" name="way" value="shop">`

const unkept = `
  <input type="password" name="password"><input type="hidden" name="form" value="contact">
  <input name="card" data-draft="off"><input name="website" tabindex="-1"><input id="nameless">`

function openForm(html = fields): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`
  return document.querySelector('form')!
}

function createStorage(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first))
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement

/** The fields that a form would submit. */
const sent = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

function fillIn(form: HTMLFormElement): void {
  controlOf(form, 'name').value = 'Μαρία'
  controlOf(form, 'message').value = 'Πότε\nανοίγετε;'
  controlOf(form, 'kind').value = 'RETURN'
  controlOf(form, 'terms').checked = true
  controlOf(form, 'news').checked = false
  form.querySelector<HTMLInputElement>('[value="shop"]')!.checked = true
}

describe('a draft of a form', () => {
  it('restores all typed text and choices after a reload', () => {
    const storage = createStorage()
    const before = openForm()
    fillIn(before)
    saveFormDraft(before, storage, key)
    const typed = sent(before)
    const after = openForm()
    expect(sent(after)).not.toEqual(typed)
    restoreFormDraft(after, storage, key)
    expect(sent(after)).toEqual(typed)
    expect(typed).toMatchObject({ name: 'Μαρία', kind: 'RETURN', terms: 'on', way: 'shop' })
    expect(typed).not.toHaveProperty('news')
  })

  it('fires an event for every field that it changes, as typing does', () => {
    const storage = createStorage({ [key]: JSON.stringify({ name: 'Μαρία', terms: 'on' }) })
    const form = openForm()
    const events: string[] = []
    for (const type of ['input', 'change']) {
      form.addEventListener(type, ({ target }) => {
        events.push(`${type} ${(target as HTMLInputElement).name}`)
      })
    }
    restoreFormDraft(form, storage, key)
    expect(events.sort()).toEqual(['change name', 'change terms', 'input name', 'input terms'])
  })

  it('never stores a password, a honeypot, or a hidden field', () => {
    const storage = createStorage()
    const form = openForm(fields + unkept)
    for (const control of form.querySelectorAll('input')) control.value ||= 'a secret'
    saveFormDraft(form, storage, key)
    expect(Object.keys(JSON.parse(storage.kept.get(key)!)).sort()).toEqual([
      'email',
      'kind',
      'message',
      'name',
      'news',
      'terms',
      'way',
    ])
    const planted = createStorage({
      [key]: JSON.stringify({ password: 'x', form: 'x', card: 'x' }),
    })
    const fresh = openForm(unkept)
    restoreFormDraft(fresh, planted, key)
    expect(sent(fresh)).toEqual({ password: '', form: 'contact', card: '', website: '' })
  })

  it('does not overwrite newer input', () => {
    const storage = createStorage({
      [key]: JSON.stringify({ name: 'Μαρία', email: 'old@example.com', terms: '' }),
    })
    const form = openForm()
    controlOf(form, 'name').value = 'Ελένη'
    controlOf(form, 'terms').checked = true
    restoreFormDraft(form, storage, key)
    expect(sent(form)).toMatchObject({ name: 'Ελένη', email: 'old@example.com', terms: 'on' })
  })

  it('is empty once it was dropped', () => {
    const storage = createStorage()
    const form = openForm()
    fillIn(form)
    saveFormDraft(form, storage, key)
    deleteFormDraft(storage, key)
    const first = sent(openForm())
    restoreFormDraft(openForm(), storage, key)
    expect(sent(document.querySelector('form')!)).toEqual(first)
  })

  it('is not kept where it is too long, nor where a storage is full or blocked', () => {
    const storage = createStorage()
    const form = openForm()
    controlOf(form, 'message').value = 'x'.repeat(20_001)
    saveFormDraft(form, storage, key)
    expect(storage.kept.size).toBe(0)
    const refuse = () => {
      throw new Error('blocked')
    }
    const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse }
    saveFormDraft(openForm(), blocked, key)
    restoreFormDraft(openForm(), blocked, key)
    deleteFormDraft(blocked, key)
    expect(sent(document.querySelector('form')!)).toEqual(sent(openForm()))
  })

  it('takes nothing from a storage that holds something else', () => {
    for (const text of ['', 'null', '[1]', '{"name":5}', '{"name', '"x"']) {
      const form = openForm()
      restoreFormDraft(form, createStorage({ [key]: text }), key)
      expect(controlOf(form, 'name').value).toBe('')
    }
  })
})
