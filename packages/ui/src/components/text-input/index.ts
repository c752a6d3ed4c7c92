export { TextArea, TextInput } from './text-input.js'
export type { TextAreaProps, TextInputProps } from './text-input.js'
