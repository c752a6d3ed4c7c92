import { expect, it } from 'vitest'
import { readForms } from './read-forms.js'

it('reads the fields that a form would submit: no buttons, selected values, and the first of a list', () => {
  const [form, other] = readForms(`
    <form id="checkout" method="post" action="/checkout">
      <input name="email" value="a&amp;b"><input type="submit" name="intent" value="place">
      <input type="radio" name="way" value="1"><input type="radio" name="way" value="2" checked>
      <input type="checkbox" name="terms"><input name="old" value="1" disabled><textarea name="notes"></textarea>
      <select name="region"><option value="">–</option><option value="I">Attica</option></select>
      <select name="country"><option value="CY">Cyprus</option><option value="GR" selected>Greece</option></select>
    </form><form action="/search"><input name="term" value="hose"></form>`)
  expect(form).toEqual({
    id: 'checkout',
    method: 'post',
    action: '/checkout',
    fields: { email: 'a&b', way: '2', notes: '', region: '', country: 'GR' },
  })
  expect(other).toMatchObject({ method: 'get', fields: { term: 'hose' } })
})
