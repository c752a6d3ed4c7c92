export { useExampleTerm, useKeptList, useSuggestions } from './lib/use-followed.js'
