// @vitest-environment jsdom
import { LocaleProvider } from '@floga/i18n/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { StorefrontContext } from '../lib/views/storefront-context.js'
import { testShop } from '../testing/test-shop.js'
import { ShopForm } from './shop-form.js'
import type { ShopFormProps } from './shop-form.js'
import { PasswordField } from './fields/password-field.js'
import { TextField } from './fields/text-field.js'

// Styles are made when the shop is built, and pages belong to a server.
// jsdom has no CSS object; the names of these fields need no escape.
vi.stubGlobal('CSS', { escape: (text: string) => text })
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))
vi.mock('@remix-run/react', async () => {
  const { forwardRef } = await import('react')
  type FormProps = ComponentProps<'form'> & { preventScrollReset: boolean }
  return {
    Form: forwardRef<HTMLFormElement, FormProps>(function Form(props, ref) {
      const { preventScrollReset: _, ...form } = props
      return <form ref={ref} {...form} />
    }),
    useLocation: () => ({ pathname: '/checkout' }),
    useNavigation: () => ({ state: 'idle' }),
  }
})

const locale = testShop.locales.get('en')
const { t, formatters } = testShop.languageOf(locale)
const schema = v.object({
  email: v.pipe(v.string('Required'), v.email('No e-mail')),
  city: v.string('Required'),
})

function Example(props: Partial<ShopFormProps>) {
  return (
    <LocaleProvider locale={locale} translator={t} formatters={formatters}>
      <StorefrontContext.Provider value={testShop}>
        <ShopForm id="example" answer={undefined} schema={schema} submitLabel="Send" {...props}>
          <TextField name="email" label="E-mail" />
          <TextField name="city" label="City" />
          <button type="submit" name="intent" value="update" formNoValidate>
            Update
          </button>
        </ShopForm>
      </StorefrontContext.Provider>
    </LocaleProvider>
  )
}

function show(props: Partial<ShopFormProps> = {}): HTMLFormElement {
  render(<Example {...props} />)
  return document.querySelector('form')!
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(cleanup)

/** Prevents forms from navigating; returns the fields of submit events that were not prevented. */
function send(form: HTMLFormElement, button: string): boolean {
  let isSent = false
  const onSubmit = (event: Event): void => {
    isSent = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('submit', onSubmit, { once: true })
  press(button)
  document.removeEventListener('submit', onSubmit)
  return isSent
}

describe('ShopForm', () => {
  it('blocks an invalid form, and submits a valid one', () => {
    const form = show()
    expect(send(form, 'Send')).toBe(false)
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true')
    type('E-mail', 'maria@example.gr')
    type('City', 'Athens')
    expect(send(form, 'Send')).toBe(true)
  })

  it('submits without validation by a button that requests it', () => {
    expect(send(show(), 'Update')).toBe(true)
  })

  it('is submitted again with the same button if there was no response', () => {
    const requestSubmit = vi.fn<HTMLFormElement['requestSubmit']>()
    vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(requestSubmit)
    const notices = [{ title: 'No answer', text: 'All is kept.', sendAgain: 'button' as const }]
    const answer = { formId: 'example', result: null, notices, isDone: false, timestamp: null }
    const form = show({ answer })
    expect(document.activeElement?.textContent).toContain('No answerAll is kept.')
    send(form, 'Update')
    press(t('form.sendOnceMore'))
    expect(requestSubmit).toHaveBeenCalledWith(screen.getByRole('button', { name: 'Update' }))
    vi.restoreAllMocks()
  })

  it('validates values derived from the input as well', () => {
    const prepare = (typed: FormData): FormData => {
      const form = new FormData()
      for (const [name, value] of typed) form.set(name, value)
      form.set('city', 'Athens')
      return form
    }
    const form = show({ prepare })
    type('E-mail', 'maria@example.gr')
    expect(send(form, 'Send')).toBe(true)
  })

  it('validates a long form field by field, and summarizes errors only on submit', () => {
    const form = show({
      isLong: true,
      labelOf: (name) => (name === 'email' ? 'Your mail' : undefined),
    })
    type('E-mail', 'maria@')
    fireEvent.focusOut(screen.getByLabelText('E-mail'))
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('City').getAttribute('aria-invalid')).not.toBe('true')
    expect(screen.queryByRole('link')).toBeNull()
    expect(send(form, 'Send')).toBe(false)
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(links).toEqual(['Your mail: No e-mail', 'Required'])
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
  })

  it.each([
    { notices: [], moved: 'E-mail' },
    { notices: [{ title: 'Not sent', text: 'Full.' }], moved: 'Not sentFull.' },
  ])('moves the focus to its answer, unless the visitor types on elsewhere ($moved)', (told) => {
    const result = { status: 'error' as const, error: { email: ['Taken'] }, initialValue: {} }
    const answer = {
      formId: 'example',
      result,
      notices: told.notices,
      isDone: false,
      timestamp: null,
    }
    const focusAfterAnswer = (typesOn: boolean) => {
      const { rerender } = render(<Example />)
      screen.getByRole('button', { name: 'Update' }).focus()
      send(document.querySelector('form')!, 'Update')
      if (typesOn) screen.getByLabelText('City').focus()
      rerender(<Example answer={answer} />)
      const { activeElement } = document
      const label = activeElement instanceof HTMLInputElement && activeElement.labels?.[0]
      const text = (label || activeElement)?.textContent
      cleanup()
      return text
    }
    expect(focusAfterAnswer(false)).toContain(told.moved)
    expect(focusAfterAnswer(true)).toContain('City')
  })

  it('names the fields of its error summary without scripts too', () => {
    const result = { status: 'error' as const, error: { city: ['Required'] } }
    const labels = { city: 'City' }
    const answer = {
      formId: 'example',
      result,
      labels,
      notices: [],
      isDone: false,
      timestamp: null,
    }
    const html = renderToString(<Example answer={answer} />)
    expect(html).toMatch(/<a [^>]*>City: Required<\/a>/)
  })

  it('posts to the given URL, and announces that it is busy', () => {
    const form = show({ isKeeping: true, action: '/en/checkout' })
    expect(form.getAttribute('aria-busy')).toBe('true')
    expect(form.getAttribute('action')).toBe('/en/checkout')
  })
})

describe('PasswordField', () => {
  it('is masked, can be revealed, and accepts a password manager’s value', () => {
    render(
      <LocaleProvider locale={locale} translator={t} formatters={formatters}>
        <StorefrontContext.Provider value={testShop}>
          <ShopForm id="login" answer={undefined} schema={schema} keepsDraft={false}>
            <PasswordField name="password" label="Password" autoComplete="current-password" />
          </ShopForm>
        </StorefrontContext.Provider>
      </LocaleProvider>,
    )
    const field = screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' })
    expect([field.type, field.autocomplete]).toEqual(['password', 'current-password'])
    expect(fireEvent.paste(field)).toBe(true)
    fireEvent.input(field, { target: { value: 'a good password' } })
    press(t('form.showPassword'))
    expect([field.type, field.value]).toEqual(['text', 'a good password'])
    press(t('form.hidePassword'))
    expect(field.type).toBe('password')
  })
})
