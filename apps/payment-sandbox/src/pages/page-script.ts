/**
 * Groups digits and completes the date while typing, ignores second clicks, and returns to the shop
 * automatically.
 */
export const pageScript = `
const number = document.querySelector('#number')
number?.addEventListener('input', () => {
  if (number.selectionStart !== number.value.length) return
  const digits = number.value.replace(/\\s/g, '')
  if (/^\\d*$/.test(digits)) number.value = digits.replace(/(\\d{4})(?=\\d)/g, '$1 ')
})
const expiry = document.querySelector('#expiry')
expiry?.addEventListener('input', (event) => {
  if (event.inputType?.startsWith('delete')) return
  if (expiry.selectionStart !== expiry.value.length) return
  const [, month, year] = expiry.value.match(/^(\\d{2})[\\s/.-]*(\\d{0,4})$/) ?? []
  if (month) expiry.value = month + '/' + year
})
for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault()
    form.dataset.sent = 'true'
    form.querySelector('button')?.setAttribute('aria-busy', 'true')
  })
}
addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent
})
// Not by the attribute: browsers complain of it in a frame of another origin.
document.querySelector('[data-first]')?.focus()
document.querySelector('#return')?.requestSubmit()
`
