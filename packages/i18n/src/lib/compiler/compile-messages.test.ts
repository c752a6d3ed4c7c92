import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import type { MessageTable } from '../messages/translator.js'
import { createTranslator } from '../messages/translator.js'
import { compileMessages } from './compile-messages.js'

interface Params {
  [key: string]: Record<string, unknown>
}

function compile(greek: unknown, english: unknown) {
  return compileMessages([
    { code: 'el', file: 'el.json', json: JSON.stringify(greek) },
    { code: 'en', file: 'en.json', json: JSON.stringify(english) },
  ])
}

/** Compiles one message in one language and writes it, as a page would. */
async function write(message: string, params: Record<string, unknown> = {}, code = 'en') {
  const { modules, problems } = compileMessages([
    { code, file: `${code}.json`, json: JSON.stringify({ group: { message } }) },
  ])
  expect(problems).toEqual([])
  const source = modules.get(`messages.${code}.ts`) ?? ''
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  })
  const module = (await import(`data:text/javascript,${encodeURIComponent(outputText)}`)) as {
    messages: MessageTable<Params>
  }
  const t = createTranslator<Params>(module.messages, { iso: code, timeZone: 'Europe/Athens' })
  return t.has('group.message') ? t('group.message', params) : undefined
}

function problemOf(message: string) {
  const { problems } = compile({ key: message }, { key: message })
  return problems[0]?.message
}

function link(text: string, index: number) {
  return `[${text}:${index}]`
}

describe('compileMessages', () => {
  it('counts items in Greek and in English', async () => {
    const greek = '{count, plural, =0 {Κανένα προϊόν} one {# προϊόν} other {# προϊόντα}}'
    expect(await write(greek, { count: 0 }, 'el')).toBe('Κανένα προϊόν')
    expect(await write(greek, { count: 1 }, 'el')).toBe('1 προϊόν')
    expect(await write(greek, { count: 1200 }, 'el')).toBe('1.200 προϊόντα')
    const english = '{count, plural, =0 {No items} one {1 item} other {{count} items}}'
    expect(await write(english, { count: 0 })).toBe('No items')
    expect(await write(english, { count: 1 })).toBe('1 item')
    expect(await write(english, { count: 2 })).toBe('2 items')
  })

  it('writes choices, ranks, offsets and nested messages', async () => {
    const choice = '{kind, select, tank {a {size} tank} other {something}}'
    expect(await write(choice, { kind: 'tank', size: 'round' })).toBe('a round tank')
    expect(await write(choice, { kind: 'else', size: '' })).toBe('something')
    const rank = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
    expect(await write(rank, { n: 22 })).toBe('22nd')
    const others = '{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}'
    expect(await write(others, { n: 1 })).toBe('you')
    expect(await write(others, { n: 2 })).toBe('you and 1 other')
    expect(await write(others, { n: 5 })).toBe('you and 4 others')
  })

  it('writes numbers, dates and texts', async () => {
    expect(await write('{a} and {b}', { a: 1, b: 2 })).toBe('1 and 2')
    expect(await write('{a}{b}', { a: 1, b: 2 })).toBe('12')
    expect(await write('{n, number} {p, number, percent}', { n: 1234.5, p: 0.24 })).toBe(
      '1,234.5 24%',
    )
    expect(await write('{d, date} {d, date, long} {d, time}', { d: 0 })).toBe(
      '01/01/1970 January 1, 1970 02:00',
    )
  })

  it('keeps quotes, braces and scripts of a message as text', async () => {
    expect(await write(`"x" \`$'{1}'\` \\ '{braces}' it''s \u2028`)).toBe(
      `"x" \`\${1}\` \\ {braces} it's \u2028`,
    )
    expect(await write("'<b>' {a}", { a: 1 })).toBe('<b> 1')
    expect(await write('')).toBe('')
  })

  it('compiles messages with tags to nodes', async () => {
    expect(await write('Read <link>the {what}</link> now', { link, what: 'terms' })).toBe(
      'Read [the terms:0] now',
    )
    expect(await write('<a>one</a><b>two</b>', { a: link, b: link })).toBe('[one:0][two:1]')
  })

  it('lists every key with its parameters', () => {
    const { modules } = compile(
      { site: 'Floga', cart: { count: '{n}', until: '{d, date}', terms: '<link>όροι</link>' } },
      {
        site: 'Floga',
        cart: {
          count: '{n, plural, one {#} other {#}}',
          until: '{d, date}',
          terms: '<link>terms</link>',
        },
      },
    )
    const keys = modules.get('message-keys.ts') ?? ''
    expect(keys).toContain('"site": undefined\n')
    expect(keys).toContain('"cart.count": { "n": number }\n')
    expect(keys).toContain('"cart.until": { "d": Date | number | string }\n')
    expect(keys).toContain('"cart.terms": { "link": MessageTag }\n')
    expect([...modules.keys()]).toEqual([
      'message-keys.ts',
      'all-messages.ts',
      'messages.el.ts',
      'messages.en.ts',
    ])
    expect(modules.get('all-messages.ts')).toContain('  "en": language1,')
  })

  it('makes a table for each outermost group', () => {
    const messages = { site: 'Floga', 'error-page': { title: 'A' }, cart: { title: 'B' } }
    const english = compile(messages, messages).modules.get('messages.en.ts')
    expect(english).toContain('export const ungroupedMessages = {\n  "site": "Floga",\n}')
    expect(english).toContain('export const errorPageMessages = {\n  "error-page.title": "A",\n}')
    expect(english).toContain('export const cartMessages')
  })

  it('writes the same order of keys for every language', () => {
    const { modules } = compile({ b: { x: '1' }, a: '2' }, { a: '2', b: { x: '1' } })
    expect(modules.get('messages.en.ts')).toBe(modules.get('messages.el.ts'))
  })

  it('reports a key that a language lacks', () => {
    expect(compile({ cart: { title: 'Καλάθι' } }, { cart: {} }).problems).toEqual([
      {
        file: 'en.json',
        key: 'cart.title',
        message: 'Missing here, but written in el.json. Translate it, or remove it there.',
      },
    ])
  })

  it('reports parameters that differ between languages', () => {
    expect(compile({ hi: '{name}' }, { hi: '{who}' }).problems[0]).toEqual({
      file: 'en.json',
      key: 'hi',
      message: 'Has the parameters who; the other languages have name. Use the same names.',
    })
    expect(compile({ at: '{t, date}' }, { at: '{t, number}' }).problems[0]?.message).toBe(
      "Uses 't' as a number; the other languages use it as a date. Use it alike.",
    )
    expect(compile({ hi: '{name}' }, { hi: 'Hi' }).problems[0]?.message).toContain('none')
  })

  it('reports plural forms that a language lacks or does not have', () => {
    expect(problemOf('{n, plural, other {#}}')).toContain("'one' of el is missing")
    expect(problemOf('{n, plural, one {#} few {#} other {#}}')).toContain("no plural form 'few'")
    expect(problemOf('{n, plural, =1 {1} other {#}}')).toBeUndefined()
  })

  it('reports messages that cannot be read or compiled', () => {
    expect(problemOf('{n')).toContain('Not a valid ICU message')
    expect(problemOf('{n, plural, one {#}}')).toContain('Not a valid ICU message')
    expect(problemOf('{n, number, ::currency/EUR}')).toContain('is not a style')
    expect(problemOf('{d, date, full}')).toContain("'full' is not a style of 'd'")
    expect(problemOf('<a><b>x</b></a>')).toContain('side by side')
    expect(problemOf('{n, plural, one {<a>x</a>} other {y}}')).toContain('inside a choice')
    expect(problemOf('{a, date} {a, number}')).toContain('used in two ways')
  })

  it('reports files that hold something else', () => {
    const read = compileMessages([{ code: 'el', file: 'el.json', json: '{"a": "b"' }])
    expect(read.problems[0]?.message).toContain('Not valid JSON')
    expect(compile({ a: 1 }, { a: 1 }).problems[0]).toMatchObject({ key: 'a' })
    expect(compile({ 'a.b': 'x' }, { 'a.b': 'x' }).problems[0]?.message).toContain('is not a key')
  })

  it('writes nothing when there are problems', () => {
    expect(compile({ a: 'x' }, {}).modules.size).toBe(0)
  })
})
