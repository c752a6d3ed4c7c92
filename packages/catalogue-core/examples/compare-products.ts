import { createLocalStorage } from '@floga/browser-storage'
import { createComparison } from '@floga/catalogue-core'

const comparison = createComparison({
  storage: createLocalStorage(window, 'floga:compare:default'),
  onProblem: ({ code }) => console.warn(`comparison: ${code}`),
})
const answer = comparison.add('7f9c0e5a')
if (!answer.ok && answer.code === 'full') console.log('Remove a product first.')
