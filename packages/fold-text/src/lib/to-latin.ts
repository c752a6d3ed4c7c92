/** As on road signs (ELOT 743), letter by letter. */
const letters: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

/**
 * Greek letters as Latin ones. Lower case without accents is replaced: fold the text before.
 *
 * @example
 * toLatin(foldText('Φίλτρο')) // 'filtro'
 */
export function toLatin(text: string): string {
  return [...text].map((character) => letters[character] ?? character).join('')
}
