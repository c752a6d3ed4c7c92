export { SearchCombobox } from './search-combobox.js'
export type { SearchComboboxProps } from './search-combobox.js'
export type { Suggestion, SuggestionGroup } from './suggestion-list.js'
