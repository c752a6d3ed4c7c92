import { allCases, quickCases } from './all-cases.js'
import { testCases } from './testing/test-cases.js'

// The shop is not built here: its cases run by command alone.
testCases(allCases.filter((one) => !one.needsShop && !quickCases.includes(one)))
