import { foldText } from '@floga/fold-text'

const islands = ['Νάξος', 'Πάρος', 'Σύρος']
const typed = foldText('ναξ')

console.log(islands.filter((island) => foldText(island).includes(typed))) // ['Νάξος']
