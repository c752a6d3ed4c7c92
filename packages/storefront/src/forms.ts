export { regionOf, type CountryRules } from './forms/address/region-of.js'
export { useRegion, type RegionState } from './forms/address/use-region.js'
export { CheckboxField, type CheckboxFieldProps } from './forms/fields/checkbox-field.js'
export { fieldLabel } from './forms/fields/field-label.js'
export { createFieldRules, type FormArea, type FormSchema } from './forms/fields/field-rules.js'
export { PasswordField, type PasswordFieldProps } from './forms/fields/password-field.js'
export { PersonFields } from './forms/fields/person-fields.js'
export { RadioField, type RadioFieldProps } from './forms/fields/radio-field.js'
export { SelectField, type SelectFieldProps } from './forms/fields/select-field.js'
export { TextAreaField, type TextAreaFieldProps } from './forms/fields/text-area-field.js'
export { TextField, type TextFieldProps } from './forms/fields/text-field.js'
export {
  EmailLinkPage,
  sendEmailLink,
  type EmailLinkAnswer,
  type EmailLinkPageProps,
} from './forms/email-link-page.js'
export { honeypotField } from './forms/field-names.js'
export { answerFor, type FormAnswer, type FormNotice } from './forms/form-answer.js'
export { FormNotices, type FormNoticesProps } from './forms/form-notices.js'
export { FormPage, type FormPageProps } from './forms/form-page.js'
export { FormSent, type FormSentProps } from './forms/form-sent.js'
export { fieldId, FormStateContext, useFormField, type FormState } from './forms/form-state.js'
export { formErrors, formValues } from './forms/form-values.js'
export { sendForm, sendKeepingPage } from './forms/send-form.js'
export { fieldGrid, formPage } from './forms/shop-form.styles.js'
export { ShopForm, type ShopFormProps } from './forms/shop-form.js'
export type { Translate } from './lib/create-storefront.js'
