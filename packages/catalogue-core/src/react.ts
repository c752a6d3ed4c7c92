export { useExampleTerm, useKeptList, useSuggestions } from './lib/device/use-followed.js'
