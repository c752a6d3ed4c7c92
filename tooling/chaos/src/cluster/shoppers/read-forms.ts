import { Parser } from 'htmlparser2'

/** A form as a browser without scripts would send it. */
export interface PageForm {
  id: string
  method: string
  /** The form's `action` as written. */
  action: string
  /** Initial values of the fields, without buttons. */
  fields: Record<string, string>
}

/** Reads the forms of a page, in their order. */
export function readForms(html: string): PageForm[] {
  const forms: PageForm[] = []
  let form: PageForm | undefined
  let select: { name: string; isChosen: boolean } | undefined
  const parser = new Parser({
    onopentag(tag, attributes) {
      const { name = '', value = '' } = attributes
      if (tag === 'form') {
        const { id = '', method = 'get', action = '' } = attributes
        form = { id, method, action, fields: {} }
        forms.push(form)
      } else if (form && tag === 'select') {
        select = { name, isChosen: false }
      } else if (form && tag === 'option' && select && !select.isChosen) {
        // The first one counts until another is marked.
        select.isChosen = 'selected' in attributes
        if (select.isChosen || !(select.name in form.fields)) form.fields[select.name] = value
      } else if (form && tag === 'textarea') {
        form.fields[name] = ''
      } else if (form && tag === 'input' && name !== '' && isSent(attributes)) {
        form.fields[name] = value
      }
    },
    onclosetag(tag) {
      if (tag === 'form') form = undefined
      if (tag === 'select') select = undefined
    },
  })
  parser.end(html)
  return forms
}

function isSent({ type = 'text', ...attributes }: Record<string, string>): boolean {
  if (type === 'checkbox' || type === 'radio') return 'checked' in attributes
  return type !== 'submit' && !('disabled' in attributes)
}
